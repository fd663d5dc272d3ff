# What Debian's policy asks of a package, which cpack runs on the folder that is to be packed: games
# and completions of zsh have folders of their own, manual pages are compressed, and each package
# holds its licence and a list of changes under fixed names.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()
set(usr ${CPACK_TEMPORARY_DIRECTORY}/usr)
set(doc ${usr}/share/doc/roguelike)

file(RENAME ${usr}/bin ${usr}/games)
file(RENAME ${usr}/share/zsh/site-functions ${usr}/share/zsh/vendor-completions)
file(RENAME ${doc}/LICENSE ${doc}/copyright)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${doc}/changelog "roguelike (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * Package version ${CPACK_PACKAGE_VERSION}, by cpack.

 -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${now}
")
execute_process(COMMAND gzip -9n ${doc}/changelog ${usr}/share/man/man6/roguelike.6
    COMMAND_ERROR_IS_FATAL ANY)
