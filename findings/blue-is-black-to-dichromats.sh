#!/usr/bin/env bash
# @hexorialstudio/color-blinder 1.0.3: to the colour-blind, strong colours are said to be black.
#
# README: the package turns "any valid color hex string" into what the colour-blind see. Where the
# result has a channel of 0, it takes it for no result and returns #000000. Blue is so black to
# those who lack red or green cones, and red to those who lack blue ones, who see it as it is. Of
# xterm's fifteen colours that are not black, three to six turn black: a map or a table that is
# checked with it has monsters that nobody sees, and pairs that can't be told apart. The short
# form #fff is black too. @bjornlu/colorblind 1.0.3 makes none of these colours black.
#
# Seen with Node.js 20.20.2; the colours that turn black:
#     protanopia    color-blinder #00cd00 #cdcd00 #0000ee #cd00cd #00ff00 #5c5cff  colorblind none
#     deuteranopia  color-blinder #cd0000 #0000ee #5c5cff  colorblind none
#     tritanopia    color-blinder #cd0000 #0000ee #ff0000 #5c5cff  colorblind none
#     #fff          #000000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    @hexorialstudio/color-blinder@1.0.3 @bjornlu/colorblind@1.0.3
cat >black.js <<'JS'
const blinder = require("@hexorialstudio/color-blinder");
const { simulate } = require("@bjornlu/colorblind");
const xterm = ["#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"];
const channel = (hex, at) => parseInt(hex.slice(at, at + 2), 16);
const isDark = ({ r, g, b }) => r + g + b < 30;
for (const kind of ["protanopia", "deuteranopia", "tritanopia"]) {
    const black = xterm.filter((hex) => blinder[kind](hex) === "#000000");
    const other = xterm.filter((hex) =>
        isDark(simulate({ r: channel(hex, 1), g: channel(hex, 3), b: channel(hex, 5) }, kind)));
    console.log(kind, "color-blinder", ...black, "colorblind", other.join(" ") || "none");
}
console.log("#fff", blinder.protanopia("#fff"));
JS
node black.js | tee seen
diff seen - <<'SEEN'
protanopia color-blinder #00cd00 #cdcd00 #0000ee #cd00cd #00ff00 #5c5cff colorblind none
deuteranopia color-blinder #cd0000 #0000ee #5c5cff colorblind none
tritanopia color-blinder #cd0000 #0000ee #ff0000 #5c5cff colorblind none
#fff #000000
SEEN
