# Compiles everything with AddressSanitizer and UndefinedBehaviorSanitizer and with the checks of
# assert() and of libstdc++, for libFuzzer, which is a part of Clang.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "ROGUE_FUZZ needs Clang: -DCMAKE_CXX_COMPILER=clang++")
endif()
set(ROGUE_STATIC_RUNTIME OFF)
set(ROGUE_HARDEN OFF)
set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
add_compile_options(${sanitizers} -fno-omit-frame-pointer -g1 -UNDEBUG)
add_compile_definitions(_GLIBCXX_ASSERTIONS)
add_link_options(${sanitizers})
# The tests are checked for misuse of memory alone, and nobody counts what they reach of the terminals
# that they imitate. All else would take them as long as the program.
set(checked_less -fno-sanitize=undefined)
set(uncounted -fno-profile-instr-generate -fno-coverage-mapping)
