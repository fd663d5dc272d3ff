#!/usr/bin/env bash
# ghostty-web 0.4.0: of a terminal's answers only two come, the cursor's position and "OK".
#
# Its page promises a proper VT100 in the browser, with the code of the native Ghostty. A VT100 says
# what it is when asked (DA, CSI c; VT100 User Guide, chapter 3), and native Ghostty answers that,
# the secondary attributes and DECRQM. A program that asks several things ends
# with DA, since every terminal answers it, to know when to stop waiting. Here it waits until its
# time is up, and takes the terminal for one that knows no modes, even those that are in force here.
#
# Seen with Node.js 20.20.2; the terminal is the WebAssembly of the package, without a page:
#     position "\u001b[1;3R", status "\u001b[0n"
#     attributes null, secondary attributes null
#     mode 2004 is set true, asked for null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --cache "$folder/cache" ghostty-web@0.4.0
cat >ask.mjs <<'JS'
import { readFileSync } from "fs";
globalThis.self = globalThis;
globalThis.fetch = async () =>
    new Response(readFileSync("node_modules/ghostty-web/dist/ghostty-vt.wasm"));
const { Ghostty } = await import("ghostty-web");
const ghostty = await Ghostty.load("ghostty-vt.wasm");
const ask = (bytes) => {
    const terminal = ghostty.createTerminal(80, 24);
    terminal.write(bytes);
    return terminal;
};
const answer = (bytes) => JSON.stringify(ask(bytes).readResponse());
console.log("position", answer("ab\x1b[6n"));
console.log("status", answer("\x1b[5n"));
console.log("attributes", answer("\x1b[c"));
console.log("secondary attributes", answer("\x1b[>c"));
console.log("mode 2004 is set", ask("\x1b[?2004h").getMode(2004));
console.log("mode 2004 asked for", answer("\x1b[?2004h\x1b[?2004$p"));
JS
node ask.mjs 2>/dev/null | tee seen
diff seen - <<'SEEN'
position "\u001b[1;3R"
status "\u001b[0n"
attributes null
secondary attributes null
mode 2004 is set true
mode 2004 asked for null
SEEN
