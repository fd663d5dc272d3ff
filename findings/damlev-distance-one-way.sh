#!/usr/bin/env bash
# damlev 1.0.0: a Damerau-Levenshtein distance that is too great, and another one the other way round.
#
# A distance is the same both ways, and at most the length of the longer word. If the first word is
# the shorter one, the rows of the table are too short for what is written into them, and the end of
# a row is overwritten by the start of the next. `wand` to `wander` is two insertions; damlev says 6,
# and 2 for `wander` to `wand`. damerau-levenshtein-js 1.1.8 gives the same both ways.
#
# Seen with Node.js 20.20.2; there and back:
#     wand-wander  damlev 6 2  damerau-levenshtein-js 2 2
#     gold-golden  damlev 6 2  damerau-levenshtein-js 2 2
#     bat-battle  damlev 6 3  damerau-levenshtein-js 3 3
#     a-longsword  damlev 13 9  damerau-levenshtein-js 9 9
#     battle-longsword  damlev 8 9  damerau-levenshtein-js 9 9
#     javascript-yavascritp  damlev 2 2  damerau-levenshtein-js 2 2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    damlev@1.0.0 damerau-levenshtein-js@1.1.8
cat >distances.js <<'JS'
const distances = {
    damlev: require("damlev").default,
    "damerau-levenshtein-js": require("damerau-levenshtein-js").distance,
};
const words = ["wand-wander", "gold-golden", "bat-battle", "a-longsword", "battle-longsword",
    "javascript-yavascritp"];
for (const pair of words) {
    const [from, to] = pair.split("-");
    const both = Object.entries(distances)
        .map(([name, distance]) => `${name} ${distance(from, to)} ${distance(to, from)}`);
    console.log([pair, ...both].join("  "));
}
JS
node distances.js | tee seen
diff seen - <<'SEEN'
wand-wander  damlev 6 2  damerau-levenshtein-js 2 2
gold-golden  damlev 6 2  damerau-levenshtein-js 2 2
bat-battle  damlev 6 3  damerau-levenshtein-js 3 3
a-longsword  damlev 13 9  damerau-levenshtein-js 9 9
battle-longsword  damlev 8 9  damerau-levenshtein-js 9 9
javascript-yavascritp  damlev 2 2  damerau-levenshtein-js 2 2
SEEN
