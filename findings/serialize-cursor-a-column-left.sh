#!/usr/bin/env bash
# @xterm/addon-serialize 0.14.0: in a restored screen the cursor can be a column too far left, and
# a dash shows that was not there.
#
# The addon "enables xterm.js to serialize a terminal framebuffer into string", which is written
# to another terminal to restore it. If the last row written is full, the way back to the cursor
# is counted from a column beyond the last, and ends one too far left: what is typed next is
# written over the character before. If a row from which a line wraps was erased, the addon fills
# it with dashes to make the line wrap again, and does not erase the one in the first column.
#
# Seen with Node.js 20.20.2 and @xterm/headless 6.0.0, on ten columns; rows and column of the
# cursor:
#     full row, 5 to the left       abcdefghij||, 5   restored abcdefghij||, 4
#     full row, CSI 1;9 H           abcdefghij||, 9   restored abcdefghij||, 8
#     row of nine, 5 to the left    abcdefghi||, 5    restored abcdefghi||, 5
#     wrapped, first row erased     |kl|, 1           restored -|kl|, 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" \
    @xterm/headless@6.0.0 @xterm/addon-serialize@0.14.0
cat >restore.js <<'JS'
const { Terminal } = require("@xterm/headless");
const { SerializeAddon } = require("@xterm/addon-serialize");
const terminal = () => new Terminal({ cols: 10, rows: 3, allowProposedApi: true });
const write = (to, text) => new Promise((done) => to.write(text, done));
const rows = ({ active }) => [0, 1, 2].map((y) => active.getLine(y).translateToString(true));
const shown = ({ buffer }) => `${rows(buffer).join("|")}, ${buffer.active.cursorX + 1}`;
(async () => {
    for (const [name, text] of [
        ["full row, 5 to the left", "abcdefghij\x1b[5D"],
        ["full row, CSI 1;9 H", "abcdefghij\x1b[1;9H"],
        ["row of nine, 5 to the left", "abcdefghi\x1b[5D"],
        ["wrapped, first row erased", "abcdefghijkl\x1b[H\x1b[2K"],
    ]) {
        const before = terminal();
        const addon = new SerializeAddon();
        before.loadAddon(addon);
        await write(before, text);
        const after = terminal();
        await write(after, addon.serialize());
        console.log(`${name}: ${shown(before)} restored ${shown(after)}`);
    }
})();
JS
node restore.js | tee seen
diff seen - <<'SEEN'
full row, 5 to the left: abcdefghij||, 5 restored abcdefghij||, 4
full row, CSI 1;9 H: abcdefghij||, 9 restored abcdefghij||, 8
row of nine, 5 to the left: abcdefghi||, 5 restored abcdefghi||, 5
wrapped, first row erased: |kl|, 1 restored -|kl|, 1
SEEN
