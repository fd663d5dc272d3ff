# What is built by GCC for this machine.

gcc() {
    local command
    command=$(sed -n '/^## Test/,/^## /{/^```sh$/,/^```$/{/^```/d;p}}' README.md)
    [ -n "$command" ]
    echo "$command"
    clone
    (cd "$clone" && export CXX=g++ CXXFLAGS=-Werror && without_rights "$command")
}

# without_rights COMMAND runs it here as a user who has not even a shell, if root runs this: tests
# that root passes may fail for those who have fewer rights. The step sanitizers has all of root's.
without_rights() {
    if [ "$(id -u)" != 0 ]; then
        bash -c "$1"
        return
    fi
    chmod 755 "$work"
    mkdir -p "$work/home"
    chown -R nobody . "$work/home"
    HOME=$work/home SHELL=/usr/sbin/nologin \
        setpriv --reuid=nobody --regid=nogroup --clear-groups bash -c "$1"
    chown -R root . "$work/home"
}

headers() {
    program_of_clone
    build "$odd/build" --target rogue_headers
    for compiler in g++ clang++-14; do
        cmake -DSOURCE="$clone" -DCOMPILER="$compiler" -DFOLDER="$work/looks" \
            -P .ci/forgotten_looks.cmake
    done
}

builds() {
    clone
    CMAKE_BUILD_PARALLEL_LEVEL=$jobs cmake -DSOURCE="$clone" -DCOMPILER=g++ -DFOLDER="$work/builds" \
        -P .ci/build_test.cmake
}

program() {
    program_of_clone
    local program=$clone/build/roguelike needed
    if readelf -l "$program" | grep INTERP; then
        echo "not static"
        exit 1
    fi
    readelf -h "$program" | grep -E 'Type: +DYN'
    readelf -d "$program" | grep -E 'FLAGS_1.* NOW PIE'
    readelf -lW "$program" | grep GNU_RELRO
    # The C library is 0.8 MB of it. For that the first frame comes a third sooner.
    strip -o "$work/stripped" "$program"
    within "$work/stripped" 2400000

    mkdir "$work/empty"
    cp "$work/stripped" "$work/empty/roguelike"
    if [ "$(id -u)" = 0 ]; then chroot "$work/empty" /roguelike --scores; fi
    # What needs the libraries of this machine all the same, the linker tells.
    configure static -DBUILD_TESTING=OFF -DCMAKE_EXE_LINKER_FLAGS=-Wl,--fatal-warnings
    build static --target roguelike

    # As it is built where the static C library is missing.
    configure shared -DBUILD_TESTING=OFF -Drogue_links_static=OFF
    build shared --target roguelike
    # What only our code can have here: guards of its frames, and probes of the pages of large ones.
    nm -D "$work/shared/roguelike" | grep __stack_chk_fail
    objdump -d "$work/shared/roguelike" | grep -cE 'or[lq] +\$0x0,(0x0)?\(%rsp\)'
    needed=$(readelf -d "$work/shared/roguelike" | grep NEEDED)
    echo "$needed"
    if echo "$needed" | grep -vE 'lib[cm]\.so|ld-linux'; then
        echo "more than libc, libm and their loader"
        exit 1
    fi
}

reproducible() {
    program_of_clone
    local elsewhere=$work/an=other/folder  # cmake -E env takes NAME=VALUE for a variable
    git clone -q . "$elsewhere"
    quietly cmake -S "$elsewhere" -B "$elsewhere/made" -DBUILD_TESTING=OFF -DCMAKE_CXX_COMPILER=g++
    quietly cmake --build "$elsewhere/made" -j "$jobs"
    sha256sum "$elsewhere/made/roguelike"
    cmp "$elsewhere/made/roguelike" "$clone/build/roguelike"
}

# Changes the rules in the clone: monsters, items and, by the odds of these, every dungeon.
change_rules() {
    cd "$clone"
    sed -i -E 's/([0-9]+), ([0-9]+)(, true)?\},$/\1 * 3, \2 * 3\3},/' \
        include/rogue/classic/entities/monster.hpp
    sed -i 's/rng.below(100) < /&20 + /' src/classic/items/item.cpp
    sed -i 's/kClassicRules = /&100 + /' include/rogue/classic/classic.hpp
    git diff --stat
    [ "$(git diff --name-only | wc -l)" = 3 ]
}

# The tests of the rules themselves notice the change too.
rules='^(classic|tutorial|world)/'

label() {
    program_of_clone
    build "$odd/build" --target rogue_tests
    (cd "$clone" && tests/record_runs build && git diff --exit-code)  # The same rules.
    (change_rules)
    build "$odd/build" --target rogue_tests rogue_soak rogue_draws_frame
    run_tests "$odd/build" -LE faithful -E "$rules"
    # Those on a terminal would wait long for a frame that never comes.
    if run_tests "$odd/build" -L faithful -E posix_test >"$work/label.log"; then
        echo "no test has noticed it"
        exit 1
    fi
    grep 'tests passed' "$work/label.log"
    git -C "$clone" checkout -q .
}
