# What packages want besides what is installed. cpack runs this on the folder that is to be packed.

# All files in a package have the time of $SOURCE_DATE_EPOCH, so that the same files make the same
# package. Unless it is set, that is the time of the commit or, without git, of CHANGELOG.md.
set(changelog ${CMAKE_CURRENT_LIST_DIR}/../.github/CHANGELOG.md)
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND git log -1 --format=%ct WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}
        OUTPUT_VARIABLE seconds OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(NOT seconds)
        file(TIMESTAMP ${changelog} seconds "%s")
    endif()
    set(ENV{SOURCE_DATE_EPOCH} ${seconds})
endif()

# The changes of this version and their day, as .github/CHANGELOG.md tells them. A version that is not
# released has the day of $SOURCE_DATE_EPOCH.
file(READ ${changelog} changes)
if(NOT changes MATCHES "\n## ${CPACK_PACKAGE_VERSION} \\(([0-9-]+|unreleased)\\)\n\n(.*)")
    message(FATAL_ERROR "CHANGELOG.md does not tell of version ${CPACK_PACKAGE_VERSION}")
endif()
set(day ${CMAKE_MATCH_1})
string(REGEX REPLACE "\n## .*" "" changes "${CMAKE_MATCH_2}")
if(day STREQUAL "unreleased")
    set(day "@$ENV{SOURCE_DATE_EPOCH}")
endif()
string(STRIP "${changes}" changes)
function(write_day format to)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C date -u -d ${day} "+${format}"
        OUTPUT_VARIABLE written OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    set(${to} ${written} PARENT_SCOPE)
endfunction()

if(CPACK_GENERATOR STREQUAL "RPM")
    # RPM gives the package's time only to files that are newer.
    file(GLOB_RECURSE packed LIST_DIRECTORIES true ${CPACK_TEMPORARY_DIRECTORY}/*)
    file(TOUCH ${packed})
    write_day("%a %b %d %Y" on)
    string(REPLACE "%" "%%" changes "${changes}")
    file(WRITE ${CPACK_RPM_CHANGELOG_FILE} "* ${on} ${CPACK_PACKAGE_CONTACT} - ${CPACK_PACKAGE_VERSION}-1
${changes}
")
endif()

# What Debian's policy asks of a package: games and completions of zsh have folders of their own,
# manual pages are compressed, and each package holds its licence and a list of changes, of at most 80
# columns, under fixed names.
if(CPACK_GENERATOR STREQUAL "DEB")
    # Without it CPack makes a package that depends on nothing.
    find_program(SHLIBDEPS_EXECUTABLE dpkg-shlibdeps)
    if(NOT SHLIBDEPS_EXECUTABLE)
        message(FATAL_ERROR "dpkg-shlibdeps is missing: apt install dpkg-dev")
    endif()
    set(usr ${CPACK_TEMPORARY_DIRECTORY}/usr)
    set(doc ${usr}/share/doc/roguelike)
    file(RENAME ${usr}/bin ${usr}/games)
    if(EXISTS ${usr}/share/zsh)  # A cross build has none.
        file(RENAME ${usr}/share/zsh/site-functions ${usr}/share/zsh/vendor-completions)
    endif()
    file(RENAME ${doc}/LICENSE ${doc}/copyright)
    file(READ ${doc}/README.md readme)
    string(REPLACE "](LICENSE)" "](copyright)" readme "${readme}")
    file(WRITE ${doc}/README.md "${readme}")
    write_day("%a, %d %b %Y %H:%M:%S +0000" on)
    string(REPLACE "\n- " "\n* " changes "\n${changes}")
    string(REGEX REPLACE "\n([^\n])" "\n  \\1" changes "${changes}")
    file(WRITE ${doc}/changelog "${changes}")
    execute_process(COMMAND fmt --tagged-paragraph --width=80 ${doc}/changelog
        OUTPUT_VARIABLE changes COMMAND_ERROR_IS_FATAL ANY)
    file(WRITE ${doc}/changelog "roguelike (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium
${changes}
 -- ${CPACK_PACKAGE_CONTACT}  ${on}
")
    file(GLOB manual ${usr}/share/man/man6/roguelike.6)
    execute_process(COMMAND gzip -9n ${doc}/changelog ${manual} COMMAND_ERROR_IS_FATAL ANY)
endif()

# Who unpacks an archive finds a word on how to start.
if(CPACK_GENERATOR MATCHES "TGZ|ZIP")
    file(GLOB program RELATIVE ${CPACK_TEMPORARY_DIRECTORY} ${CPACK_TEMPORARY_DIRECTORY}/bin/*)
    if(program MATCHES "\\.exe$")
        string(REPLACE "/" "\\" program "${program}")
    endif()
    file(WRITE ${CPACK_TEMPORARY_DIRECTORY}/README.txt
        "Start ${program} in a terminal of at least 80 columns and 23 rows, and press ? for help.\n"
        "share/doc/roguelike/README.md tells more.\n")
endif()
