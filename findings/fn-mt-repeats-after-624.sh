#!/usr/bin/env bash
# fn-mt 1.2.1: this "functional implementation of Mersenne Twister" repeats itself after 624 numbers.
#
# The Mersenne Twister has a period of 2^19937-1, and the C++ standard names its 10,000th number from
# seed 5489: 4123659995 ([rand.predef], std::mt19937). Here each new word of the state is put behind
# the 624 first words, but only these are read. So the numbers are the words of the seeding, tempered,
# over and over, and the state grows by a word with each number. Dice fall unevenly: of 6,000 numbers
# from 0 to 5, 1,220 are ones, 7.6 standard deviations too many. mtwist 1.0.2 is right.
#
# Seen with Node.js 20.20.2:
#     fn-mt   10,000th 2727685286, first repeated at 624, state after 1,248 numbers: 1872 words
#     fn-mt   6,000 dice: 946 1220 892 984 978 980
#     mtwist  10,000th 4123659995, first repeated at -1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" fn-mt@1.2.1 mtwist@1.0.2
cat >period.js <<'JS'
const { newRandGen, randNext, randRange } = require("fn-mt");
const { default: MTwist } = require("mtwist");
const functional = (seed) => {
    let state = newRandGen(seed);
    const next = () => {
        let number;
        [number, state] = randNext(state);
        return number;
    };
    next.words = () => state.x.length;
    return next;
};
const twister = (seed) => {
    const made = new MTwist(seed);
    return () => made.randomUInt32();
};
const repeated = (make) => {
    const next = make(5489);
    const first = next();
    const later = Array.from({ length: 1247 }, next);
    return [later.indexOf(first) + (later.includes(first) ? 1 : 0), next];
};
const last = (next) => Array.from({ length: 10000 }, next).at(-1);
const [at, next] = repeated(functional);
console.log(`fn-mt   10,000th ${last(functional(5489))}, first repeated at ${at},`,
    `state after 1,248 numbers: ${next.words()} words`);
let state = newRandGen(1);
const faces = [0, 0, 0, 0, 0, 0];
for (let i = 0; i < 6000; i++) {
    let face;
    [face, state] = randRange(0, 6, state);
    faces[face]++;
}
console.log("fn-mt   6,000 dice:", ...faces);
console.log(`mtwist  10,000th ${last(twister(5489))}, first repeated at ${repeated(twister)[0]}`);
JS
node period.js | tee seen
diff seen - <<'SEEN'
fn-mt   10,000th 2727685286, first repeated at 624, state after 1,248 numbers: 1872 words
fn-mt   6,000 dice: 946 1220 892 984 978 980
mtwist  10,000th 4123659995, first repeated at -1
SEEN
