# Checks that this project changes nothing in one that it is part of and can be linked there, that it
# respects flags and the standard that somebody has set, that a Debug build serves debuggers and
# compiles each file by itself, and that no platform lacks a file. It configures such builds, and
# wants SOURCE, COMPILER and FOLDER.

function(configure build)
    # Otherwise flags of the environment would be taken for the project's.
    execute_process(COMMAND ${CMAKE_COMMAND} -E env --unset=CXXFLAGS --unset=LDFLAGS
        ${CMAKE_COMMAND} -B ${FOLDER}/${build}
        -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_EXPORT_COMPILE_COMMANDS=ON ${ARGN}
        RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${build} can't be configured: ${output}")
    endif()
endfunction()

function(expect text file why)
    file(READ ${FOLDER}/${file} contents)
    if(NOT contents MATCHES "${text}")
        message(SEND_ERROR "${why}: no '${text}' in ${file}")
    endif()
endfunction()

function(expect_no text file why)
    file(READ ${FOLDER}/${file} contents)
    if(contents MATCHES "${text}")
        message(SEND_ERROR "${why}: '${CMAKE_MATCH_0}' in ${file}")
    endif()
endfunction()

file(REMOVE_RECURSE ${FOLDER})

configure(flags -S ${SOURCE} "-DCMAKE_CXX_FLAGS_RELEASE=-O3 -g")
expect_no(" -O[^3]" flags/compile_commands.json "flags that a user has set are changed")

configure(unhardened -S ${SOURCE} -DROGUE_HARDEN=OFF)
expect_no("stack-protector|stack-clash|FORTIFY" unhardened/compile_commands.json
    "ROGUE_HARDEN=OFF is not heeded")

configure(plain -S ${SOURCE})
expect(" -O3 -DNDEBUG " plain/compile_commands.json "CMake's own flags are changed")
expect("/unity_folder_src_" plain/compile_commands.json "a folder is not compiled as one")

configure(standard -S ${SOURCE} -DCMAKE_CXX_STANDARD=23)
expect_no("std=[a-z+]*20" standard/compile_commands.json "CMAKE_CXX_STANDARD is not heeded")

configure(debug -S ${SOURCE} -DCMAKE_BUILD_TYPE=Debug)
expect_no("/unity_" debug/compile_commands.json "a Debug build compiles files together")
if(EXISTS ${FOLDER}/debug/CMakeFiles/roguelike.dir/link.txt)
    expect_no(" -static" debug/CMakeFiles/roguelike.dir/link.txt
        "a debugger does not find how to print strings")
endif()

file(WRITE ${FOLDER}/parent/CMakeLists.txt "
cmake_minimum_required(VERSION 3.20)
project(parent LANGUAGES CXX)
set(BUILD_TESTING ON)
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_UNITY_BUILD ON)  # Only because it takes less time.
include(FetchContent)
FetchContent_Declare(roguelike SOURCE_DIR [[${SOURCE}]])
FetchContent_MakeAvailable(roguelike)
set(CMAKE_UNITY_BUILD OFF)
if(CMAKE_BUILD_TYPE)
    message(SEND_ERROR \"The build type has become \${CMAKE_BUILD_TYPE}\")
endif()
if(TARGET rogue_tests)
    message(SEND_ERROR \"The tests are built\")
endif()
file(WRITE parent.cpp \"\")
add_library(parents STATIC parent.cpp)
file(WRITE plays.cpp [[
#include <rogue/classic/classic.hpp>
int main() { return rogue::kClassic.start(1)->ending() ? 1 : 0; }
]])
add_executable(plays plays.cpp)
target_link_libraries(plays rogue_classic)
")
configure(whole -S ${FOLDER}/parent)
file(READ ${FOLDER}/whole/compile_commands.json commands)
string(REGEX MATCHALL "[^\n]*(parent|plays)\\.cpp\\.o[^\n]*" theirs "${commands}")
if(theirs MATCHES " -(O|W|f)")
    message(SEND_ERROR "a parent's file is compiled with our flags: ${theirs}")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} --build ${FOLDER}/whole --target plays
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT status EQUAL 0)
    message(SEND_ERROR "a parent can't link the library: ${output}")
endif()
if(EXISTS ${FOLDER}/whole/_deps/roguelike-build/cmake_install.cmake)
    expect_no("roguelike\"" whole/_deps/roguelike-build/cmake_install.cmake "a parent installs the game")
endif()

foreach(CMAKE_SYSTEM_NAME Linux Darwin Windows Haiku)
    include(${SOURCE}/.cmake/platforms.cmake)
    file(GLOB_RECURSE sources ${SOURCE}/src/*.cpp)
    keep_own(sources)
    expect_provided(${sources})
    list(FILTER sources INCLUDE REGEX "/program_folder_")
    list(LENGTH sources count)
    if(NOT count EQUAL 1)
        message(SEND_ERROR "${CMAKE_SYSTEM_NAME} takes of files that do the same: ${sources}")
    endif()
endforeach()
