# The newest tools, which are those of Debian sid.

# README's commands there, as an ordinary user. Whoever mounts something has mounts of its own, which
# go when it ends, also by a signal: nothing is mounted where $work is removed. The game that the
# commands start tells its version.
newest() {
    local sid=$work/sid commands compiler
    commands=$(grep -E '^(cmake -S |build/roguelike$)' README.md)
    echo "$commands"
    quietly as_root unshare --mount \
        debootstrap --variant=minbase --include=clang,cmake,g++,make sid "$sid"
    as_root chroot "$sid" useradd --create-home --shell /bin/sh player
    for compiler in g++ clang++; do
        as_root chroot "$sid" "$compiler" --version | head -n 1
        as_root git clone -q . "$sid/home/player/$compiler"
        as_root chroot "$sid" chown -R player "/home/player/$compiler"
        as_root unshare --mount sh -euc '
            mount -t proc proc "$1/proc"
            mount -t devpts devpts "$1/dev/pts"
            exec chroot "$1" su - player -c "$2"' \
            sh "$sid" "set -e
            cd $compiler
            export CXX=$compiler CXXFLAGS=-Werror ROGUELIKE_OPTIONS=--version
            $commands"
    done
}
