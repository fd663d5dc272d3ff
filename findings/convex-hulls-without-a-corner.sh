#!/usr/bin/env bash
# @thi.ng/geom-hull 2.1.223 and graham_scan 1.0.5: convex hulls that leave a point outside.
#
# The hull of a set of points contains all of them, in whatever order they are given. Both packages
# sort the points by their angle around the lowest one, but not those of equal angle by distance:
# geom-hull compares their x, which is the same above the lowest point, graham_scan nothing. The
# scan takes the last of them for the farthest, and drops the others, so that a corner can be lost.
# Cells of a map, whose coordinates are whole numbers, have such points everywhere.
# monotone-chain-convex-hull 1.1.0 is right.
#
# Seen with Node.js 20.20.2; of all orders of the points, those whose hull lacks the last corner:
#     geom-hull       5,0 4,1 5,2 5,4: 12 of 24, such as 5,0 5,2 4,1
#     graham_scan     0,1 1,1 1,3 3,1 4,1: 10 of 120, such as 0,1 1,1 3,1 1,3
#     monotone chain  5,0 4,1 5,2 5,4: 0 of 24
#     monotone chain  0,1 1,1 1,3 3,1 4,1: 0 of 120
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    @thi.ng/geom-hull@2.1.223 graham_scan@1.0.5 monotone-chain-convex-hull@1.1.0
cat >hulls.mjs <<'JS'
import { grahamScan2 } from "@thi.ng/geom-hull";
import GrahamScan from "graham_scan";
import chain from "monotone-chain-convex-hull";

const monotone = chain.default ?? chain;
const scan = (points) => {
    const hull = new GrahamScan();
    for (const [x, y] of points) hull.addPoint(x, y);
    return hull.getHull().map(({ x, y }) => [x, y]);
};
const orders = (points) =>
    points.length < 2
        ? [points]
        : points.flatMap((first) =>
              orders(points.filter((point) => point !== first)).map((rest) => [first, ...rest]));
const show = (points) => points.map((point) => point.join(",")).join(" ");
const lost = (hull_of, points) => {
    const corner = points.at(-1).join(",");
    const all = orders(points);
    const hulls = all.map((order) => show([...hull_of(order)].map(([x, y]) => [x, y])));
    const without = hulls.filter((hull) => !hull.includes(corner));
    const example = without.length ? `, such as ${without.sort()[0]}` : "";
    return `${show(points)}: ${without.length} of ${all.length}${example}`;
};
const column = [[5, 0], [4, 1], [5, 2], [5, 4]];
const row = [[0, 1], [1, 1], [1, 3], [3, 1], [4, 1]];
console.log("geom-hull      ", lost(grahamScan2, column));
console.log("graham_scan    ", lost(scan, row));
console.log("monotone chain ", lost(monotone, column));
console.log("monotone chain ", lost(monotone, row));
JS
node hulls.mjs | tee seen
diff seen - <<'SEEN'
geom-hull       5,0 4,1 5,2 5,4: 12 of 24, such as 5,0 5,2 4,1
graham_scan     0,1 1,1 1,3 3,1 4,1: 10 of 120, such as 0,1 1,1 3,1 1,3
monotone chain  5,0 4,1 5,2 5,4: 0 of 24
monotone chain  0,1 1,1 1,3 3,1 4,1: 0 of 120
SEEN
