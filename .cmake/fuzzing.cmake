# Compiles everything with AddressSanitizer and UndefinedBehaviorSanitizer and with the checks of
# assert() and of libstdc++, for libFuzzer, which is a part of Clang.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "ROGUE_FUZZ needs Clang: -DCMAKE_CXX_COMPILER=clang++")
endif()
set(ROGUE_STATIC_RUNTIME OFF)
set(ROGUE_HARDEN OFF)
# Unless somebody has set flags, the program is optimized a little, and nothing for size: inlined
# functions are checked more quickly.
if(release_for_size)
    set(CMAKE_CXX_FLAGS_RELEASE -O1)
    set(release_for_size "")
endif()
set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
add_compile_options(${sanitizers} -fno-omit-frame-pointer -g1 -UNDEBUG)
add_compile_definitions(_GLIBCXX_ASSERTIONS)
add_link_options(${sanitizers})
