#!/usr/bin/env bash
# eSpeak NG 1.52-dev (npm's espeak-ng 1.0.2; 1.51 of Debian 12 and 1.52 of Debian 13 do the same):
# in many languages -5 is spoken as 5.
#
# In English, German, Italian and others a hyphen right before a number is "minus". In French,
# Spanish, Polish, Russian, Turkish and Danish it is silent, so that a frost is a mild day, and a
# loss of 5 points a gain. The plus of +5 is spoken in all of these, and the minus sign of Unicode
# (U+2212) in all but Portuguese.
#
# Seen with Node.js 20.20.2 (-x prints the phonemes); the languages that speak a number as 5:
#     -5      fr es pl ru tr da
#     +5      none
#     U+2212  pt
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" espeak-ng@1.0.2
cat >minus.mjs <<'JS'
import Espeak from "espeak-ng";
async function phonemes(language, text) {
    const options = ["--phonout", "out", "-q", "-x", "-v", language, "--", text];
    const espeak = await Espeak({ arguments: options, print() {}, printErr() {} });
    return espeak.FS.readFile("out", { encoding: "utf8" }).trim();
}
for (const text of ["-5", "+5", "\u22125"]) {
    const same = [];
    for (const language of ["en", "de", "it", "pt", "sv", "fi", "fr", "es", "pl", "ru", "tr", "da"])
        if ((await phonemes(language, text)) === (await phonemes(language, "5")))
            same.push(language);
    console.log(text.replace("\u2212", "U+2212 "), same.join(" ") || "none");
}
JS
node minus.mjs | tee seen
diff seen - <<'SEEN'
-5 fr es pl ru tr da
+5 none
U+2212 5 pt
SEEN
