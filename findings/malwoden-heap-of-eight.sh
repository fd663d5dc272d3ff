#!/usr/bin/env bash
# malwoden 0.5.0, Struct.HeapPriorityQueue: from eight elements on, it does not pop in order.
#
# Up to seven elements every order of insertion pops sorted. With eight, 19,440 of the 40,320 orders
# do not. ArrayPriorityQueue of the same package is right, and AStar and Dijkstra use that one.
# RangeFinder uses the heap, but its results are right, because it visits a cell again when it finds
# a shorter way.
#
# Seen with Node.js 20.20.2:
#     7 elements: 0 of 5040 orders come out unsorted
#     8 elements: 19440 of 40320 orders come out unsorted
#     1 2 3 4 6 7 8 5 comes out as 1 2 3 4 6 5 7 8
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" malwoden@0.5.0
cat >sort.js <<'JS'
const { Struct } = require("malwoden");
const sorted_by = (Queue, numbers) => {
    const queue = new Queue((number) => number);
    numbers.forEach((number) => queue.insert(number));
    const popped = [];
    while (queue.size() > 0) popped.push(queue.pop());
    return popped;
};
const orders = (rest, taken = []) =>
    rest.length === 0 ? [taken] : rest.flatMap((n) => orders(rest.filter((m) => m !== n), [...taken, n]));
const first = (count) => Array.from({ length: count }, (_, i) => i + 1);
const unsorted = (numbers) => numbers.some((n, i) => i > 0 && n < numbers[i - 1]);
for (const count of [7, 8]) {
    const all = orders(first(count));
    const wrong = all.filter((order) => unsorted(sorted_by(Struct.HeapPriorityQueue, order)));
    console.log(`${count} elements: ${wrong.length} of ${all.length} orders come out unsorted`);
}
const order = [1, 2, 3, 4, 6, 7, 8, 5];
console.log(...order, "comes out as", ...sorted_by(Struct.HeapPriorityQueue, order));
JS
node sort.js | tee seen
diff seen - <<'SEEN'
7 elements: 0 of 5040 orders come out unsorted
8 elements: 19440 of 40320 orders come out unsorted
1 2 3 4 6 7 8 5 comes out as 1 2 3 4 6 5 7 8
SEEN
