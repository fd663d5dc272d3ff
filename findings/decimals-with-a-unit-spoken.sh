#!/usr/bin/env bash
# flite 2.2-5 of Debian 12: a decimal number with a unit is spoken as two numbers.
#
# "3.5" is "three point five", and "5kg" is "five kilograms", but "3.5kg" is "three", the end of a
# sentence, "five kilograms". A minus sign before such a number is left out, and a comma within it,
# which flite understands in "1,000km", makes it a list of digits.
#
# Seen (-pw prints the words that are spoken):
#     3.5        three point five
#     3.5kg      three . five kilograms
#     -1.5km     one . five kilometers
#     1,000km    one thousand kilometers
#     1,000.5km  one , zero zero zero . five kilometers
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq flite=2.2-5 libflite1=2.2-5
for package in *.deb; do
    dpkg -x "$package" .
done
libraries=$(dirname "$(find "$PWD/usr/lib" -name 'libflite.so.*' | head -n 1)")
for text in 3.5 5kg 3.5kg -1.5km 1,000km 1,000.5km; do
    words=$(LD_LIBRARY_PATH=$libraries usr/bin/flite -t "$text" -pw -o none)
    echo "$text: ${words% }"
done | tee seen
diff seen - <<'SEEN'
3.5: three point five
5kg: five kilograms
3.5kg: three . five kilograms
-1.5km: one . five kilometers
1,000km: one thousand kilometers
1,000.5km: one , zero zero zero . five kilometers
SEEN
