# Where the program and what belongs to it are installed, and the packages that hold them:
# cmake --install build, and cpack -G DEB, RPM or TGZ in the folder of the build.
include(GNUInstallDirs)

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
# Whoever installs or packs the game has built it. Otherwise both would build the tests too.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

# The manual page and the completions are made by the program itself, so that they tell of all its
# options. A program for another machine can't be asked, and Windows has no use for them.
if(UNIX AND NOT CMAKE_CROSSCOMPILING)
    set(generated ${PROJECT_BINARY_DIR}/generated)
    file(MAKE_DIRECTORY ${generated})
    foreach(what man bash zsh fish)
        add_custom_command(TARGET roguelike POST_BUILD VERBATIM
            COMMAND ${CMAKE_COMMAND} -E env --unset=ROGUELIKE_OPTIONS
                $<TARGET_FILE:roguelike> --generate ${what} > ${generated}/${what})
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
        if("$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/" MATCHES "^$ENV{HOME}/")
            message(STATUS "For zsh, put this line into ~/.zshrc, above compinit:
   fpath=(${CMAKE_INSTALL_PREFIX}/share/zsh/site-functions $fpath)")
        endif()
    ]])
endif()

# The menus of free desktops.
if(UNIX AND NOT APPLE)
    install(DIRECTORY src/share/ DESTINATION ${CMAKE_INSTALL_DATADIR})
endif()

set(CPACK_PACKAGE_NAME roguelike)
set(CPACK_PACKAGE_VENDOR "The roguelike authors")
set(CPACK_PACKAGE_CONTACT "The roguelike authors <nobody@invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "dungeon crawl for the terminal")
set(CPACK_PACKAGE_DESCRIPTION
"An endless dungeon that is new in each run, and one life to see how deep you
get. Every run is kept: you can resume it where it was interrupted, replay it
and check it.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_RESOURCE_FILE_README ${PROJECT_SOURCE_DIR}/README.md)
set(CPACK_PACKAGE_FILE_NAME roguelike-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/.cmake/packages.cmake)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_RPM_PACKAGE_LICENSE MIT)
set(CPACK_RPM_PACKAGE_GROUP Amusements/Games)
set(CPACK_RPM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_RPM_CHANGELOG_FILE ${PROJECT_BINARY_DIR}/changelog.rpm)
# These belong to other packages.
foreach(folder applications bash-completion bash-completion/completions fish
        fish/vendor_completions.d icons icons/hicolor icons/hicolor/scalable
        icons/hicolor/scalable/apps man man/man6 zsh zsh/site-functions)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/${folder})
endforeach()
include(CPack)
