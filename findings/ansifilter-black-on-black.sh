#!/usr/bin/env bash
# ansifilter 2.18 of Debian 12 (2.21 of sid does the same): text in reverse video is written black
# on black, and neither reverse video nor italics end where the input ends them.
#
# ECMA-48 (8.3.117): 7 is a negative image, 27 a positive image, 23 not italicized. With the default
# colours ansifilter writes the colours of 7 as foreground #000000 on background #000000, so that
# the headings of a manual page or the status line of a pager can't be read, and the same after 27
# up to the next reset. Italics go on after 23; bold (22) and underline (24) end.
#
# Seen, without the text of the markup before the style:
#     7, 27   A color:#000000;background-color:#000000;  B color:#000000;background-color:#000000;
#     3, 23   A font-style:italic;color:#000000;  B font-style:italic;color:#000000;
#     4, 24   A text-decoration:underline;color:#000000;  B color:#000000;
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq ansifilter=2.18+dfsg1-2
dpkg -x ansifilter_*.deb .
for pair in "7 27" "3 23" "4 24"; do
    read -r on off <<<"$pair"
    printf '\033[%dmA\033[%dmB\033[0m\n' "$on" "$off" | usr/bin/ansifilter --html --fragment |
        sed -E 's|<span style="([^"]*)">(.)</span>| \2 \1 |g' | sed -n "1s/^/$on, $off  /p"
done | tee seen
diff -w seen - <<'SEEN'
7, 27   A color:#000000;background-color:#000000;  B color:#000000;background-color:#000000;
3, 23   A font-style:italic;color:#000000;  B font-style:italic;color:#000000;
4, 24   A text-decoration:underline;color:#000000;  B color:#000000;
SEEN
