#!/usr/bin/env bash
# ordinal-numbers 1.0.3: 111st, 212nd and 1013rd.
#
# In English the numbers that end in eleven, twelve or thirteen take th: 11th, 111th, 1011th. The
# package knows 11, 12 and 13 alone, and goes by the last digit of all others. Negative numbers have
# the same fault from -11 on. Its `ordinal` command does the same. ordinal-js 1.1.0 is right.
#
# Seen with Node.js 20.20.2; those from 1 to 9,999 that differ, and the first of each hundred:
#     297 differ, 111st 112nd 113rd 211st 212nd 213rd 311st 312nd 313rd
#     ordinal-js 111th 112th 113th 211th 212th 213th 311th 312th 313th
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    ordinal-numbers@1.0.3 ordinal-js@1.1.0
cat >ordinals.js <<'JS'
const ordinal = require("ordinal-numbers");
const { toOrdinal } = require("ordinal-js");
const numbers = Array.from({ length: 9999 }, (_, index) => index + 1);
const differ = numbers.filter((number) => ordinal(number) !== toOrdinal(number));
console.log(`${differ.length} differ, ${differ.slice(0, 9).map((number) => ordinal(number)).join(" ")}`);
console.log("ordinal-js", differ.slice(0, 9).map((number) => toOrdinal(number)).join(" "));
JS
node ordinals.js | tee seen
diff seen - <<'SEEN'
297 differ, 111st 112nd 113rd 211st 212nd 213rd 311st 312nd 313rd
ordinal-js 111th 112th 113th 211th 212th 213th 311th 312th 313th
SEEN
