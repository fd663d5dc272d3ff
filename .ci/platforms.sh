# Processors of other kinds. All play the recorded runs alike.

# cross PROCESSOR PREFIX EMULATOR builds the program for a processor and lets it play.
cross() {
    configure "$1" -DBUILD_TESTING=OFF -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR="$1" \
        -DCMAKE_CXX_COMPILER="$2-g++"
    build "$1"
    file -b "$work/$1/roguelike"
    plays_recorded_runs "$3" -L "/usr/$2" "$work/$1/roguelike"
}

s390x() { cross s390x s390x-linux-gnu qemu-s390x; }
riscv64() { cross riscv64 riscv64-linux-gnu qemu-riscv64; }
armhf() { cross armhf arm-linux-gnueabihf qemu-arm; }
