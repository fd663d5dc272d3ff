#!/usr/bin/env bash
# yasr 0.6.9-11 of Debian 12, a screen reader: it reads out escape sequences that show nothing.
#
# - The title of the window, after its number. Debian's .bashrc sets one with each prompt.
# - A letter B after each `tput sgr0`, which is ESC ( B ESC [ m in the terminfo of xterm.
# - The address of a link, before and after its text.
# - Questions that vim and others ask at their start: for the background, a mode (DECRQM), a setting
#   (DECRQSS). So it does with the parameters of xterm's modifyOtherKeys (CSI > 4 ; 1 m).
#
# All of it is spoken as if it were on the screen. Seen, a line for each phrase:
#     0;title / one
#     bold / B / two
#     8;;http://example.org/ / link / 8;; / three
#     11;? / four
#     pfive
#     $qm / six
#     4;1mseven
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq yasr=0.6.9-11
dpkg -x yasr_*.deb .
sed -e 's/^synthesizer=.*/synthesizer=emacspeak server/' \
    -e "s#^synthesizer port=.*#synthesizer port=|$folder/speech.sh#" \
    -e "s#^shell=.*#shell=$folder/lines.sh#" etc/yasr/yasr.conf >.yasr.conf
# The synthesizer: notes what it is told to speak.
cat >speech.sh <<'SH'
#!/bin/sh
exec cat >>spoken
SH
cat >lines.sh <<'SH'
#!/usr/bin/env bash
# Prints each line once the line before it has been spoken.
speak() {
    printf "$1\r\n"
    for _ in {1..100}; do
        grep -q "$2}" spoken && break
        sleep 0.1
    done
}
sleep 1
speak '\033]0;title\007one' one
speak "$(tput -T xterm bold)bold$(tput -T xterm sgr0) two" two
speak '\033]8;;http://example.org/\033\\link\033]8;;\033\\ three' three
speak '\033]11;?\033\\four' four
speak '\033[?2026$pfive' five
speak '\033P$qm\033\\six' six
speak '\033[>4;1mseven' seven
touch done
SH
chmod +x speech.sh lines.sh
touch spoken
cat >run.py <<'PY'
import os, pty
child, screen = pty.fork()
if child == 0:
    os.environ.update(TERM="xterm", LC_ALL="C.UTF-8", HOME=os.getcwd())
    os.execv("usr/bin/yasr", ["yasr"])
try:
    while not os.path.exists("done") and os.read(screen, 65536):
        pass
except OSError:
    pass
PY
timeout 60 python3 run.py
sed -n 's/^q { *\(.*[^ ]\) *}$/\1/p' spoken | tee seen
diff seen - <<'SEEN'
0;title
one
bold
B
two
8;;http://example.org/
link
8;;
three
11;?
four
pfive
$qm
six
4;1mseven
SEEN
