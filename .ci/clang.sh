# What is built by Clang for this machine.

# Looks at several files as one, because most of the time goes to what they include. If something is
# found, perhaps only that two of them use a name differently, it looks at each half of them. The
# analyzer follows a ninth of the ways through a function that it would follow by itself: the others
# take four fifths of its time.
tidy_together() {
    local together
    together=$(mktemp -p "$work/tidy" --suffix=.cpp)
    cat "$@" >"$together"
    # shellcheck disable=SC2046
    if clang-tidy-14 --config-file=.clang-tidy --quiet "$together" -- -std=c++20 -DROGUE_VERSION='"0"' \
        -Xclang -analyzer-config -Xclang max-nodes=25000 \
        -Iinclude -Isrc $(find src -type d -printf "-I%p ") >"$together.log" 2>&1; then
        return
    fi
    if [ $# = 1 ]; then
        echo "$1:"
        cat "$together.log"
        return 1
    fi
    local clean=0
    tidy_together "${@:1:$# / 2}" || clean=1
    tidy_together "${@:$# / 2 + 1}" && return "$clean"
}

# Files of one folder are more likely to use the same names, so the files are shuffled, always in the
# same way.
tidy() {
    configure tidy -DCMAKE_CXX_COMPILER=clang++-14 -DBUILD_TESTING=OFF \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
    export work
    export -f tidy_together
    # What this platform builds: the others' files are not in the list.
    local files
    files=$(sed -n "s|.*\"file\": \"$PWD/\(src/.*\)\".*|\1|p" "$work/tidy/compile_commands.json" | sort -u)
    [ -n "$files" ]
    shuf --random-source=<(yes) <<<"$files" |
        xargs -d '\n' -n 15 -P "$jobs" bash -c 'set -euo pipefail; tidy_together "$@"' tidy_together
}

libcxx() {
    configure libcxx -DCMAKE_CXX_COMPILER=clang++-16 -DROGUE_STATIC_RUNTIME=OFF \
        -DCMAKE_CXX_FLAGS_RELEASE=-O0 -DCMAKE_CXX_FLAGS="-Werror -stdlib=libc++"
    build libcxx --target roguelike rogue_headers
    plays_recorded_runs "$work/libcxx/roguelike"
}

# One build under Clang 14 serves the steps sanitizers, coverage and fuzz. It counts the lines that are
# reached in mapped files, so that those of a process that a signal ends count too. Processes that run
# at once have different files, as far as possible. Without precompiled headers each file must include
# what it uses. Everything is optimized a little, the tests too: without it they take three times as
# long here.
build_checked() {
    configure checked -DROGUE_FUZZ=ON -DCMAKE_CXX_COMPILER=clang++-14 -DCMAKE_CXX_FLAGS_RELEASE=-O1 \
        -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
        -DCMAKE_CXX_FLAGS="-Werror -fcoverage-mapping \
        -fprofile-instr-generate=$work/reached/%c%9m -mllvm -runtime-counter-relocation" \
        -DCMAKE_EXE_LINKER_FLAGS=-Wno-unused-command-line-argument
    build checked "$@"
}

# Runs the tests of that build, unless a step before has.
sanitizers() {
    if [ -e "$work/checked/tested" ]; then return; fi
    build_checked
    run_tests checked "${no_build_tests[@]}"
    touch "$work/checked/tested"
}

coverage() {
    sanitizers
    local build=$work/checked
    llvm-profdata-14 merge "$work"/reached/* -o "$work/all_reached"
    llvm-cov-14 export -format=lcov -instr-profile="$work/all_reached" \
        "$build/tests/rogue_tests" -object "$build/roguelike" \
        -object "$build/tests/rogue_throws" src include |
        awk -v root="$PWD" -v held="base records ui classic tutorial world" \
            -f .ci/coverage.awk
}
