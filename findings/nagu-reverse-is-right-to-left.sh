#!/usr/bin/env bash
# nagu 1.0.0: reverse video is written as text from right to left, so that 12/30 reads 03/21.
#
# README: nagu converts "ANSI/VT100 formatted text to html". SGR 7 is a negative image: foreground
# and background change places (ECMA-48, 8.3.117). nagu gives it the style `direction: rtl;
# unicode-bidi: bidi-override`, by which browsers draw the letters in the opposite order, in the
# usual colours. The selected row of a list, the heading of a table and the status line of a
# screen are mirrored. CSI m, which ends all styles, ends none, and 22 does not end bold.
#
# Seen with Node.js 20.20.2:
#     7 and 0  HP <span style="direction: rtl; unicode-bidi: bidi-override;">12/30</span> left
#     31 and m a <span style="color: #c00;">rat bites
#     0        you</span> win
#     1 and 22 an <span style="font-weight: bold;">orc</span><span style="font-weight: bold;"> hits
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" nagu@1.0.0
cat >html.js <<'JS'
const { html } = require("nagu");
console.log(html("HP \x1b[7m12/30\x1b[0m left"));
console.log(html("a \x1b[31mrat\x1b[m bites"));
console.log(html("you\x1b[0m win"));
console.log(html("an \x1b[1morc\x1b[22m hits"));
JS
node html.js | tee seen
diff seen - <<'SEEN'
HP <span style="direction: rtl; unicode-bidi: bidi-override;">12/30</span> left
a <span style="color: #c00;">rat bites
you</span> win
an <span style="font-weight: bold;">orc</span><span style="font-weight: bold;"> hits
SEEN
