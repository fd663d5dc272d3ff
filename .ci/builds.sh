# What the steps share: folders, builds, tests and the recorded runs. Everything that they make is in
# $work, which is removed at the end.

work=$(mktemp -d)
jobs=$(nproc)

heading() { printf '\n== %s\n' "$*"; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

clean_up() {
    if [ -n "$beside" ]; then kill -- "-$beside" 2>/dev/null || true; fi
    if [ -d "$work/wine" ]; then stop_wine; fi
    for socket in "$work"/tmux-*; do
        tmux -S "$socket" kill-server 2>/dev/null || true
    done
    if [ -f "$work/before" ]; then as_root dpkg --purge roguelike; fi
    if [ -d "$work/sid" ]; then as_root rm -rf "$work/sid"; fi
    rm -rf "$work"
}
trap clean_up EXIT

# timed STEP runs the step and prints the time that it took.
timed() {
    local began=$SECONDS
    heading "$1"
    "$1"
    printf '%4d s  %s\n' $((SECONDS - began)) "$1" | tee -a "$work/times"
}

# start_beside STEP runs the step while others run, as a group of processes of its own. wait_beside
# waits for its end, if one runs, prints what it has printed, and fails if it has failed.
beside=
start_beside() {
    set -m
    timed "$1" </dev/null >"$work/beside.log" 2>&1 &
    beside=$!
    set +m
}
wait_beside() {
    if [ -z "$beside" ]; then return; fi
    local status=0
    wait "$beside" || status=$?
    beside=
    cat "$work/beside.log"
    return "$status"
}

# quietly COMMAND... prints what the command has printed only if it fails.
quietly() {
    local log
    log=$(mktemp -p "$work")
    "$@" >"$log" 2>&1 || { cat "$log"; return 1; }
}

# within FILE BYTES fails if the file is larger.
within() {
    local size
    size=$(stat -c %s "$1")
    echo "$size bytes, of at most $2"
    if [ "$size" -gt "$2" ]; then
        echo "The program has grown beyond $2 bytes. If that buys enough, raise the limit."
        exit 1
    fi
}

# configure FOLDER OPTION..., and then build FOLDER [--target TARGET...]
configure() { quietly cmake -S . -B "$work/$1" -DCMAKE_CXX_FLAGS=-Werror "${@:2}"; }
build() { quietly cmake --build "$work/$1" -j "$jobs" "${@:2}"; }

# run_tests FOLDER OPTION... The tests mostly wait, for programs and for the disk, so four times as
# many run as there are processors.
run_tests() { ctest --test-dir "$work/$1" --output-on-failure --no-tests=error -j $((4 * jobs)) "${@:2}"; }

# The project as git has it, in $clone, and its program as README builds it, in $clone/build. The
# folder has a name that trips who forgets to quote it.
odd="mein Spiel äöü/roguelike (1)"
clone=$work/$odd
clone() { [ -d "$clone" ] || git clone -q . "$clone"; }
program_of_clone() {
    clone
    CXX=g++ CXXFLAGS=-Werror quietly cmake -S "$clone" -B "$clone/build"
    build "$odd/build" --target roguelike
}

# The frames of a recorded run, a line each: the number of keys so far, the last of them, how long
# the frame stays, and the checksum of what it shows. And the keys.
frames() { grep '^[0-9]' "$@"; }
keys_of() { frames "$1" | awk '$1 > keys { keys = $1; printf "%s", $2 }'; }

# recorded ENDING prints the names of the recorded runs, which lie in tests/GAME/golden, or in
# tests/golden if they are runs of the classic game.
recorded() { find tests -path "*/golden/*.$1" | sort; }

# plays TRACE PROGRAM... checks that the program shows each frame of a recorded run.
plays() {
    local trace=$1 game
    game=$(basename "${trace%/golden/*}")
    if [ "$game" = tests ]; then game=classic; fi
    keys_of "$trace" |
        "${@:2}" --headless --trace --game "$game" --seed "$(sed -n '1s/seed //p' "$trace")" |
        frames | diff -u --label "$trace" --label "what it shows" <(frames "$trace") - | head
}

# plays_recorded_runs PROGRAM... checks that it shows each recorded frame and verifies each run.
plays_recorded_runs() {
    export -f frames keys_of plays
    recorded trace |
        xargs -I TRACE -P "$jobs" bash -c 'set -euo pipefail; plays "$@"' plays TRACE "$@" || return
    recorded run | xargs "$@" --verify | tail -n 1
}
