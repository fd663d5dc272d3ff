# Builds the Windows program on Linux with Debian's g++-mingw-w64-x86-64-posix, and tests it with
# wine.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
# Wine keeps no file name that the locale can't write.
set(CMAKE_CROSSCOMPILING_EMULATOR env LC_ALL=C.UTF-8 wine)
