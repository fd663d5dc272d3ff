#!/usr/bin/env bash
# unterm of libvterm 0.1.4-1 of Debian 12 (0.3.3 of Debian 13 does the same): cells that nothing
# was written to are left out, and the text after them moves left.
#
# unterm feeds a file to libvterm's terminal and prints the screen. A cell that a tab or a
# position jumped over, or that was erased, is blank in any terminal, but unterm prints nothing at
# all for it. A table with tabs, the output of `ls -C`, or a status at column 60 comes out as one
# word. Only blanks that were written are there.
#
# Seen:
#     a tab b              ab
#     a CSI 5 G b          ab
#     abcdef CR CSI 3 X    def
#     a, three blanks, b   a   b
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libvterm-bin=0.1.4-1 libvterm0=0.1.4-1
for package in *.deb; do dpkg -x "$package" .; done
libraries=$(dirname "$(find "$folder" -name 'libvterm.so.0')")
for text in 'a\tb' 'a\033[5Gb' 'abcdef\r\033[3X' 'a   b'; do
    # shellcheck disable=SC2059 # The text is a format.
    printf "$text" >screen
    LD_LIBRARY_PATH=$libraries usr/bin/unterm -c 20 -l 1 screen
done | tee seen
diff seen - <<'SEEN'
ab
ab
def
a   b
SEEN
