#!/usr/bin/env bash
# random-seedable 1.0.8: randRange(1, 6) is never 6, and randRange(3, 3) is not a number.
#
# README: both bounds are inclusive, min <= Number <= max, and those of randBelow and randRangeArray as
# well. All eight generators take the remainder by max - min, so that the greatest number never comes.
# shuffle() draws its partners so, 0 to below i, which leaves no element in its place: three come out
# in two of their six orders. choice() relies on it and is right. The numbers themselves are right:
# the 10,000th of the Mersenne Twister is the one in the C++ standard (rand.predef).
#
# Seen with Node.js 20.20.2:
#     LCG PCG MersenneTwister XORShift XORShift64 XORShift128 XORShift128Plus XORWow
#     each: randRange(1, 6) is 1 to 5, randRange(3, 3) is NaN
#     randBelow(2) is 0 to 1, orders of three: 231 312
#     10,000th of MersenneTwister(5489): 4123659995
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" random-seedable@1.0.8
cat >ranges.mjs <<'JS'
import * as package_ from "random-seedable";

const names = ["LCG", "PCG", "MersenneTwister", "XORShift", "XORShift64", "XORShift128",
    "XORShift128Plus", "XORWow"];
const many = (draw) => Array.from({ length: 3000 }, draw);
const range = (values) => `${Math.min(...values)} to ${Math.max(...values)}`;
const seen = names.map((name) => {
    const random = new package_[name](12345);
    return `randRange(1, 6) is ${range(many(() => random.randRange(1, 6)))}, ` +
        `randRange(3, 3) is ${random.randRange(3, 3)}`;
});
console.log(names.join(" "));
console.log("each:", [...new Set(seen)].join(" | "));
const random = new package_.XORShift64(7);
const orders = new Set(many(() => random.shuffle([1, 2, 3], false).join("")));
console.log(`randBelow(2) is ${range(many(() => random.randBelow(2)))},`,
    "orders of three:", [...orders].sort().join(" "));
const twister = new package_.MersenneTwister(5489);
console.log("10,000th of MersenneTwister(5489):", twister.intArray(10000).at(-1));
JS
node ranges.mjs | tee seen
diff seen - <<'SEEN'
LCG PCG MersenneTwister XORShift XORShift64 XORShift128 XORShift128Plus XORWow
each: randRange(1, 6) is 1 to 5, randRange(3, 3) is NaN
randBelow(2) is 0 to 1, orders of three: 231 312
10,000th of MersenneTwister(5489): 4123659995
SEEN
