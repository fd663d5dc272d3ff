#!/usr/bin/env bash
# Text::Roman 3.5 of Debian 12: IC is a valid Roman numeral, 101, and X_ is ten.
#
# isroman() "tests a string to be a valid Roman algarism". It holds IC, XM, VX and IL for valid.
# Read by the rule that a smaller sign before a greater is subtracted, IC would be 99; roman2int()
# adds: 101. Two conversions therefore give the same number for IC and CI, and the one back another
# text. A milhar, where an underscore after a sign multiplies by a thousand (IV_V is 4,005), loses the
# thousand at its end: X_ is 10, and no round number of thousands can be read. Its numbers from 1 to
# 3,999 and back are right.
#
# Seen with Perl 5.36:
#     IC valid 101 CI   XM valid 1010 MX   VX valid 15 XV   IL valid 51 LI   IIII invalid
#     X_ valid 10   IV_V valid 4005   L_X_XXIII valid 60023   C_ valid 100
#     1 to 3999 and back: 3999 right
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libtext-roman-perl=3.5-4
dpkg -x libtext-roman-perl_*.deb .
cat >read.pl <<'PL'
use strict;
use warnings;
use Text::Roman qw(:all);
print join("   ", map { "$_ " . (isroman($_)
        ? "valid " . roman2int($_) . " " . int2roman(roman2int($_)) : "invalid")
    } qw(IC XM VX IL IIII)), "\n";
print join("   ", map { "$_ " . (ismilhar($_) ? "valid " . milhar2int($_) : "invalid") }
    qw(X_ IV_V L_X_XXIII C_)), "\n";
print "1 to 3999 and back: ", scalar(grep { roman2int(int2roman($_)) == $_ } 1 .. 3999), " right\n";
PL
perl -Iusr/share/perl5 read.pl | tee seen
diff seen - <<'SEEN'
IC valid 101 CI   XM valid 1010 MX   VX valid 15 XV   IL valid 51 LI   IIII invalid
X_ valid 10   IV_V valid 4005   L_X_XXIII valid 60023   C_ valid 100
1 to 3999 and back: 3999 right
SEEN
