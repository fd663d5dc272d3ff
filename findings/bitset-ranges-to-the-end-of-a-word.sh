#!/usr/bin/env bash
# bitset 5.3.0: setRange(), clear() and flip() leave out the last word of a range that ends with it.
#
# README says that the range is inclusive: setRange(10, 18, 1) sets 10 to 18. If the last bit is 31,
# 63, 95 and so on, the bits of that word stay as they are: setRange(0, 31, 1) sets none, and
# flip(8, 63) toggles only 8 to 31. slice() with the same ends is right.
#
# Seen with Node.js 20.20.2; bits changed in ranges of 31, 32, 33, 56 and 56 bits:
#     setRange 31 0 33 24 24
#     clear    31 0 33 24 24
#     flip     31 0 33 24 24
#     slice    31 32 33 56 56
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" bitset@5.3.0
cat >ranges.js <<'JS'
const BitSet = require("bitset").default ?? require("bitset");
const full = () => {
    const bits = new BitSet();
    for (let bit = 0; bit < 160; bit++) bits.set(bit, 1);
    return bits;
};
const changed = {
    setRange: (from, to) => new BitSet().setRange(from, to, 1).cardinality(),
    clear: (from, to) => 160 - full().clear(from, to).cardinality(),
    flip: (from, to) => new BitSet().flip(from, to).cardinality(),
    slice: (from, to) => full().slice(from, to).cardinality(),
};
const ranges = [[0, 30], [0, 31], [0, 32], [8, 63], [40, 95]];
for (const [name, bits] of Object.entries(changed)) {
    console.log(name.padEnd(8), ...ranges.map(([from, to]) => bits(from, to)));
}
JS
node ranges.js | tee seen
diff seen - <<'SEEN'
setRange 31 0 33 24 24
clear    31 0 33 24 24
flip     31 0 33 24 24
slice    31 32 33 56 56
SEEN
