#!/usr/bin/env bash
# floyd-steinberg 1.0.6: dark grey comes out black, because a third of the error is lost.
#
# The algorithm that the package is named after passes on the whole error of a pixel, 7, 3, 5 and 1
# sixteenths of it, so that an area keeps its mean. The package divides the error by 23, not 16, and
# passes on 16 of 23 parts. An even grey of 32 has no white pixel at all, one of 64 a third of those
# that it needs, and every picture gets darker in the shadows.
#
# Seen with Node.js 20.20.2; the mean of 128 by 128 pixels of one grey before and after, with the same
# loop dividing by 16 beside it:
#     grey 0: package 0, by sixteenths 0
#     grey 32: package 0, by sixteenths 31
#     grey 64: package 21, by sixteenths 64
#     grey 96: package 64, by sixteenths 96
#     grey 128: package 112, by sixteenths 128
#     grey 192: package 191, by sixteenths 193
#     grey 255: package 255, by sixteenths 255
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" floyd-steinberg@1.0.6
cat >dither.js <<'JS'
const dither = require("floyd-steinberg");
const side = 128;
const mean = (values) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
const byPackage = (grey) => {
    const data = new Uint8ClampedArray(4 * side * side).fill(grey);
    dither({ width: side, height: side, data });
    return mean([...data].filter((_, index) => index % 4 === 0));
};
const bySixteenths = (grey) => {
    const rows = Array.from({ length: side + 1 }, () => new Float64Array(side + 2).fill(grey));
    const white = [];
    for (let y = 0; y < side; y++)
        for (let x = 1; x <= side; x++) {
            white.push(rows[y][x] < 128 ? 0 : 255);
            const error = rows[y][x] - white.at(-1);
            rows[y][x + 1] += (error * 7) / 16;
            rows[y + 1][x - 1] += (error * 3) / 16;
            rows[y + 1][x] += (error * 5) / 16;
            rows[y + 1][x + 1] += error / 16;
        }
    return mean(white);
};
for (const grey of [0, 32, 64, 96, 128, 192, 255])
    console.log(`grey ${grey}: package ${byPackage(grey)}, by sixteenths ${bySixteenths(grey)}`);
JS
node dither.js | tee seen
diff seen - <<'SEEN'
grey 0: package 0, by sixteenths 0
grey 32: package 0, by sixteenths 31
grey 64: package 21, by sixteenths 64
grey 96: package 64, by sixteenths 96
grey 128: package 112, by sixteenths 128
grey 192: package 191, by sixteenths 193
grey 255: package 255, by sixteenths 255
SEEN
