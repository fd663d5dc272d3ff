#!/usr/bin/env bash
# @3d-dice/dice-roller-parser 0.2.6: a die of six falls on 1 to 7, and -1d6 is always 0.
#
# README promises the dice specification of Roll20, where 1d6 is a whole number from 1 to 6, all
# equally likely. The package rounds the random number times six to the nearest whole number and adds
# one, so that 7 comes up, and 1 and 7 half as often as the others. Every die but Fate's is so: d20
# rolls 21, d% rolls 101, and the roll that equals the sides is still the one marked a critical
# success. The package is a fork of dice-roller-parser, which takes the whole part and is right.
# Both give 0 for `-1d6`, and 10 for `10+-1d6`, where the sign belongs to the dice.
#
# Seen with Node.js 20.20.2; 12,000 rolls of 1d6 with random numbers evenly spaced from 0 to 1:
#     @3d-dice/dice-roller-parser  1:1000 2:2000 3:2000 4:2000 5:2000 6:2000 7:1000  d20 1..21
#     dice-roller-parser           1:2000 2:2000 3:2000 4:2000 5:2000 6:2000  d20 1..20
#     -1d6: 0..0, 10+-1d6: 10..10, 10-1d6: 3..9
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    @3d-dice/dice-roller-parser@0.2.6 dice-roller-parser@0.1.8
cat >rolls.js <<'JS'
const Fork = require("@3d-dice/dice-roller-parser").DiceRoller;
const Original = require("dice-roller-parser").DiceRoller;
const rolls = (Roller, notation) => {
    let drawn = 0;
    const roller = new Roller(() => (drawn++ + 0.5) / 12000);
    return Array.from({ length: 12000 }, () => roller.rollValue(notation));
};
const counts = (values) =>
    [...new Set(values)]
        .sort((a, b) => a - b)
        .map((value) => `${value}:${values.filter((other) => other === value).length}`)
        .join(" ");
const range = (values) => `${Math.min(...values)}..${Math.max(...values)}`;
for (const [name, Roller] of [
    ["@3d-dice/dice-roller-parser ", Fork],
    ["dice-roller-parser          ", Original],
])
    console.log(name, counts(rolls(Roller, "1d6")), " d20", range(rolls(Roller, "1d20")));
const signed = ["-1d6", "10+-1d6", "10-1d6"];
console.log(signed.map((notation) => `${notation}: ${range(rolls(Fork, notation))}`).join(", "));
JS
node rolls.js | tee seen
diff seen - <<'SEEN'
@3d-dice/dice-roller-parser  1:1000 2:2000 3:2000 4:2000 5:2000 6:2000 7:1000  d20 1..21
dice-roller-parser           1:2000 2:2000 3:2000 4:2000 5:2000 6:2000  d20 1..20
-1d6: 0..0, 10+-1d6: 10..10, 10-1d6: 3..9
SEEN
