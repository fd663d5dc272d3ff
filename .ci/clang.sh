# What is built by Clang for this machine.

tidy() {
    configure tidy -DCMAKE_CXX_COMPILER=clang++-14 -DBUILD_TESTING=OFF
    # What this platform builds: the others' files are not in the list.
    sed -n "s|.*\"file\": \"\($PWD/src/.*\)\".*|\1|p" "$work/tidy/compile_commands.json" | sort -u |
        xargs -d '\n' -n 4 -P "$jobs" clang-tidy-14 -p "$work/tidy" --quiet
}

libcxx() {
    configure libcxx -DCMAKE_CXX_COMPILER=clang++-16 -DROGUE_STATIC_RUNTIME=OFF \
        -DCMAKE_CXX_FLAGS_RELEASE=-O0 -DCMAKE_CXX_FLAGS="-Werror -stdlib=libc++"
    build libcxx --target roguelike rogue_headers
    plays_recorded_runs "$work/libcxx/roguelike"
}

sanitizers() {
    configure sanitizers -DCMAKE_CXX_COMPILER=clang++-14 -DCMAKE_BUILD_TYPE=Debug \
        -DROGUE_STATIC_RUNTIME=OFF -DCMAKE_CXX_FLAGS_DEBUG="-O1 -gline-tables-only" \
        -DCMAKE_CXX_FLAGS="-Werror -fsanitize=address,undefined -fno-sanitize-recover=all \
        -fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS"
    build sanitizers
    run_tests sanitizers
}

# The counters are kept in mapped files, so that those of a process that a signal ends count too.
# Processes that run at once have different files, as far as possible. Without precompiled headers
# each file must include what it uses.
coverage() {
    local build=$work/coverage reached=$work/reached
    configure coverage -DCMAKE_CXX_COMPILER=clang++-14 -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
        -DCMAKE_CXX_FLAGS="-Werror -fcoverage-mapping -fprofile-instr-generate=$reached/%c%9m \
        -mllvm -runtime-counter-relocation" \
        -DCMAKE_EXE_LINKER_FLAGS=-Wno-unused-command-line-argument
    build coverage
    run_tests coverage
    llvm-profdata-14 merge "$reached"/* -o "$work/all_reached"
    llvm-cov-14 export -format=lcov -instr-profile="$work/all_reached" \
        "$build/tests/rogue_tests" -object "$build/roguelike" \
        -object "$build/tests/rogue_twenty_one" -object "$build/tests/rogue_throws" src include |
        awk -v root="$PWD" -v held="base items entities map game records ui tutorial" \
            -f .ci/coverage.awk
}
