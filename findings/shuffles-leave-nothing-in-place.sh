#!/usr/bin/env bash
# deck 0.0.4 and @algorithm.ts/shuffle 4.0.3: a shuffle never leaves an element in its place.
#
# deck's README promises "a new shuffled Array based on a uniform distribution", the other package the
# Knuth shuffle. Both pick the partner of element i below i, not at or below it, which is Sattolo's
# algorithm: only cycles come out. Two elements are swapped each time, three come out in 2 of their 6
# orders, four in 6 of 24, and the card on top of a deck is never dealt first. fisher-yates 1.0.4
# gives all orders.
#
# Seen with Node.js 20.20.2; orders of two, three and four elements in 20,000 shuffles each, and how
# often the first of four stayed first:
#     deck                  orders 1 2 6   first stays: never
#     @algorithm.ts/shuffle orders 1 2 6   first stays: never
#     fisher-yates          orders 2 6 24   first stays: sometimes
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    deck@0.0.4 @algorithm.ts/shuffle@4.0.3 fisher-yates@1.0.4
cat >orders.js <<'JS'
const { knuthShuffle } = require("@algorithm.ts/shuffle");
const shuffles = {
    deck: require("deck").shuffle,
    "@algorithm.ts/shuffle": (cards) => (knuthShuffle(cards), cards),
    "fisher-yates": require("fisher-yates"),
};
for (const [name, shuffle] of Object.entries(shuffles)) {
    const orders = (size) => {
        const seen = new Set();
        for (let i = 0; i < 20000; i++) seen.add(shuffle([1, 2, 3, 4].slice(0, size)).join(""));
        return seen;
    };
    const stays = [...orders(4)].some((order) => order[0] === "1") ? "sometimes" : "never";
    const counts = [2, 3, 4].map((size) => orders(size).size).join(" ");
    console.log(name.padEnd(21), "orders", counts, "  first stays:", stays);
}
JS
node orders.js | tee seen
diff seen - <<'SEEN'
deck                  orders 1 2 6   first stays: never
@algorithm.ts/shuffle orders 1 2 6   first stays: never
fisher-yates          orders 2 6 24   first stays: sometimes
SEEN
