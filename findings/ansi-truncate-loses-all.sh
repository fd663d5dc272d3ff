#!/usr/bin/env bash
# ansi-truncate 1.4.0: a text that is cut right before a sequence loses all of its letters.
#
# README: it truncates "a string that may contain ANSI escape sequences" to a visual width, and
# ends it with an ellipsis in the last column. If the width ends at a sequence, nothing but the
# ellipsis is left: "The rat bites you" with a coloured rat has no letter at widths 4 and 7, and
# those that it should have at all others. A status line flickers when its window grows by a
# column. Without sequences every width is right.
#
# Seen with Node.js 20.20.2; without the sequences, for the widths 3 to 8:
#     coloured  Th…|…|The …|The r…|…|The rat…
#     plain     Th…|The…|The …|The r…|The ra…|The rat…
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" ansi-truncate@1.4.0
cat >cut.mjs <<'JS'
import truncate from "ansi-truncate";
const cut = (text) =>
    [3, 4, 5, 6, 7, 8].map((width) => truncate(text, width).replace(/\x1b\[\d*m/g, "")).join("|");
console.log("coloured", cut("The \x1b[32mrat\x1b[0m bites you"));
console.log("plain", cut("The rat bites you"));
JS
node cut.mjs | tee seen
diff seen - <<'SEEN'
coloured Th…|…|The …|The r…|…|The rat…
plain Th…|The…|The …|The r…|The ra…|The rat…
SEEN
