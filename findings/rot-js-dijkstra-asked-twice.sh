#!/usr/bin/env bash
# rot-js 2.2.1, Path.Dijkstra: an object that has found one path finds none from a cell farther away.
#
# The class keeps what it has searched, so that many starts can share one target. When it reaches a
# start, it has taken that cell from its queue without queueing the cell's neighbours, and a later
# call goes on from a queue that lacks them. In a corridor of ten cells with the target at its end,
# a path from cell 3 has four cells; the next call, from cell 5, calls back for no cell at all. A
# new object finds the six cells. On open ground, later paths can be longer than need be.
#
# Seen with Node.js 20.20.2:
#     from 3, then 5, then 2: 4 0 3 cells
#     from 5, a new object: 6 cells
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" rot-js@2.2.1
cat >ask.js <<'JS'
const { Path } = require("rot-js");
const corridor = (x, y) => y === 0 && x >= 0 && x < 10;
const search = () => new Path.Dijkstra(0, 0, corridor, { topology: 4 });
const cells = (from, paths) => {
    let count = 0;
    paths.compute(from, 0, () => count++);
    return count;
};
const shared = search();
console.log("from 3, then 5, then 2:", [3, 5, 2].map((x) => cells(x, shared)).join(" "), "cells");
console.log("from 5, a new object:", cells(5, search()), "cells");
JS
node ask.js | tee seen
diff seen - <<'SEEN'
from 3, then 5, then 2: 4 0 3 cells
from 5, a new object: 6 cells
SEEN
