#!/usr/bin/env bash
# kd-tree-javascript 1.0.3: remove() leaves a point in the tree if others share its coordinate.
#
# README: "Remove a point from the tree by reference." A tree that is made of a list is split at the
# median, so that points with the median's coordinate can stand on both sides, but remove() looks for
# them on the right side only. It then returns without a word, and nearest() goes on finding the
# point. Things on the cells of a map share coordinates all the time: of 25 cells, five can't be
# removed. In a tree that grew by insert(), all can.
#
# Seen with Node.js 20.20.2; what is left of three points in a column, and the cells of a grid of five
# by five that nearest() still finds after they were removed:
#     without 1,0: 1,0 1,1 1,2
#     without 1,1: 1,0 1,2
#     without 1,2: 1,0 1,1
#     made of a list, stay: 0,0 1,0 2,0 2,1 3,3
#     grown by insert(), stay: none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" kd-tree-javascript@1.0.3
cat >remove.js <<'JS'
const { kdTree } = require("kd-tree-javascript");
const squared = (a, b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
const made = (points) => new kdTree([...points], squared, ["x", "y"]);
const grown = (points) => {
    const tree = made([]);
    for (const point of points) tree.insert(point);
    return tree;
};
const show = (points) => points.map(({ x, y }) => `${x},${y}`).sort().join(" ");

const column = [0, 1, 2].map((y) => ({ x: 1, y }));
for (const point of column) {
    const tree = made(column);
    tree.remove(point);
    const left = tree.nearest(point, 3).map(([found]) => found);
    console.log(`without ${show([point])}:`, show(left));
}
const grid = Array.from({ length: 25 }, (_, i) => ({ x: i % 5, y: Math.floor(i / 5) }));
const staying = (make) =>
    grid.filter((point) => {
        const tree = make(grid);
        tree.remove(point);
        return tree.nearest(point, 1)[0][0] === point;
    });
console.log("made of a list, stay:", show(staying(made)) || "none");
console.log("grown by insert(), stay:", show(staying(grown)) || "none");
JS
node remove.js | tee seen
diff seen - <<'SEEN'
without 1,0: 1,0 1,1 1,2
without 1,1: 1,0 1,2
without 1,2: 1,0 1,1
made of a list, stay: 0,0 1,0 2,0 2,1 3,3
grown by insert(), stay: none
SEEN
