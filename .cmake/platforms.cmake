# Code that differs between platforms is in files whose names end in a platform's suffix, such as
# file_posix.cpp or file_posix_test.cpp. A platform builds no file with another platform's suffix.
# If two files do the same, it builds the one whose suffix comes first in its row.
#
# To add a platform, add its suffix to the list, give it a row under CMake's name for it, and write
# the missing files, which CMake names.
set(platform_suffixes linux macos freebsd posix win32)
set(suffixes_Linux linux posix)
set(suffixes_Darwin macos posix)
set(suffixes_FreeBSD freebsd posix)
set(suffixes_Windows win32)

# The files that every platform must provide in src. A header of the same name tells what each must
# do.
set(platform_provides
    app/program_arguments
    app/shell_word
    records/file
    records/folder_lock
    records/log_file
    records/places
    records/program_folder
    records/protected_links
    term/standard_streams
    term/terminal)

if(DEFINED suffixes_${CMAKE_SYSTEM_NAME})
    set(this_platform ${suffixes_${CMAKE_SYSTEM_NAME}})
else()
    set(this_platform posix)
endif()
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
    foreach(name IN LISTS platform_provides)
        set(found ${ARGN})
        list(FILTER found INCLUDE REGEX "/src/${name}_(${suffixes})\\.cpp$")
        if(NOT found)
            list(GET this_platform 0 suffix)
            message(FATAL_ERROR "${CMAKE_SYSTEM_NAME} has no src/${name}_${suffix}.cpp yet: .cmake/platforms.cmake")
        endif()
    endforeach()
endfunction()
