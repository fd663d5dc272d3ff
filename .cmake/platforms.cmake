# Code that differs between platforms is in files whose names end in a platform's suffix, such as
# file_posix.cpp or file_posix_test.cpp. A platform builds no file with another platform's suffix.
# If two files do the same, it builds the one whose suffix comes first in its row.
#
# To add a platform, give it a row: CMake's name for it and its suffixes. Then write the files that
# are missing: CMake names them.
set(platforms
    "Linux linux posix"
    "Darwin macos posix"
    "Windows win32")

# The files that every platform must provide in src. A header of the same name tells what each must
# do; for the program's folder records/folders.hpp does.
set(platform_provides
    app/arguments
    records/file_system
    records/folders
    records/program_folder
    term/standard_streams
    term/terminal)

set(this_platform posix)
set(platform_suffixes "")
foreach(row IN LISTS platforms)
    separate_arguments(row)
    list(POP_FRONT row name)
    list(APPEND platform_suffixes ${row})
    if(name STREQUAL CMAKE_SYSTEM_NAME)
        set(this_platform ${row})
    endif()
endforeach()
list(REMOVE_DUPLICATES platform_suffixes)
set(foreign_suffixes ${platform_suffixes})
list(REMOVE_ITEM foreign_suffixes ${this_platform})

# keep_own(LIST) removes the files that this platform does not build from a list of files.
function(keep_own list)
    set(files ${${list}})
    foreach(suffix IN LISTS foreign_suffixes)
        list(FILTER files EXCLUDE REGEX "_${suffix}(_test)?\\.[ch]pp$")
    endforeach()
    list(GET this_platform 0 first)
    list(GET this_platform -1 last)
    set(covered ${files})
    list(FILTER covered INCLUDE REGEX "_${first}\\.cpp$")
    if(covered AND NOT first STREQUAL last)
        list(TRANSFORM covered REPLACE "_${first}\\.cpp$" "_${last}.cpp")
        list(REMOVE_ITEM files ${covered})
    endif()
    set(${list} ${files} PARENT_SCOPE)
endfunction()

# expect_provided(FILES) stops the configuration if a file that must be provided is missing.
function(expect_provided)
    list(JOIN this_platform "|" suffixes)
    list(GET this_platform 0 suffix)
    foreach(name IN LISTS platform_provides)
        set(found ${ARGN})
        list(FILTER found INCLUDE REGEX "/src/${name}_(${suffixes})\\.cpp$")
        if(NOT found)
            string(APPEND missing " src/${name}_${suffix}.cpp")
        endif()
    endforeach()
    if(missing)
        message(FATAL_ERROR "${CMAKE_SYSTEM_NAME} lacks, by .cmake/platforms.cmake:${missing}")
    endif()
endfunction()
