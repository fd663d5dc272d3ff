#!/usr/bin/env bash
# node-murmurhash 2.1.0: not MurmurHash2 if one of the last bytes is 127 or greater.
#
# MurmurHash2 takes bytes without sign: its reference code reads the key as unsigned char. The package
# fills the upper bits of the last one to three bytes, those after the last whole four, if they are 127
# or above, so that text in UTF-8, which it says to support, has another hash than elsewhere whenever
# it ends with a letter beyond ASCII there. The bytes before, in fours, are right, and so is its page's
# example, which has twelve bytes. Who shares keys or seeds with another program finds other ones.
# murmurhash32-node 1.0.1 computes MurmurHash2.
#
# Seen with Node.js 20.20.2, seed 97:
#     dragon 6 bytes  node-murmurhash 1929951709  murmurhash32-node 1929951709
#     dragón 7 bytes  node-murmurhash 1502054182  murmurhash32-node 904541215
#     hello 中国 12 bytes  node-murmurhash 1248731102  murmurhash32-node 1248731102
#     épée 6 bytes  node-murmurhash 2898299063  murmurhash32-node 3154750198
#     fée 4 bytes  node-murmurhash 2183110031  murmurhash32-node 2183110031
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    node-murmurhash@2.1.0 murmurhash32-node@1.0.1
cat >hash.js <<'JS'
const hash = require("node-murmurhash");
const { bit32 } = require("murmurhash32-node");
for (const text of ["dragon", "dragón", "hello 中国", "épée", "fée"])
    console.log(`${text} ${Buffer.byteLength(text)} bytes  node-murmurhash ${hash(text, 97)}`,
        ` murmurhash32-node ${bit32.v2(text, 97)}`);
JS
node --no-deprecation hash.js | tee seen
diff seen - <<'SEEN'
dragon 6 bytes  node-murmurhash 1929951709  murmurhash32-node 1929951709
dragón 7 bytes  node-murmurhash 1502054182  murmurhash32-node 904541215
hello 中国 12 bytes  node-murmurhash 1248731102  murmurhash32-node 1248731102
épée 6 bytes  node-murmurhash 2898299063  murmurhash32-node 3154750198
fée 4 bytes  node-murmurhash 2183110031  murmurhash32-node 2183110031
SEEN
