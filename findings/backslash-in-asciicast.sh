#!/usr/bin/env bash
# termrec 0.19-2 of Debian 12: a recording with a backslash becomes an asciicast that can't be read.
#
# An asciicast (version 2, and 1 as well) is JSON, in which a string spells a backslash as two (RFC
# 8259, 7). termcat, like termrec, escapes quotes and control characters but writes a backslash as
# it is. So C:\dir is refused by every reader of JSON, a\nb comes back as two lines, and a\tb with a
# tab, all without a word from termcat.
#
# Needs libcurl-gnutls, as git does. Seen with Python 3.11: what was recorded, the event in the
# asciicast, and what a reader gets:
#     C:\dir  [0.000000, "o", "C:\dir"]  no JSON
#     a\nb  [0.000000, "o", "a\nb"]  another text
#     say "hi"  [0.000000, "o", "say \"hi\""]  the text
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq termrec=0.19-2 libtty1=0.19-2
for package in *.deb; do dpkg -x "$package" .; done
library=$(dirname "$(find "$PWD" -name 'libtty.so.1' | head -n 1)")
cat >convert.py <<'PY'
import json, os, struct, subprocess, sys
os.environ["LD_LIBRARY_PATH"] = sys.argv[1]
for text in ("C:\\dir", "a\\nb", 'say "hi"'):
    bytes_ = text.encode()
    with open("one.ttyrec", "wb") as recording:
        recording.write(struct.pack("<3I", 1, 0, len(bytes_)) + bytes_)
    subprocess.run(["usr/bin/termcat", "one.ttyrec", "one.cast"], check=True)
    with open("one.cast") as cast:
        event = cast.readlines()[1].rstrip()
    try:
        told = "the text" if json.loads(event)[2] == text else "another text"
    except json.JSONDecodeError:
        told = "no JSON"
    print(text, event, told, sep="  ")
PY
python3 convert.py "$library" | tee seen
diff seen - <<'SEEN'
C:\dir  [0.000000, "o", "C:\dir"]  no JSON
a\nb  [0.000000, "o", "a\nb"]  another text
say "hi"  [0.000000, "o", "say \"hi\""]  the text
SEEN
