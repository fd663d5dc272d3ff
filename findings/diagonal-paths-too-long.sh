#!/usr/bin/env bash
# pathfinding 0.4.18 and easystarjs 0.4.4: with diagonal steps their paths are often not the shortest.
#
# pathfinding's page marks the finders that are guaranteed to find the shortest path. JumpPointFinder
# and BiDijkstraFinder have the mark. But JumpPointFinder guesses the rest of the way by the
# Manhattan distance unless it is told otherwise, which is too much where diagonal steps are allowed;
# given Heuristic.octile it is right. BiDijkstraFinder stops where its two searches first meet, which
# need not be on the shortest path. easystarjs counts the diagonal steps of its octile distance twice
# (1.4 * shorter side + longer side), which is too much as well.
#
# Seen with Node.js 20.20.2, a straight step being 1, a diagonal one 1.41, from corner to corner:
#     pathfinding   AStarFinder 5.24, JumpPointFinder 5.83, with octile 5.24
#     pathfinding   AStarFinder 3.83, BiDijkstraFinder 4.41
#     easystarjs    shortest 3.83, found 4.41
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" pathfinding@0.4.18 easystarjs@0.4.4
cat >measure.js <<'JS'
const PF = require("pathfinding");
const EasyStar = require("easystarjs");
const grid = (...rows) => rows.map((row) => [...row].map((cell) => (cell === "#" ? 1 : 0)));
const length = (path) =>
    path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - path[i][0], y - path[i][1]), 0).toFixed(2);
const found = (map, finder, options) => {
    const search = new PF[finder]({ diagonalMovement: PF.DiagonalMovement.Always, ...options });
    const path = search.findPath(0, 0, map[0].length - 1, map.length - 1, new PF.Grid(map));
    return length(PF.Util.expandPath(path));
};

const rooms = grid("..#..", ".....", "..#..", ".#...");
console.log("pathfinding   AStarFinder", found(rooms, "AStarFinder") + ", JumpPointFinder",
    found(rooms, "JumpPointFinder") + ", with octile",
    found(rooms, "JumpPointFinder", { heuristic: PF.Heuristic.octile }));

const pillar = grid("...", "...", "...", ".#.");
console.log("pathfinding   AStarFinder", found(pillar, "AStarFinder") + ", BiDijkstraFinder",
    found(pillar, "BiDijkstraFinder"));

const bend = grid("....", ".#..", "#...");
const search = new EasyStar.js();
search.enableSync();
search.enableDiagonals();
search.setGrid(bend);
search.setAcceptableTiles([0]);
search.findPath(0, 0, 3, 2, (path) =>
    console.log("easystarjs    shortest", found(bend, "DijkstraFinder") + ", found",
        length(path.map(({ x, y }) => [x, y]))));
search.calculate();
JS
node measure.js | tee seen
diff seen - <<'SEEN'
pathfinding   AStarFinder 5.24, JumpPointFinder 5.83, with octile 5.24
pathfinding   AStarFinder 3.83, BiDijkstraFinder 4.41
easystarjs    shortest 3.83, found 4.41
SEEN
