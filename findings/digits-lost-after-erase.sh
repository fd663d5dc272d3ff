#!/usr/bin/env bash
# strip-ansi-control-characters 2.0.0: digits and a letter of the text vanish with a sequence.
#
# The package removes sequences that erase or move from the output of another program and keeps its
# text and colours. Its pattern goes on after the final byte of a sequence and takes the digits that
# follow, and after Esc c (RIS), which is complete by itself (ECMA-48, 8.3.105), a letter that could
# end a sequence. The usual progress line, which erases itself and tells a number, loses the number.
# A position with two numbers, which does mangle the output, stays.
#
# Seen with Node.js 20.20.2:
#     "\r\u001b[K42% done" -> "\r% done"
#     "\u001b[2J\u001b[H10 files" -> " files"
#     "\u001bcbuild" -> "uild"
#     "\u001b[5;3Hx" -> "\u001b[5;3Hx"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    strip-ansi-control-characters@2.0.0
cat >strip.js <<'JS'
const { string } = require("strip-ansi-control-characters");
for (const line of ["\r\x1b[K42% done", "\x1b[2J\x1b[H10 files", "\x1bcbuild", "\x1b[5;3Hx"])
    console.log(JSON.stringify(line), "->", JSON.stringify(string(line)));
JS
node strip.js | tee seen
diff seen - <<'SEEN'
"\r\u001b[K42% done" -> "\r% done"
"\u001b[2J\u001b[H10 files" -> " files"
"\u001bcbuild" -> "uild"
"\u001b[5;3Hx" -> "\u001b[5;3Hx"
SEEN
