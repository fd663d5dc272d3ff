#!/usr/bin/env bash
# ansi-to-html 0.7.2, ansi_up 6.0.2 and ansi-to-svg 1.4.3: converters of terminal output show valid
# sequences as text, or drop their style without a word.
#
# - A colour with colons (38:5:196, the form of ISO 8613-6) is printed in part by ansi-to-html and
#   in full, without its Esc, by ansi_up.
# - ansi-to-html prints the H of a cursor position, and drops reverse video (7) and faint text (2).
# - An operating system command that asks for a colour is printed by both.
# - ansi-to-svg draws the 256 colours (38;5;196) in the default colour, though it knows the bright
#   sixteen; its faint text looks as any other.
#
# Seen with Node.js 20.20.2; the tags are left out, and so is all of the SVG but the text:
#     ansi-to-html  colons ":5:196mA"   position "aHb"  reverse "A" plain  question "]11;?\x"
#     ansi_up       colons "[38:5:196mA"  position "ab"  question "]11;?\x"
#     ansi-to-svg   bright fill="#FF4500"  256 colours none  faint none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    ansi-to-html@0.7.2 ansi_up@6.0.2 ansi-to-svg@1.4.3
cat >styles.js <<'JS'
const { AnsiUp } = require("ansi_up");
const Html = require("ansi-to-html");
const svg = require("ansi-to-svg");
const up = (text) => new AnsiUp().ansi_to_html(text);
const html = (text) => new Html().toHtml(text);
const bare = (markup) => markup.replace(/<[^>]*>/g, "");
const colons = "\x1b[38:5:196mA";
const position = "a\x1b[2;3Hb";
const question = "\x1b]11;?\x1b\\x";
console.log("ansi-to-html", bare(html(colons)), bare(html(position)), bare(html(question)));
console.log("ansi-to-html reverse and faint", html("\x1b[7mA"), html("\x1b[2mA"));
console.log("ansi_up", bare(up(colons)), bare(up(position)), bare(up(question)));
const drawn = (text) => svg(text).match(/<text[^>]*>A/)[0];
console.log("ansi-to-svg bright", drawn("\x1b[91mA"));
console.log("ansi-to-svg 256 and faint", drawn("\x1b[38;5;196mA"), drawn("\x1b[2mA"));
JS
node --no-deprecation styles.js | tee seen
diff seen - <<'SEEN'
ansi-to-html :5:196mA aHb ]11;?\x
ansi-to-html reverse and faint A A
ansi_up [38:5:196mA ab ]11;?\x
ansi-to-svg bright <text x="0" y="14.55" fill="#FF4500">A
ansi-to-svg 256 and faint <text x="0" y="14.55">A <text x="0" y="14.55">A
SEEN
