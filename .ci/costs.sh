# What players wait for, counted in instructions: unlike times, they are nearly the same in each run
# and on each machine.

# cost NAME OPTION... prints how many thousands of instructions the program takes with the options.
# It reads the keys of $keys.
cost() {
    local name=$1 counted
    shift
    counted=$(HOME=$work/costs valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "$clone/build/roguelike" "$@" <<<"$keys" 2>&1 >/dev/null | sed -n 's/.*Collected : //p')
    [ -n "$counted" ]
    printf '%d\t%s\n' $((counted / 1000)) "$name"
}

# screen GAME RUN COMMAND... prints what the program, run by the command, writes to a terminal for
# the first 150 keys of a run, each pressed when the screen after the one before has been shown.
screen() {
    local game=$1 run=$2 key
    shift 2
    {
        sleep 3
        sed -n 's/ [0-9a-f]\{16\}$//p' "$run.run" | tr -d '\n' | head -c 150 | fold -w 1 |
            while read -r key; do
                case $key in
                    U) key=$'\e[A' ;;
                    D) key=$'\e[B' ;;
                    R) key=$'\e[C' ;;
                    L) key=$'\e[D' ;;
                    w) key=. ;;
                esac
                printf '%s' "$key"
                sleep 0.03
            done
        for key in $'\e' qQ $'y\r'; do # Leaves the run for good.
            sleep 1
            printf '%s' "$key"
        done
        sleep 1
    } | HOME=$work/costs TERM=xterm-256color script -qec "stty rows 24 cols 80
        $* --game $game --seed ${run##*-} --no-record" /dev/null
}

# at_screen GAME RUN prints how many thousands of instructions that takes.
at_screen() {
    local game=$1 run=$2 log=$work/costs/screen.log
    screen "$game" "$run" valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "--log-file='$log'" "'$clone/build/roguelike'" >/dev/null
    printf '%d\t%s\n' $(($(sed -n 's/.*Collected : //p' "$log") / 1000)) "keys at the screen of $run"
}

# sent GAME RUN OPTION... prints how many bytes a key the terminal gets with the options.
sent() {
    local game=$1 run=$2
    shift 2
    printf '%d\t%s\n' $(($(screen "$game" "$run" "'$clone/build/roguelike'" "$@" | wc -c) / 150)) \
        "bytes a key of $run${1:+ with $1}"
}

costs() {
    local keys=q run option long=$work/costs/long.run
    mkdir "$work/costs"
    cost start --help
    for run in tests/golden/hoard-4245 tests/tutorial/golden/plunge-613 tests/world/golden/quest-1004; do
        cost "verify $run" --verify "$run.run"
        cost "tell $run" --plain --replay "$run.run"
        cost "page of $run" --html --replay "$run.run"
        cost "picture of $run" --svg --replay "$run.run"
    done
    at_screen classic tests/golden/hoard-4245
    at_screen tutorial tests/tutorial/golden/plunge-613
    at_screen world tests/world/golden/quest-1004
    for option in '' --light; do
        sent classic tests/golden/hoard-4245 $option
        sent tutorial tests/tutorial/golden/plunge-613 $option
        sent world tests/world/golden/quest-1004 $option
    done
    for game in classic tutorial world; do
        keys=$(printf 'o\n%.0s' {1..100})
        cost "100 walks of $game" --game "$game" --seed 1 --plain --no-record
    done
    printf 'LR%.0s' {1..5000} |
        "$clone/build/roguelike" --headless --seed 1 --record "$long" >/dev/null
    keys=q
    cost "resume 10,000 keys" --plain --resume="$long"
    mkdir -p "$work/costs/runs"
    for run in {10..49}; do cp "$long" "$work/costs/runs/2026-01-01-0000$run-1.run"; done
    cost "start with 40 waiting runs" --plain --state-dir "$work/costs"
}

# Fails if something costs a twentieth more or less than the table says: other compilers, libraries
# and processors explain less, and a gain that is not written down would hide a later loss.
benchmark() {
    program_of_clone
    costs >"$work/costs.tsv"
    awk -F'\t' -v OFS='\t' '
        NR == FNR { before[$2] = $1; rows++; next }
        !($2 in before) { print $1, "new", $2; bad = 1; next }
        { ratio = $1 / before[$2]; print $1, sprintf("%.2f", ratio), $2 }
        ratio > 1.05 || ratio < 0.95 { bad = 1 }
        END { exit bad || FNR != rows }
    ' .ci/costs.tsv "$work/costs.tsv" || {
        echo "not what .ci/costs.tsv says; if that must be, this is the new table:"
        cat "$work/costs.tsv"
        exit 1
    }
}
