# Processors of other kinds, and the most optimization. All play the recorded runs alike.

# cross PROCESSOR PREFIX EMULATOR builds the program for a processor and lets it play.
cross() {
    configure "$1" -DBUILD_TESTING=OFF -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR="$1" \
        -DCMAKE_CXX_COMPILER="$2-g++"
    build "$1"
    file -b "$work/$1/roguelike"
    plays_recorded_runs "$3" -L "/usr/$2" "$work/$1/roguelike"
}

s390x() { cross s390x s390x-linux-gnu qemu-s390x; }
armhf() { cross armhf arm-linux-gnueabihf qemu-arm; }

optimized() {
    local help
    help=$(/lib64/ld-linux-x86-64.so.2 --help)
    if [[ $help != *'x86-64-v3 (supported'* ]]; then
        echo "This machine is too old: it is no x86-64-v3."
        return 1
    fi
    configure optimized -DBUILD_TESTING=OFF -DCMAKE_CXX_COMPILER=clang++-14 \
        -DCMAKE_CXX_FLAGS_RELEASE="-O3 -march=x86-64-v3 -flto" \
        -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld \
        -DCMAKE_AR=/usr/bin/llvm-ar-14 -DCMAKE_RANLIB=/usr/bin/llvm-ranlib-14
    build optimized
    plays_recorded_runs "$work/optimized/roguelike"
}
