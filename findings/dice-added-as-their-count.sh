#!/usr/bin/env bash
# d20 1.4.1 and dice-notation-js 1.0.3: in a sum of dice, the second dice count as a plain number.
#
# `3d6+1d4` is three dice of six and one of four, 4 to 22. Both packages roll the first dice and add
# the 1 before the second `d`, so that the result is 4 to 19; `1d6-1d6` is 0 to 5, never below. Neither
# raises an error. dice-notation-js also drops what follows a first modifier: `1d6+2-1` is 3 to 8.
# d20 gives 0 for `2D6`, with a capital letter. roll 1.3.2 rolls the sums as they are written.
#
# Seen with Node.js 20.20.2; the random numbers are replaced by the least and the greatest:
#     d20               3d6+1d4 4..19   1d6-1d6 0..5   1d6+2-1 2..7   2D6 0..0
#     dice-notation-js  3d6+1d4 4..19   1d6-1d6 0..5   1d6+2-1 3..8   2D6 2..12
#     roll              3d6+1d4 4..22   1d6-1d6 0..0   1d6+2-1 2..7
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    d20@1.4.1 dice-notation-js@1.0.3 roll@1.3.2
cat >range.js <<'JS'
const Roll = require("roll");
const roll = {
    d20: require("d20").roll,
    "dice-notation-js": require("dice-notation-js"),
    roll: (notation) => new Roll().roll(notation).result,
};
const with_random = (number, rolled) => {
    Math.random = () => number;
    return rolled();
};
const notations = ["3d6+1d4", "1d6-1d6", "1d6+2-1"];
for (const [name, roller] of Object.entries(roll)) {
    const ranges = [...notations, ...(name === "roll" ? [] : ["2D6"])].map((notation) => {
        const ends = [0, 0.999].map((number) => with_random(number, () => roller(notation)));
        return `${notation} ${ends.join("..")}`;
    });
    console.log(name.padEnd(17), ranges.join("   "));
}
JS
node range.js | tee seen
diff seen - <<'SEEN'
d20               3d6+1d4 4..19   1d6-1d6 0..5   1d6+2-1 2..7   2D6 0..0
dice-notation-js  3d6+1d4 4..19   1d6-1d6 0..5   1d6+2-1 3..8   2D6 2..12
roll              3d6+1d4 4..22   1d6-1d6 0..0   1d6+2-1 2..7
SEEN
