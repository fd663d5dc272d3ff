#!/usr/bin/env bash
# flatten-interval-tree 0.3.4: search() misses intervals that were inserted.
#
# README: "Returns array of values which keys intersected with given interval." The search skips the
# right subtree if the interval at its root begins after the end of the one searched for, but those
# to the left of that root may begin earlier. After 2-5, 7-9, 4-5 and 6-8 were inserted, no interval
# is found at 6. In trees of up to eight intervals, about one search in nine misses some.
# node-interval-tree 2.1.2 finds all.
#
# Seen with Node.js 20.20.2; the searches of a point, in 1,000 trees with the same seed:
#     flatten-interval-tree 6-6: nothing, 6-7: 6-8 7-9, searches that miss some: 2788 of 25000
#     node-interval-tree 6-6: 6-8, 6-7: 6-8 7-9, searches that miss some: 0 of 25000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    flatten-interval-tree@0.3.4 node-interval-tree@2.1.2
cat >search.js <<'JS'
const usual = (loaded) => loaded.default ?? loaded;
const FlattenTree = usual(require("flatten-interval-tree"));
const NodeTree = usual(require("node-interval-tree"));
const trees = {
    "flatten-interval-tree": (intervals) => {
        const tree = new FlattenTree();
        for (const [low, high] of intervals) tree.insert([low, high], `${low}-${high}`);
        return (low, high) => tree.search([low, high]);
    },
    "node-interval-tree": (intervals) => {
        const tree = new NodeTree();
        for (const [low, high] of intervals) tree.insert(low, high, `${low}-${high}`);
        return (low, high) => tree.search(low, high);
    },
};
let state = 1;
const below = (count) => (state = (state * 48271) % 2147483647) % count;
const any_intervals = () => {
    const all = new Map();
    for (let i = 0; i < 8; i++) {
        const low = below(20);
        const high = low + below(6);
        all.set(`${low}-${high}`, [low, high]);
    }
    return [...all.values()];
};
for (const [name, tree] of Object.entries(trees)) {
    const search = tree([[2, 5], [7, 9], [4, 5], [6, 8]]);
    const found = (low, high) => search(low, high).sort().join(" ") || "nothing";
    state = 1;
    let missed = 0;
    for (let i = 0; i < 1000; i++) {
        const intervals = any_intervals();
        const search_any = tree(intervals);
        for (let point = 0; point < 25; point++) {
            const there = intervals.filter(([low, high]) => low <= point && point <= high);
            if (search_any(point, point).length < there.length) missed++;
        }
    }
    console.log(`${name} 6-6: ${found(6, 6)}, 6-7: ${found(6, 7)},`,
        `searches that miss some: ${missed} of 25000`);
}
JS
node search.js | tee seen
diff seen - <<'SEEN'
flatten-interval-tree 6-6: nothing, 6-7: 6-8 7-9, searches that miss some: 2788 of 25000
node-interval-tree 6-6: 6-8, 6-7: 6-8 7-9, searches that miss some: 0 of 25000
SEEN
