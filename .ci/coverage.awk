# Reads what llvm-cov exports as lcov, and the sources that it names. Prints the lines that no test
# has reached, and how many of each folder's lines some test has. In the folders of `held`, 98 of 100
# must be.

BEGIN {
    split(held, names)
    for (i in names) must[names[i]] = 1
}

/^SF:/ {
    file = substr($0, 4)
    if (index(file, root "/") == 1) file = substr(file, length(root) + 2)
    folder = file
    sub("^(src|include/rogue)/", "", folder)
    sub("/.*", "", folder)
    for (line = 1; (getline text[line] < file) > 0; ++line) { }
    close(file)
}

/^DA:/ {
    split(substr($0, 4), count, ",")
    ++lines[folder]
    if (count[2] > 0) {
        ++reached[folder]
    } else if (folder in must) {
        print file ":" count[1] ":" text[count[1]]
    }
}

END {
    for (folder in lines) {
        percent = 100 * reached[folder] / lines[folder]
        low = folder in must && percent < 98
        failed += low
        printf "%-10s %5d of %5d lines %6.2f %%%s\n", folder, reached[folder], lines[folder], percent,
            low ? "  too few" : "" | "sort"
    }
    close("sort")
    for (name in must) {
        if (!(name in lines)) {
            print "nothing is known of " name
            failed = 1
        }
    }
    exit failed > 0
}
