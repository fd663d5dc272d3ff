#!/bin/sh
# Removes what was installed from this build, wherever that was: its files, and the folders that the
# installations made, if they are empty now. Runs where install.cmake has noted both. If something
# can't be removed, ends with an error and can be run again.
set -eu
if [ ! -e files ]; then
    echo "Nothing is installed from this build."
    exit
fi
while IFS= read -r file; do
    rm -f -- "$file"
done <files
LC_ALL=C sort -r folders | while IFS= read -r folder; do
    rmdir -- "$folder" 2>/dev/null || :
done
rm files folders
