#!/usr/bin/env bash
# num-utils 0.5-15 of Debian 12, numnormalize: results outside the range that it normalizes to.
#
# The manual: it returns the numbers "as a normalized set of numbers between 0 and 1", or of the range
# given by -R. The program divides by the sum of the numbers, not by the span from the least to the
# greatest. So the least is not 0 and the greatest not 1; with negative numbers the results leave the
# range, and numbers whose sum is negative change their order. The sum of -1, 0 and 1 is nothing, and
# Perl stops with "Illegal division by zero".
#
# Seen with Perl 5.36:
#     2 4 6             0.166666666666667 0.333333333333333 0.5
#     2 4 6, -R 0..100  16.6666666666667 33.3333333333333 50
#     -1 2              -1 2
#     -3 1              1.5 -0.5
#     -1 0 1            nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq num-utils=0.5-15
dpkg -x num-utils_*.deb .
normalize() {
    local numbers=$1
    shift
    echo "$numbers${1:+, $*}:" \
        "$(tr ' ' '\n' <<<"$numbers" | usr/bin/numnormalize "$@" 2>/dev/null | paste -sd ' ')"
}
{
    normalize "2 4 6"
    normalize "2 4 6" -R 0..100
    normalize "-1 2"
    normalize "-3 1"
    normalize "-1 0 1"
} | tee seen
diff -b seen - <<'SEEN'
2 4 6: 0.166666666666667 0.333333333333333 0.5
2 4 6, -R 0..100: 16.6666666666667 33.3333333333333 50
-1 2: -1 2
-3 1: 1.5 -0.5
-1 0 1:
SEEN
