#!/usr/bin/env bash
# 2d-polygon-boolean 1.0.1: cutting one polygon from another adds the other one.
#
# README: mode `not` is a cut, the subject without what the other polygon covers. If the two lie apart,
# nothing is to be cut, but both come back. If the subject lies inside the other polygon, nothing is
# left of it, but the other one comes back with a hole where the subject was. Where the outlines cross,
# `not` is right. Who takes a room out of a floor, or the floor out of a room, gets more floor.
#
# Seen with Node.js 20.20.2; squares by corner and side, and all points of the result:
#     0,0 2 not 1,1 2      0,0 0,2 1,1 1,2 2,0 2,1
#     0,0 2 not 5,5 2      0,0 0,2 2,0 2,2 5,5 5,7 7,5 7,7
#     5,5 2 not 0,0 9      0,0 0,9 5,5 5,7 7,5 7,7 9,0 9,9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" 2d-polygon-boolean@1.0.1
cat >cut.js <<'JS'
const combine = require("2d-polygon-boolean");
const square = ([x, y, side]) => [[x, y], [x + side, y], [x + side, y + side], [x, y + side]];
const name = ([x, y, side]) => `${x},${y} ${side}`;
for (const [subject, other] of [
    [[0, 0, 2], [1, 1, 2]],
    [[0, 0, 2], [5, 5, 2]],
    [[5, 5, 2], [0, 0, 9]],
]) {
    const left = combine(square(subject), square(other), "not");
    console.log(`${name(subject)} not ${name(other)}: `, left.flat().map(String).sort().join(" "));
}
JS
node cut.js | tee seen
diff seen - <<'SEEN'
0,0 2 not 1,1 2:  0,0 0,2 1,1 1,2 2,0 2,1
0,0 2 not 5,5 2:  0,0 0,2 2,0 2,2 5,5 5,7 7,5 7,7
5,5 2 not 0,0 9:  0,0 0,9 5,5 5,7 7,5 7,7 9,0 9,9
SEEN
