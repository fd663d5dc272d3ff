# Random inputs, found by Clang's libFuzzer.

# Runs a fuzzer for half a minute, from the inputs that are kept. An input that crashes it, leaks
# memory or takes more than twenty seconds is shown and stays in the folder `findings`.
fuzz_awhile() {
    local name=$1 new=$work/checked/new-$1 log=$work/checked/$1.log status=0 input
    mkdir "$new"
    LLVM_PROFILE_FILE=/dev/null "$work/checked/tests/fuzz/fuzz_$name" -max_total_time=30 -timeout=20 -report_slow_units=20 \
        -max_len=2000 -print_final_stats=1 -artifact_prefix="$findings/$name-" "$new" \
        "tests/fuzz/corpus/$name" >"$log" 2>&1 || status=1
    for input in $(compgen -G "$findings/$name-*"); do
        echo "$input:"
        od -A d -t x1z "$input"
        status=1
    done
    if [ "$status" != 0 ]; then
        cat "$log"
        return 1
    fi
    awk -v name="$name" '/number_of_executed_units/ { print name ":", $2, "inputs" }' "$log"
}

# There are three times as many at a time as there are processors, so that they take less time
# together.
fuzz() {
    build_checked --target fuzzers
    findings=$(mktemp -d)
    export work findings
    export -f fuzz_awhile
    basename -a "$work"/checked/tests/fuzz/fuzz_* | sed 's/^fuzz_//' |
        xargs -I NAME -P $((3 * jobs)) bash -c 'set -euo pipefail; fuzz_awhile NAME'
    rmdir "$findings"
}
