#!/usr/bin/env bash
# distance-transform 1.0.2: distances that are too short, already in grids of three by three.
#
# README: the transform gives each cell its distance to the nearest set cell, Euclidean by default,
# and the greater of the two offsets with Infinity, by Meijster's algorithm. The last pass writes the
# distances over the values that cells further on are still to be computed from. In a square of three
# by three, a corner whose nearest set cells are a knight's move away gets the root of three for that
# of five. By Manhattan distance (1) all cells are right. Who spreads light or picks the cell farthest
# from all doors by the map picks a wrong one.
#
# Seen with Node.js 20.20.2; grids of three by three with a wrong cell, and the first of them:
#     exponent 1: 0 of 511
#     exponent 2: 4 of 511
#     exponent Infinity: 12 of 511
#     set cells 3 7
#     distances squared 1 2 3 0 1 2 1 0 1
#     truth             1 2 5 0 1 2 1 0 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    distance-transform@1.0.2 ndarray@1.0.19
cat >distances.js <<'JS'
const transform = require("distance-transform");
const ndarray = require("ndarray");

const side = 3;
const cells = [...Array(side * side).keys()];
const offset = (a, b) => [
    Math.abs((a % side) - (b % side)),
    Math.abs(Math.floor(a / side) - Math.floor(b / side)),
];
const metrics = new Map([
    [1, (x, y) => x + y],
    [2, (x, y) => Math.sqrt(x * x + y * y)],
    [Infinity, (x, y) => Math.max(x, y)],
]);
const nearest = (set, metric) =>
    cells.map((cell) => Math.min(...set.map((other) => metric(...offset(cell, other)))));
const transformed = (set, exponent) => {
    const grid = ndarray(new Float64Array(side * side), [side, side]);
    set.forEach((cell) => (grid.data[cell] = 1));
    transform(grid, exponent);
    return [...grid.data];
};
const wrong = (set, exponent) => {
    const truth = nearest(set, metrics.get(exponent));
    return transformed(set, exponent).some((value, cell) => Math.abs(value - truth[cell]) > 1e-9);
};
const sets = [...Array(2 ** cells.length - 1).keys()].map((number) =>
    cells.filter((cell) => ((number + 1) >> cell) & 1));
for (const exponent of metrics.keys()) {
    const grids = sets.filter((set) => wrong(set, exponent));
    console.log(`exponent ${exponent}: ${grids.length} of ${sets.length}`);
}
const squares = (values) => values.map((value) => Math.round(value * value)).join(" ");
const example = sets.find((set) => wrong(set, 2));
console.log(`set cells ${example.join(" ")}`);
console.log(`distances squared ${squares(transformed(example, 2))}`);
console.log(`truth             ${squares(nearest(example, metrics.get(2)))}`);
JS
node distances.js | tee seen
diff seen - <<'SEEN'
exponent 1: 0 of 511
exponent 2: 4 of 511
exponent Infinity: 12 of 511
set cells 3 7
distances squared 1 2 3 0 1 2 1 0 1
truth             1 2 5 0 1 2 1 0 1
SEEN
