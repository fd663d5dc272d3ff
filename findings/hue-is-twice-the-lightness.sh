#!/usr/bin/env bash
# color-converter 1.4.1: toHSL() gives twice the lightness as the hue.
#
# The hue of HSL is an angle that tells red from green and blue, here from 0 to 1, and does not depend
# on how light the colour is (CSS Color 4, 7). toHSL() returns {h, s, l} with h = 2 * l, whatever the
# colour: the same hue for pure red, green and blue, and one above 1 for the light ones. Fed back to
# fromHSL(), which is right, dark blue comes out teal. toHSV() of the same colour has the hue right.
#
# Seen with Node.js 20.20.2; hues in degrees, and the colour from fromHSL() of toHSL():
#     #ff0000  toHSL 360  toHSV 0  back #ff0000
#     #00ff00  toHSL 360  toHSV 120  back #ff0000
#     #0000ff  toHSL 360  toHSV 240  back #ff0000
#     #000080  toHSL 181  toHSV 240  back #007e80
#     #ffcccc  toHSL 648  toHSV 0  back #f5ccff
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" color-converter@1.4.1
cat >hues.js <<'JS'
const Color = require("color-converter").default;
for (const hex of ["#ff0000", "#00ff00", "#0000ff", "#000080", "#ffcccc"]) {
    const { h, s, l } = Color.fromHex(hex).toHSL();
    const degrees = (hue) => Math.round(360 * hue);
    console.log(`${hex}  toHSL ${degrees(h)}  toHSV ${degrees(Color.fromHex(hex).toHSV().h)}`,
        ` back ${Color.fromHSL(h, s, l).toHex().toLowerCase()}`);
}
JS
node hues.js | tee seen
diff seen - <<'SEEN'
#ff0000  toHSL 360  toHSV 0  back #ff0000
#00ff00  toHSL 360  toHSV 120  back #ff0000
#0000ff  toHSL 360  toHSV 240  back #ff0000
#000080  toHSL 181  toHSV 240  back #007e80
#ffcccc  toHSL 648  toHSV 0  back #f5ccff
SEEN
