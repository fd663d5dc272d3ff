# Where the program and what belongs to it are installed, and the packages that hold them:
# cmake --install build, and cpack -G DEB, RPM or TGZ in the folder of the build.
include(GNUInstallDirs)

# Notes the folders that the installation will make, for the target `uninstall`, which removes no
# others. cpack and packagers, who set DESTDIR, uninstall in their own ways.
set(share ${CMAKE_INSTALL_DATADIR})
set(folders ${CMAKE_INSTALL_BINDIR} ${CMAKE_INSTALL_DOCDIR}/pictures
    ${CMAKE_INSTALL_DOCDIR}/tests/golden ${CMAKE_INSTALL_DOCDIR}/tests/tutorial/golden
    ${CMAKE_INSTALL_MANDIR}/man6 ${share}/applications
    ${share}/bash-completion/completions ${share}/fish/vendor_completions.d
    ${share}/icons/hicolor/scalable/apps ${share}/zsh/site-functions)
install(CODE "set(folders \"${folders}\")")
install(CODE [[
    string(COMPARE EQUAL "$ENV{DESTDIR}" "" is_noted)
    if(CMAKE_INSTALL_PREFIX MATCHES "/_CPack_Packages/")
        set(is_noted FALSE)
    endif()
    foreach(folder IN LISTS folders)
        get_filename_component(folder "${folder}" ABSOLUTE BASE_DIR "${CMAKE_INSTALL_PREFIX}")
        while(is_noted AND NOT EXISTS "${folder}")
            file(APPEND "${CMAKE_CURRENT_LIST_DIR}/installed/folders" "${folder}\n")
            get_filename_component(folder "${folder}" DIRECTORY)
        endwhile()
    endforeach()
]])

install(TARGETS roguelike RUNTIME)
# The pages lie side by side there, so README links to them without the folder.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS README.md)
file(READ README.md readme)
string(REPLACE "(.github/" "(" readme "${readme}")
file(WRITE ${PROJECT_BINARY_DIR}/installed/README.md "${readme}")
install(FILES ${PROJECT_BINARY_DIR}/installed/README.md LICENSE
    .github/CHANGELOG.md .github/CONTRIBUTING.md .github/HOSTING.md .github/MANUAL.md
    DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY .github/pictures DESTINATION ${CMAKE_INSTALL_DOCDIR})
foreach(folder tests/golden tests/tutorial/golden)
    install(FILES ${folder}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR}/${folder})
endforeach()
# Whoever installs or packs the game has built it. Otherwise both would build the tests too.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

# The manual page and the completions are made by the program itself, so that they tell of all its
# options. A program for another machine can't be asked, and Windows has no use for them.
if(UNIX AND NOT CMAKE_CROSSCOMPILING)
    set(generated ${PROJECT_BINARY_DIR}/generated)
    file(MAKE_DIRECTORY ${generated})
    foreach(what man bash zsh fish)
        # Called by its name: cmake -E env would take a path with a = for a variable.
        add_custom_command(TARGET roguelike POST_BUILD VERBATIM
            WORKING_DIRECTORY $<TARGET_FILE_DIR:roguelike>
            COMMAND ${CMAKE_COMMAND} -E env --unset=ROGUELIKE_OPTIONS
                ./$<TARGET_FILE_NAME:roguelike> --generate ${what} > ${generated}/${what})
    endforeach()
    install(FILES ${generated}/man DESTINATION ${CMAKE_INSTALL_MANDIR}/man6 RENAME roguelike.6)
    # Where each shell looks by itself. Only zsh does not look into the user's own folder.
    install(FILES ${generated}/bash RENAME roguelike
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install(FILES ${generated}/zsh RENAME _roguelike
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
    install(FILES ${generated}/fish RENAME roguelike.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
    install(CODE [[
        string(REGEX REPLACE "/+$" "" home "$ENV{HOME}")
        string(FIND "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/" "${home}/" in_home)
        if(home AND in_home EQUAL 0)
            string(REPLACE "'" "'\\''" folder "${CMAKE_INSTALL_PREFIX}/share/zsh/site-functions")
            message(STATUS "For zsh, put this line into ~/.zshrc, above compinit:
   fpath=('${folder}' $fpath)")
        endif()
    ]])
endif()

# The menus of free desktops.
if(UNIX AND NOT APPLE)
    install(DIRECTORY .cmake/share/ DESTINATION ${CMAKE_INSTALL_DATADIR})
endif()

# cpack overwrites the list of what was installed, so the target `uninstall` has one of its own.
install(CODE [[
    if(is_noted)
        string(REPLACE ";" "\n" installed "${CMAKE_INSTALL_MANIFEST_FILES}")
        file(APPEND "${CMAKE_CURRENT_LIST_DIR}/installed/files" "${installed}\n")
    endif()
]])
if(UNIX)
    add_custom_target(uninstall WORKING_DIRECTORY ${PROJECT_BINARY_DIR}/installed VERBATIM
        COMMAND sh ${CMAKE_CURRENT_LIST_DIR}/uninstall.sh)
endif()

# Sets a variable of CPack unless the packager has.
function(package name)
    if(NOT DEFINED CPACK_${name})
        set(CPACK_${name} "${ARGN}" PARENT_SCOPE)
    endif()
endfunction()
package(PACKAGE_NAME roguelike)
package(PACKAGE_VENDOR "The roguelike authors")
package(PACKAGE_CONTACT "The roguelike authors <nobody@invalid>")
package(PACKAGE_DESCRIPTION_SUMMARY "dungeon crawl for the terminal")
package(PACKAGE_DESCRIPTION
"An endless dungeon that is new in each run, and one life to see how deep you
get. Every run is kept: you can resume it where it was interrupted, replay it
and check it.")
package(RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
package(RESOURCE_FILE_README ${PROJECT_SOURCE_DIR}/README.md)
package(PACKAGE_FILE_NAME roguelike-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
package(STRIP_FILES ON)
package(PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/.cmake/packages.cmake)
package(DEBIAN_PACKAGE_SECTION games)
package(DEBIAN_PACKAGE_SHLIBDEPS ON)
package(RPM_PACKAGE_LICENSE MIT)
package(RPM_PACKAGE_GROUP Amusements/Games)
package(RPM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
# The same files make the same package.
package(RPM_SPEC_MORE_DEFINE "%global clamp_mtime_to_source_date_epoch 1
%global use_source_date_epoch_as_buildtime 1
%global _buildhost localhost")
package(RPM_CHANGELOG_FILE ${PROJECT_BINARY_DIR}/changelog.rpm)
if(CMAKE_CROSSCOMPILING)
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} -dumpmachine
        OUTPUT_VARIABLE machine OUTPUT_STRIP_TRAILING_WHITESPACE)
    execute_process(COMMAND dpkg-architecture -f -t ${machine} -q DEB_HOST_ARCH
        OUTPUT_VARIABLE architecture OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    package(DEBIAN_PACKAGE_ARCHITECTURE ${architecture})
endif()
# These belong to other packages.
foreach(folder applications bash-completion bash-completion/completions fish
        fish/vendor_completions.d icons icons/hicolor icons/hicolor/scalable
        icons/hicolor/scalable/apps man man/man6 zsh zsh/site-functions)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/${folder})
endforeach()
include(CPack)
