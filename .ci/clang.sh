# What is built by Clang for this machine.

# What this platform builds, as it is built: several files as one, because most of the time goes to
# what they include. The analyzer follows a ninth of the ways through a function that it would follow
# by itself: the others take four fifths of its time.
tidy() {
    configure tidy -DCMAKE_CXX_COMPILER=clang++-14 -DBUILD_TESTING=OFF
    sed -n 's/^ *"file": "\(.*\)",\?$/\1/p' "$work/tidy/compile_commands.json" |
        xargs -n 1 -P "$jobs" clang-tidy-14 --config-file=.clang-tidy --quiet -p "$work/tidy" \
            --checks=-bugprone-suspicious-include \
            --extra-arg=-Xclang --extra-arg=-analyzer-config --extra-arg=-Xclang \
            --extra-arg=max-nodes=25000 2>&1 |
        sed '/ warnings generated\.$/d'  # Of headers that are not ours.
}

# Compiles each file by itself: it must include what it uses.
libcxx() {
    configure libcxx -DCMAKE_CXX_COMPILER=clang++-16 -DROGUE_STATIC_RUNTIME=OFF \
        -DBUILD_TESTING=OFF -DCMAKE_UNITY_BUILD=OFF \
        -DCMAKE_CXX_FLAGS_RELEASE=-O0 -DCMAKE_CXX_FLAGS="-Werror -stdlib=libc++"
    build libcxx
    plays_recorded_runs "$work/libcxx/roguelike"
}

# One build under Clang 14 serves the steps sanitizers, coverage and fuzz. It counts the lines that are
# reached in mapped files, so that those of a process that a signal ends count too. Processes that run
# at once have different files, as far as possible.
build_checked() {
    configure checked -DROGUE_FUZZ=ON -DCMAKE_CXX_COMPILER=clang++-14 \
        -DCMAKE_CXX_FLAGS="-Werror -fcoverage-mapping \
        -fprofile-instr-generate=$work/reached/%c%9m -mllvm -runtime-counter-relocation \
        -fprofile-list=$PWD/.ci/counted.list" \
        -DCMAKE_EXE_LINKER_FLAGS=-Wno-unused-command-line-argument
    build checked "$@"
}

# Runs the tests of that build, unless a step before has.
sanitizers() {
    if [ -e "$work/checked/tested" ]; then return; fi
    build_checked
    run_tests checked
    touch "$work/checked/tested"
}

coverage() {
    sanitizers
    local build=$work/checked
    llvm-profdata-14 merge "$work"/reached/* -o "$work/all_reached"
    llvm-cov-14 export -format=lcov -instr-profile="$work/all_reached" \
        "$build/tests/rogue_tests" -object "$build/roguelike" \
        -object "$build/tests/rogue_paper" \
        -object "$build/tests/rogue_throws" src include |
        awk -v root="$PWD" -v held="base records ui classic tutorial world" \
            -f .ci/coverage.awk
}
