#!/usr/bin/env bash
# liblouis 3.24.0-1 of Debian 12, tables of literary braille: a letter after a number reads as a digit.
#
# Braille writes the digits 1 to 9 and 0 as a number sign and the letters a to j, so a letter a to j
# that follows a number needs a mark of its own: in English braille the letter sign, dots 5 and 6.
# en-us-g2 sets it before b to j, but not before a; en-GB-g2 before neither a nor i. These letters
# are words by themselves. So "flat 2a" is what "flat 21" is. The Spanish, Catalan, Portuguese,
# Italian and Slovak tables set no mark before any letter, and nobody can tell "2d" from "24". The
# table of Unified English Braille is right.
#
# Seen (the dots of the first of each two texts):
#     en-us-g2   2a ⠼⠃⠁ is 21, 3i ⠼⠉⠰⠊ is not 39, 2b ⠼⠃⠰⠃ is not 22
#     en-GB-g2   2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠰⠃ is not 22
#     es-g1      2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠃ is 22
#     en-ueb-g1  2a ⠼⠃⠰⠁ is not 21, 3i ⠼⠉⠰⠊ is not 39, 2b ⠼⠃⠰⠃ is not 22
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1
for package in *.deb; do
    dpkg -x "$package" .
done
export LOUIS_TABLEPATH=$folder/usr/share/liblouis/tables
LD_LIBRARY_PATH=$(dirname "$(find "$PWD/usr/lib" -name 'liblouis.so.*' | head -n 1)")
export LD_LIBRARY_PATH
dots() {
    echo "$2" | usr/bin/lou_translate --forward "unicode.dis,$1"
}
for table in en-us-g2.ctb en-GB-g2.ctb es-g1.ctb ca-g1.ctb pt-pt-g1.utb it-it-comp6.utb sk-sk.utb \
    en-ueb-g1.ctb; do
    line=$table:
    for pair in "2a 21" "3i 39" "2b 22"; do
        read -r letter digit <<<"$pair"
        is=is
        [ "$(dots "$table" "$letter")" = "$(dots "$table" "$digit")" ] || is="is not"
        line="$line $letter $(dots "$table" "$letter") $is $digit,"
    done
    echo "${line%,}"
done | tee seen
diff seen - <<'SEEN'
en-us-g2.ctb: 2a ⠼⠃⠁ is 21, 3i ⠼⠉⠰⠊ is not 39, 2b ⠼⠃⠰⠃ is not 22
en-GB-g2.ctb: 2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠰⠃ is not 22
es-g1.ctb: 2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠃ is 22
ca-g1.ctb: 2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠃ is 22
pt-pt-g1.utb: 2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠃ is 22
it-it-comp6.utb: 2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠃ is 22
sk-sk.utb: 2a ⠼⠃⠁ is 21, 3i ⠼⠉⠊ is 39, 2b ⠼⠃⠃ is 22
en-ueb-g1.ctb: 2a ⠼⠃⠰⠁ is not 21, 3i ⠼⠉⠰⠊ is not 39, 2b ⠼⠃⠰⠃ is not 22
SEEN
