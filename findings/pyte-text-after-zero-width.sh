#!/usr/bin/env bash
# pyte 0.8.0 of Debian 12: text after a zero-width character is lost, up to the next control.
#
# Screen.draw joins a character without width to the one before only if it has a combining class.
# U+200C and U+200D, by which Persian and the languages of India are spelled, and U+FE0F have none:
# there it leaves the loop over the characters, and all that was fed with them is not drawn. Unicode
# (23.2) says of both joiners that they are to be ignored where they can't be shown. The rest of the
# line is lost however long it is, and how much depends on where the input was cut.
#
# Seen with Python 3.11, on a screen of 24 columns:
#     U+200C fed at once   2 of 12 characters
#     U+200C by character  12 of 12 characters
#     U+FE0F               8 of 21 characters
#     accent               12 of 12 characters
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-pyte=0.8.0-2 python3-wcwidth=0.2.5+dfsg1-1.1
for package in *.deb; do dpkg -x "$package" .; done
cat >draw.py <<'PY'
import pyte
def drawn(*pieces):
    screen = pyte.Screen(24, 1)
    stream = pyte.Stream(screen)
    for piece in pieces:
        stream.feed(piece)
    text = "".join(pieces)
    width = sum(character not in "\u200c\ufe0f\u0301" for character in text)
    return f"{screen.cursor.x} of {width} characters"
wish = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u0628\u0631\u0648\u0645"
print("U+200C fed at once", drawn(wish))
print("U+200C by character", drawn(*wish))
print("U+FE0F", drawn("1 of 3 \u2714\ufe0f done, 2 left"))
print("accent", drawn("cafe\u0301 au lait"))
PY
PYTHONPATH=usr/lib/python3/dist-packages PYTHONIOENCODING=utf-8 python3 draw.py | tee seen
diff seen - <<'SEEN'
U+200C fed at once 2 of 12 characters
U+200C by character 12 of 12 characters
U+FE0F 8 of 21 characters
accent 12 of 12 characters
SEEN
