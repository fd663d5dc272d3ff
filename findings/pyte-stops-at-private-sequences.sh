#!/usr/bin/env bash
# pyte 0.8.0 of Debian 12: questions and settings with a question mark end in a TypeError.
#
# CSI ? begins a private sequence, which says something else than the one without it (ECMA-48, 5.4),
# and which a terminal ignores if it does not know it. pyte calls the method of the plain sequence,
# with an argument `private` that only five of its methods take. So it stops at the start of Vim 9.0
# (CSI ? 4 m, a question about keys), at the end of Midnight Commander 4.8.29 (CSI ? 1001 r, which
# restores a mode), and where the cursor is asked for with its page (CSI ? 6 n). What was fed after
# it is lost. Of a question for a mode, and of one with an equals sign, it prints the last letter.
#
# Seen with Python 3.11; each between an a and a b:
#     CSI ? 1001 r    TypeError
#     CSI ? 4 m       TypeError
#     CSI ? 6 n       TypeError
#     CSI ? 2026 $ p  apb
#     CSI = c         acb
#     CSI ? 1001 s    ab
#     CSI > 4 ; 1 m   ab
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-pyte=0.8.0-2 python3-wcwidth=0.2.5+dfsg1-1.1
for package in *.deb; do dpkg -x "$package" .; done
cat >private.py <<'PY'
import pyte
for sequence in ("? 1001 r", "? 4 m", "? 6 n", "? 2026 $ p", "= c", "? 1001 s", "> 4 ; 1 m"):
    screen = pyte.Screen(8, 1)
    try:
        pyte.Stream(screen).feed("a\x1b[" + sequence.replace(" ", "") + "b")
        print("CSI", sequence, screen.display[0].rstrip())
    except TypeError:
        print("CSI", sequence, "TypeError")
PY
PYTHONPATH=usr/lib/python3/dist-packages python3 private.py | tee seen
diff seen - <<'SEEN'
CSI ? 1001 r TypeError
CSI ? 4 m TypeError
CSI ? 6 n TypeError
CSI ? 2026 $ p apb
CSI = c acb
CSI ? 1001 s ab
CSI > 4 ; 1 m ab
SEEN
