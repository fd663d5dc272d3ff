#!/usr/bin/env bash
# @xterm/headless 5.5.0: a cursor that waits to wrap reports a column beyond the last, and an insertion
# into a wide character leaves half of it.
#
# After a character in the last column the cursor stays on it (DEC STD 070, and xterm, VTE, foot),
# so that CSI 6 n is answered with the last column. Here the answer is one more: column 7 of 6, with
# autowrap on or off. A program that moves there by the answer, or subtracts it from the width, is off
# by one.
#
# CSI @ at the second half of a wide character erases the first half and moves the second on: a cell
# of no width, which belongs to no character, so that the row has one column less than the others.
# CSI X, CSI K, CSI P and a character printed there erase both halves.
#
# Seen with Node.js 20.20.2, on a screen of six columns; each cell with its width, _ is blank:
#     CSI 6 n after abcdef: row 1 column 7
#     CSI @  _1 _1 _0 a1 b1 _1
#     CSI X  _1 _1 a1 b1 _1 _1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" @xterm/headless@5.5.0
cat >cells.js <<'JS'
const { Terminal } = require("@xterm/headless");
const screen = () => new Terminal({ cols: 6, rows: 2, allowProposedApi: true });
const ask = (name, bytes) =>
    new Promise((done) => {
        const terminal = screen();
        terminal.onData((answer) => {
            console.log(name, answer.replace("\x1b[", "row ").replace(";", " column ").slice(0, -1));
            done();
        });
        terminal.write(bytes + "\x1b[6n");
    });
const show = (name, bytes) =>
    new Promise((done) => {
        const terminal = screen();
        terminal.write(bytes, () => {
            const line = terminal.buffer.active.getLine(0);
            const cells = [...Array(6).keys()].map((i) => line.getCell(i));
            console.log(name, ...cells.map((c) => `${c.getChars().trim() || "_"}${c.getWidth()}`));
            done();
        });
    });
(async () => {
    await ask("autowrap on", "abcdef");
    await ask("autowrap off", "\x1b[?7labcdefg");
    await show("CSI @", "\u754cab\x1b[1;2H\x1b[@");
    await show("CSI X", "\u754cab\x1b[1;2H\x1b[X");
})();
JS
node cells.js | tee seen
diff seen - <<'SEEN'
autowrap on row 1 column 7
autowrap off row 1 column 7
CSI @ _1 _1 _0 a1 b1 _1
CSI X _1 _1 a1 b1 _1 _1
SEEN
