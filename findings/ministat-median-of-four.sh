#!/usr/bin/env bash
# ministat 20150715-1 of Debian 12: the median of an even number of values is the upper of the two.
#
# The median of an even number of values is the mean of the middle two, so that as many lie above as
# below; R, Python's statistics and datamash compute it so. ministat prints the value after the middle:
# 3 for 1 to 4. Its manual says no more than median. Odd numbers of values are right, so that runs of
# ten and of eleven differ in their medians for that alone, the more the fewer they are.
#
# Seen, for 1 2 3 / 1 2 3 4 / 1 2 9 8 7 / 1 2 9 8 7 3:
#     N 3 median 2 average 2
#     N 4 median 3 average 2.5
#     N 5 median 7 average 5.4
#     N 6 median 7 average 5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq ministat=20150715-1+b1
dpkg -x ministat_*.deb .
for values in "1 2 3" "1 2 3 4" "1 2 9 8 7" "1 2 9 8 7 3"; do
    tr ' ' '\n' <<<"$values" >values
    usr/bin/ministat -n values | awk '$1 == "x" && NF == 7 {print "N", $2, "median", $5, "average", $6}'
done | tee seen
diff seen - <<'SEEN'
N 3 median 2 average 2
N 4 median 3 average 2.5
N 5 median 7 average 5.4
N 6 median 7 average 5
SEEN
