#!/usr/bin/env bash
# urwid 2.1.2 of Debian 12 (2.6.16 of Debian 13 does the same), its Terminal widget: an inserted
# line pushes the wrong line out, and erasing to the cursor leaves the character under it.
#
# ECMA-48: IL (CSI L, 8.3.67) shifts the lines below, and those at the end of the area are lost.
# Here the last line stays and the one above it is lost, so that editors that scroll with CSI L
# show a line twice or not at all. With scroll margins (CSI 2;3r) it is the same, and CSI L below
# the margins, where it has no effect on a VT102, loses lines too. ED 1 (CSI 1 J, 8.3.39) erases
# from the start to the active position, inclusive; here that position keeps its character. Lines
# deleted by CSI M and EL 1 (CSI 1 K) are right.
#
# Seen with Python 3.11, on a screen of four lines that held a, b, c and d:
#     CSI 2 H CSI L   a||b|d
#     CSI H CSI 2 L   ||a|d
#     below margins   a|b||d
#     CSI 2 H CSI M   a|c|d|
#     CSI 1 J         at the second b of bbb  | bb|ccc|
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-urwid=2.1.2-4+deb12u1
dpkg -x python3-urwid_*.deb .
cat >lines.py <<'PY'
from urwid import vterm

class Widget:
    term_modes = vterm.TermModes()

def screen(text):
    canvas = vterm.TermCanvas(4, 4, Widget())
    canvas.addstr(text.encode())
    return "|".join(b"".join(cell[2] for cell in row).decode().rstrip() for row in canvas.term)

abcd = "a\r\nb\r\nc\r\nd"
print("CSI 2 H CSI L", screen(abcd + "\x1b[2H\x1b[L"))
print("CSI H CSI 2 L", screen(abcd + "\x1b[H\x1b[2L"))
print("below margins", screen(abcd + "\x1b[2;3r\x1b[4H\x1b[L"))
print("CSI 2 H CSI M", screen(abcd + "\x1b[2H\x1b[M"))
print("CSI 1 J", screen("aaa\r\nbbb\r\nccc\x1b[2;2H\x1b[1J"))
PY
PYTHONPATH=usr/lib/python3/dist-packages python3 lines.py | tee seen
diff seen - <<'SEEN'
CSI 2 H CSI L a||b|d
CSI H CSI 2 L ||a|d
below margins a|b||d
CSI 2 H CSI M a|c|d|
CSI 1 J | bb|ccc|
SEEN
