#!/usr/bin/env bash
# ansi-sequence-parser 1.1.3 (npm) and Text::ANSI::Util 0.233 (Debian 12): a style goes on after the
# shortest reset, CSI m.
#
# A parameter that is left out has its default, and that of CSI m is 0, which ends every style
# (ECMA-48, 5.4.2 and 8.3.117). grep and git end their colours so. Both packages know CSI 0 m, but
# CSI m to them is no reset. ansi-sequence-parser gives the text after it the style before it.
# ta_wrap of Text::ANSI::Util begins each further line with that style, and breaks the line three
# columns early because it counts the sequence as text.
#
# Seen with Node.js 20.20.2 and Perl 5.36:
#     parser  CSI 0m  error red bold, in main.c plain
#     parser  CSI m  error red bold, in main.c red bold
#     ta_wrap CSI 0m  ESC[31merrorESC[0m in the|file main.c
#     ta_wrap CSI m  ESC[31merrorESC[m inESC[0m|ESC[31mthe fileESC[0m|ESC[31mmain.c
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" ansi-sequence-parser@1.1.3
apt-get download -qq libtext-ansi-util-perl=0.233-2
dpkg -x libtext-ansi-util-perl_*.deb .
cat >parse.mjs <<'JS'
import { parseAnsiSequences } from "ansi-sequence-parser";
for (const reset of ["0", ""]) {
    const parts = parseAnsiSequences(`\x1b[31;1merror\x1b[${reset}m in main.c`);
    const style = (part) => [part.foreground?.name, ...part.decorations].filter(Boolean);
    const told = parts.map((part) => `${part.value.trim()} ${style(part).join(" ") || "plain"}`);
    console.log(`parser  CSI ${reset}m `, told.join(", "));
}
JS
cat >wrap.pl <<'PL'
use Text::ANSI::Util qw(ta_wrap);
for my $reset ("0", "") {
    my $wrapped = ta_wrap("\e[31merror\e[${reset}m in the file main.c", 14);
    $wrapped =~ s/\n/|/g;
    $wrapped =~ s/\e/ESC/g;
    print "ta_wrap CSI ${reset}m  $wrapped\n";
}
PL
{
    node parse.mjs
    perl -Iusr/share/perl5 wrap.pl
} | tee seen
diff seen - <<'SEEN'
parser  CSI 0m  error red bold, in main.c plain
parser  CSI m  error red bold, in main.c red bold
ta_wrap CSI 0m  ESC[31merrorESC[0m in the|file main.c
ta_wrap CSI m  ESC[31merrorESC[m inESC[0m|ESC[31mthe fileESC[0m|ESC[31mmain.c
SEEN
