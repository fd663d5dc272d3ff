#!/usr/bin/env bash
# @thi.ng/heaps 2.1.136, DHeap: remove() of the last value leaves a heap with an undefined one.
#
# After remove() the heap is put in order again from the parent of the last value. Without values, the
# parent's index, (0 - 1) / 4, is rounded towards zero, and the step down from there writes what it
# found, undefined, as the first value. The length is 1, peek() and pop() return undefined, which also
# means an empty heap, and a loop that pops until then ends with all values that came later still
# inside. Nothing is less than undefined, so the heap stays out of order as well. Heap, the binary
# one, is right.
#
# Seen with Node.js 20.20.2; 3 inserted and removed, then 5, 1, 4 and 2 inserted and all popped:
#     DHeap  length 1, popped undefined 1 2 4 5
#     Heap   length 0, popped 1 2 4 5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" @thi.ng/heaps@2.1.136
cat >remove.mjs <<'JS'
import { DHeap, Heap } from "@thi.ng/heaps";
for (const Kind of [DHeap, Heap]) {
    const heap = new Kind([3]);
    heap.remove(3);
    const { length } = heap;
    heap.into([5, 1, 4, 2]);
    const popped = Array.from({ length: heap.length }, () => String(heap.pop()));
    console.log(Kind.name.padEnd(6), `length ${length}, popped ${popped.join(" ")}`);
}
JS
node remove.mjs | tee seen
diff seen - <<'SEEN'
DHeap  length 1, popped undefined 1 2 4 5
Heap   length 0, popped 1 2 4 5
SEEN
