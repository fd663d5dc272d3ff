# The Windows program, built by MinGW and tested by wine.

build_windows() {
    configure windows -DCMAKE_TOOLCHAIN_FILE=.ci/mingw-w64.cmake
    build windows "$@"
}

windows() {
    build_windows --target roguelike
    local imports
    x86_64-w64-mingw32-strip -o "$work/roguelike.exe" "$work/windows/roguelike.exe"
    imports=$(x86_64-w64-mingw32-objdump -p "$work/roguelike.exe" | grep 'DLL Name')
    within "$work/roguelike.exe" 2500000
    echo "$imports"
    if echo "$imports" | grep -viE ': (kernel32|msvcrt|shell32)\.dll$'; then
        echo "more than what every Windows has"
        exit 1
    fi
}

# The first program of a server waits until its services run. If it is killed meanwhile, as the end of
# a console would, the next programs hang.
start_wine() {
    wineserver -p
    quietly wine wineboot -i
}

stop_wine() {
    WINEPREFIX=$work/wine wineserver -k || true
    WINEPREFIX=$work/wine wineserver -w
}

windows_tests() {
    build_windows
    export WINEPREFIX=$work/wine WINEDEBUG=-all
    unset DISPLAY
    mkdir "$WINEPREFIX"
    start_wine
    run_tests windows -j "$jobs"
    # A server that has run all these tests loses keys of a console; a new one does not.
    stop_wine
    start_wine
    program_of_clone
    build "$odd/build"
    ROGUE_WINE_BUILD=$work/windows run_tests "$odd/build" -R wine_console
}
