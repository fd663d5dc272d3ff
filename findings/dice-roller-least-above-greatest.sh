#!/usr/bin/env bash
# @dice-roller/rpg-dice-roller 5.5.1: the least and the greatest total of a difference are wrong.
#
# minTotal puts the least roll into every die of the notation, also into those that are subtracted or
# divided by, and maxTotal the greatest. So `10-1d6`, which rolls 4 to 9, has a minTotal of 9 and a
# maxTotal of 4, and `1d6-1d6` is said to be always 0. averageTotal ignores what a modifier keeps:
# 10.5 for `4d6kh3`, the best three of four dice, whose mean is 12.24.
#
# Seen with Node.js 20.20.2; the range of rolled totals is from 5,000 rolls:
#     10-1d6     rolls 4..9   minTotal 9   maxTotal 4
#     1d6-1d6    rolls -5..5   minTotal 0   maxTotal 0
#     10/1d2     rolls 5..10   minTotal 10   maxTotal 5
#     4d6kh3     averageTotal 10.5, mean of the rolls above 12: true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" @dice-roller/rpg-dice-roller@5.5.1
cat >totals.mjs <<'JS'
import { DiceRoll } from "@dice-roller/rpg-dice-roller";
const rolls = (notation) => Array.from({ length: 5000 }, () => new DiceRoll(notation).total);
for (const notation of ["10-1d6", "1d6-1d6", "10/1d2"]) {
    const totals = rolls(notation);
    const { minTotal, maxTotal } = new DiceRoll(notation);
    console.log(notation.padEnd(10), `rolls ${Math.min(...totals)}..${Math.max(...totals)}`,
        `  minTotal ${minTotal}   maxTotal ${maxTotal}`);
}
const totals = rolls("4d6kh3");
const mean = totals.reduce((sum, total) => sum + total) / totals.length;
console.log("4d6kh3    ", `averageTotal ${new DiceRoll("4d6kh3").averageTotal},`,
    `mean of the rolls above 12: ${mean > 12}`);
JS
node totals.mjs | tee seen
diff seen - <<'SEEN'
10-1d6     rolls 4..9   minTotal 9   maxTotal 4
1d6-1d6    rolls -5..5   minTotal 0   maxTotal 0
10/1d2     rolls 5..10   minTotal 10   maxTotal 5
4d6kh3     averageTotal 10.5, mean of the rolls above 12: true
SEEN
