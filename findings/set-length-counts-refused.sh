#!/usr/bin/env bash
# js-sorted-set 0.7.0: the length counts items that are in the set already.
#
# README: a set can only contain any given item once. With OnInsertConflictReplace or -Ignore an item
# that is there already is replaced or left out, and toArray(), contains() and the iterators are right,
# but insert() adds one to the length each time. The length never goes back: a set that was emptied by
# remove() still has one, so that a queue of turns or cells that runs until it is zero never ends.
#
# Seen with Node.js 20.20.2; 3, 3, 3 and 1 inserted, then 3 and 1 removed:
#     ArrayStrategy Replace  length 4, items 1 3; emptied: length 2, items none
#     the same with Ignore, BinaryTreeStrategy and RedBlackTreeStrategy
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" js-sorted-set@0.7.0
cat >length.js <<'JS'
const SortedSet = require("js-sorted-set");
const show = (set) => `length ${set.length}, items ${set.toArray().join(" ") || "none"}`;
for (const strategy of ["ArrayStrategy", "BinaryTreeStrategy", "RedBlackTreeStrategy"])
    for (const conflict of ["Replace", "Ignore"]) {
        const set = new SortedSet({
            strategy: SortedSet[strategy],
            onInsertConflict: SortedSet[`OnInsertConflict${conflict}`],
        });
        [3, 3, 3, 1].forEach((item) => set.insert(item));
        const full = show(set);
        [3, 1].forEach((item) => set.remove(item));
        console.log(`${strategy} ${conflict}  ${full}; emptied: ${show(set)}`);
    }
JS
node length.js | tee seen
diff seen - <<'SEEN'
ArrayStrategy Replace  length 4, items 1 3; emptied: length 2, items none
ArrayStrategy Ignore  length 4, items 1 3; emptied: length 2, items none
BinaryTreeStrategy Replace  length 4, items 1 3; emptied: length 2, items none
BinaryTreeStrategy Ignore  length 4, items 1 3; emptied: length 2, items none
RedBlackTreeStrategy Replace  length 4, items 1 3; emptied: length 2, items none
RedBlackTreeStrategy Ignore  length 4, items 1 3; emptied: length 2, items none
SEEN
