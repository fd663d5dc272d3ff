#!/usr/bin/env bash
# pyte 0.8.0 and Term::VT102 0.91 of Debian 12: lines below scroll margins are written into them.
#
# A line feed scrolls only in the last line of the margins; below them it moves down, and in the
# last line of the screen it does nothing (DEC STD 070; xterm, VTE and the Linux console). Both packages
# move the cursor up to the last line within the margins, so that a status below a text that
# scrolls, such as apt's progress, ends up in the text. In pyte, CSI r, which removes the margins,
# leaves them: a program that comes later can't reach the lines below. Its NEL (ESC E) stays in the
# column instead of going to the first (VT100; ECMA-48, 8.3.86). Term::VT102 does not move the
# cursor home when it sets margins.
#
# Seen with Python 3.11 and Perl 5.36; four lines a, b, c, d, then an x after the sequence:
#     margins 1-2, line 4, LF        pyte a|x|c|d, Term::VT102 |x|c|d
#     margins 2-3, CSI r, line 4, LF pyte a|b|x|d, Term::VT102 b|c|d|x
#     margins 2-3                    pyte x|b|c|d, Term::VT102 a|b|c|dx
#     NEL in column 3                pyte |  x||, Term::VT102 |x||
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-pyte=0.8.0-2 python3-wcwidth=0.2.5+dfsg1-1.1 libterm-vt102-perl=0.91-3
for package in *.deb; do dpkg -x "$package" .; done
cat >screen.py <<'PY'
import sys, pyte
screen = pyte.Screen(4, 4)
pyte.ByteStream(screen).feed(sys.stdin.buffer.read())
print("|".join(line.rstrip() for line in screen.display), end="")
PY
cat >screen.pl <<'PL'
use Term::VT102;
my $screen = Term::VT102->new(cols => 4, rows => 4);
$screen->process(join "", <STDIN>);
print join("|", map { $screen->row_plaintext($_) =~ s/ +$//r } 1 .. 4), "\n";
PL
show() {
    printf '%s: pyte ' "$1"
    printf '%b' "$2" | PYTHONPATH=usr/lib/python3/dist-packages python3 screen.py
    printf ', Term::VT102 '
    printf '%b' "$2" | perl -Iusr/share/perl5 screen.pl
}
lines='a\r\nb\r\nc\r\nd'
{
    show 'margins 1-2, line 4, LF' "$lines"'\033[1;2r\033[4H\nx'
    show 'margins 2-3, CSI r, line 4, LF' "$lines"'\033[2;3r\033[r\033[4H\nx'
    show 'margins 2-3' "$lines"'\033[2;3rx'
    show 'NEL in column 3' '\033[1;3H\033Ex'
} | tee seen
diff seen - <<'SEEN'
margins 1-2, line 4, LF: pyte a|x|c|d, Term::VT102 |x|c|d
margins 2-3, CSI r, line 4, LF: pyte a|b|x|d, Term::VT102 b|c|d|x
margins 2-3: pyte x|b|c|d, Term::VT102 a|b|c|dx
NEL in column 3: pyte |  x||, Term::VT102 |x||
SEEN
