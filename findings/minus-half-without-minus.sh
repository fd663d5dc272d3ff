#!/usr/bin/env bash
# python3-num2words 0.5.10 of Debian 12: minus one half is "zero point five".
#
# The sign is taken from the whole part, which is 0 for every number between -1 and 0 and has none. So
# -0.5 is read out as 0.5, in English, German and French alike. From -1 down the minus is there.
#
# Seen with Python 3.11:
#     en  0.5 zero point five  -0.5 zero point five  -1.5 minus one point five
#     de  0.5 null Komma fünf  -0.5 null Komma fünf  -1.5 minus eins Komma fünf
#     fr  0.5 zéro virgule cinq  -0.5 zéro virgule cinq  -1.5 moins un virgule cinq
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-num2words=0.5.10-2
dpkg -x python3-num2words_*.deb .
cat >say.py <<'PY'
from num2words import num2words

for language in "en", "de", "fr":
    print(language, *(f" {number} {num2words(number, lang=language)}" for number in (0.5, -0.5, -1.5)))
PY
PYTHONPATH=$PWD/usr/lib/python3/dist-packages python3 say.py | tee seen
diff seen - <<'SEEN'
en  0.5 zero point five  -0.5 zero point five  -1.5 minus one point five
de  0.5 null Komma fünf  -0.5 null Komma fünf  -1.5 minus eins Komma fünf
fr  0.5 zéro virgule cinq  -0.5 zéro virgule cinq  -1.5 moins un virgule cinq
SEEN
