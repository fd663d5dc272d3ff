#!/usr/bin/env bash
# colorized-logs 2.6-1 of Debian 12, ansi2txt and ansi2html: a letter B stays after each `tput sgr0`.
#
# The manual of ansi2txt: "removing all ANSI codes". `tput sgr0`, with which scripts end bold or
# coloured text, is ESC ( B ESC [ m in the terminfo of xterm: it also designates ASCII as G0. The
# programs take ESC ( for the whole sequence, and its last byte for text. Of control strings other
# than titles and links ansi2txt leaves the contents, such as those of DECRQSS.
#
# Seen:
#     bold text and what follows it   "a note" becomes "a noteB", in HTML within the bold text
#     a line of VT100 graphics        "qqq" becomes "0qqqB"
#     DECRQSS                         "1$r0m" remains
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq colorized-logs=2.6-1
dpkg -x colorized-logs_*.deb .
plain=$(tput -T xterm sgr0)
bold=$(tput -T xterm bold)
{
    echo "a ${bold}note$plain, and text" | usr/bin/ansi2txt
    echo "a ${bold}note$plain, and text" | usr/bin/ansi2html -n | sed 's/<pre[^>]*>//; /^<.pre>/d'
    printf 'a line \033(0qqq\033(B of graphics\n' | usr/bin/ansi2txt
    printf 'a report \033P1$r0m\033\\ of a style\n' | usr/bin/ansi2txt
} | tee seen
diff seen - <<'SEEN'
a noteB, and text
a <span style="font-weight:bold">noteB</span>, and text
a line 0qqqB of graphics
a report 1$r0m of a style
SEEN
