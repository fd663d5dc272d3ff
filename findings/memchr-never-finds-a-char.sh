#!/usr/bin/env bash
# Clang 19.1.7 (Debian 12 and 13): memchr() never finds a char beyond ASCII in a constant string.
#
# memchr() converts the character to unsigned char (C17, 7.24.5.1). From -O1 on, Clang compares a
# char, which is negative there, with the bytes of the string as they are, so a call such as
# memchr("\x94\x95\x96\x97", c, 4) becomes a null pointer. So do find_first_of() and the like of C++
# strings, which call it. As an unsigned char, the same value is found.
#
# Seen for the bytes 0x93, 0x94 and 0x97, a line for each level of optimization:
#     -O0  char 0 1 1, unsigned char 0 1 1, find_first_of 0 1 1
#     -O1  char 0 0 0, unsigned char 0 1 1, find_first_of 0 0 0
#     -O2  the same
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=1:19.1.7-3~deb12u1
apt-get download -qq {clang-19,libclang-common-19-dev,libclang-cpp19,libllvm19}=$version
for package in *.deb; do
    dpkg -x "$package" .
done
cat >bytes.cpp <<'CPP'
#include <cstdio>
#include <cstring>
#include <string_view>

#define BYTES "\x94\x95\x96\x97"

[[gnu::noinline]] int as_char(char c) { return std::memchr(BYTES, c, 4) != nullptr; }
[[gnu::noinline]] int as_unsigned(unsigned char c) { return std::memchr(BYTES, c, 4) != nullptr; }
[[gnu::noinline]] int in_text(std::string_view text) { return text.find_first_of(BYTES) == 0; }

int main() {
    std::printf("char %d %d %d, unsigned char %d %d %d, find_first_of %d %d %d\n",
                as_char('\x93'), as_char('\x94'), as_char('\x97'), as_unsigned(0x93),
                as_unsigned(0x94), as_unsigned(0x97), in_text("\x93"), in_text("\x94"),
                in_text("\x97"));
}
CPP
export LD_LIBRARY_PATH=$PWD/usr/lib/x86_64-linux-gnu:$PWD/usr/lib/llvm-19/lib
for level in -O0 -O1 -O2; do
    usr/lib/llvm-19/bin/clang++ -std=c++20 $level bytes.cpp -o bytes
    echo "$level $(./bytes)"
done | tee seen
diff seen - <<'SEEN'
-O0 char 0 1 1, unsigned char 0 1 1, find_first_of 0 1 1
-O1 char 0 0 0, unsigned char 0 1 1, find_first_of 0 0 0
-O2 char 0 0 0, unsigned char 0 1 1, find_first_of 0 0 0
SEEN
