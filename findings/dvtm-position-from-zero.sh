#!/usr/bin/env bash
# dvtm 0.15+40.g311a8c0-1 of Debian 12: the position of the cursor that it reports counts from zero.
#
# ECMA-48 (8.3.14) counts the lines and columns of a cursor position report from one, as do the
# sequences that move the cursor. dvtm's answer to CSI 6 n is one less in both: after a move to row
# 4, column 7 it is row 3, column 6, and in the corner 0 and 0. Who saves the position by asking and
# moves back to it goes up and left each time; who moves to 999;999 to learn the size of the screen
# takes it for one smaller.
#
# Seen, in a terminal of 80 by 24:
#     moved to 4;7, told 3;6
#     moved to 1;1, told 0;0
#     moved to 999;999, told 23;79
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq dvtm=0.15+40.g311a8c0-1
dpkg -x dvtm_*.deb .
cat >ask.sh <<'SH'
#!/usr/bin/env bash
stty raw -echo
for place in "4;7" "1;1" "999;999"; do
    printf '\033[%sH\033[6n' "$place"
    IFS= read -r -d R answer
    echo "moved to $place, told ${answer#*\[}" >>told
done
mv told seen
SH
chmod +x ask.sh
cat >run.py <<'PY'
import fcntl, os, pty, struct, termios
child, screen = pty.fork()
if child == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("4H", 24, 80, 0, 0))
    os.environ.update(TERM="xterm", LC_ALL="C.UTF-8")
    os.execv("usr/bin/dvtm", ["dvtm", "./ask.sh"])
while not os.path.exists("seen") and os.read(screen, 65536):
    pass
PY
timeout 20 python3 run.py
cat seen
diff seen - <<'SEEN'
moved to 4;7, told 3;6
moved to 1;1, told 0;0
moved to 999;999, told 23;79
SEEN
