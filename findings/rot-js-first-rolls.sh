#!/usr/bin/env bash
# rot-js 2.2.1, RNG.setSeed: the first roll after a small seed is always low.
#
# The first number of a stream is the seed itself, scaled by a multiple of 2^-32, so that it grows
# evenly with the seed. Who numbers levels or contests 1, 2, 3, ... gets the same first roll for
# each: a 1 on a twenty-sided die for the seeds 1 to 100, and no percentage above 49 for the seeds 1
# to 1,000. The second roll is spread as it should be. Seeds that differ by 2^32 are the same, and so
# are 0.5 and 2, because a seed below 1 is replaced by its reciprocal. Drawing one number after each
# setSeed avoids it, but for the equal seeds.
#
# Seen with Node.js 20.20.2:
#     first d20 of the seeds 1 to 100: from 1 to 1
#     second d20 of the seeds 1 to 100: from 1 to 19
#     first percentage of the seeds 1 to 1000: from 1 to 49
#     seeds 7 and 4294967303 are the same: true
#     seeds 0.5 and 2 are the same: true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" rot-js@2.2.1
cat >roll.js <<'JS'
const { RNG } = require("rot-js");
const range = (last, roll) => {
    const rolls = [];
    for (let seed = 1; seed <= last; ++seed) {
        RNG.setSeed(seed);
        rolls.push(roll());
    }
    return `from ${Math.min(...rolls)} to ${Math.max(...rolls)}`;
};
const d20 = () => RNG.getUniformInt(1, 20);
console.log("first d20 of the seeds 1 to 100:", range(100, d20));
console.log("second d20 of the seeds 1 to 100:", range(100, () => (d20(), d20())));
console.log("first percentage of the seeds 1 to 1000:", range(1000, () => RNG.getPercentage()));
const stream = (seed) => {
    RNG.setSeed(seed);
    return String(Array.from({ length: 20 }, () => RNG.getUniform()));
};
console.log("seeds 7 and 4294967303 are the same:", stream(7) === stream(4294967303));
console.log("seeds 0.5 and 2 are the same:", stream(0.5) === stream(2));
JS
node roll.js | tee seen
diff seen - <<'SEEN'
first d20 of the seeds 1 to 100: from 1 to 1
second d20 of the seeds 1 to 100: from 1 to 19
first percentage of the seeds 1 to 1000: from 1 to 49
seeds 7 and 4294967303 are the same: true
seeds 0.5 and 2 are the same: true
SEEN
