#!/usr/bin/env bash
# libtmux 0.21.0 of Debian 12 (0.46.1 of Debian 13 does the same): send_keys() loses a semicolon
# at the end, and sends nothing for a text that begins with a dash.
#
# Its page: send_keys() sends text to the pane, with literal=True as it is. The text becomes an
# argument of `tmux send-keys` unchanged, where a last semicolon ends the command, and a dash begins
# an option. So a statement of SQL reaches its shell without its end, and the shell waits for more;
# a negative number, or an option for a prompt, is dropped with all that follows it. No error is
# raised. tmux's manual says how to write both: \; and -- before the text.
#
# Needs tmux; seen with tmux 3.3a and Python 3.11. Sent, with and without literal, and what came:
#     select 1;    select 1     select 1
#     select 1     select 1     select 1
#     -5           nothing      nothing
#     -v a.txt     nothing      nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-libtmux=0.21.0-1 python3-packaging
for package in *.deb; do dpkg -x "$package" .; done
cat >send.py <<'PY'
import os, time, libtmux
server = libtmux.Server(socket_path=os.path.abspath("socket"), config_file="/dev/null")
session = server.new_session("one", window_command="echo ready; cat >lines")
pane = session.attached_window.attached_pane
def wait_for(found):
    end = time.time() + 20
    while not found() and time.time() < end:
        time.sleep(0.05)
wait_for(lambda: "ready" in "".join(pane.capture_pane()))
texts = ("select 1;", "select 1", "-5", "-v a.txt")
for text in texts:
    for literal in (False, True):
        pane.send_keys(text, enter=False, literal=literal)
        pane.enter()
def lines():
    with open("lines") as came:
        return came.read().split("\n")[:-1]
wait_for(lambda: len(lines()) == 2 * len(texts))
came = [line or "nothing" for line in lines()]
for number, text in enumerate(texts):
    print(text, came[2 * number], came[2 * number + 1], sep=", ")
server.kill_server()
PY
PYTHONPATH=usr/lib/python3/dist-packages python3 send.py | tee seen
diff seen - <<'SEEN'
select 1;, select 1, select 1
select 1, select 1, select 1
-5, nothing, nothing
-v a.txt, nothing, nothing
SEEN
