# Reads what llvm-cov exports as lcov, and the sources that it names. Prints the lines that no test
# has reached, and how many of each folder's lines some test has. In the folders of `held`, 98 of 100
# must be. A constexpr or consteval function of which no line was reached is left out: the compiler
# runs it.

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
    split("", text)
    split("", hits)
    for (last = 0; (getline text[last + 1] < file) > 0; ++last) { }
    close(file)
}

/^DA:/ {
    split(substr($0, 4), count, ",")
    hits[count[1]] = count[2]
}

# Returns the last line of the constexpr function that begins in this line, or 0 if none does.
function end_of_compiled(line,    indent, open) {
    if (text[line] !~ /^ *(static |inline )*(constexpr|consteval) [^=]*\(/) return 0
    indent = text[line]
    sub(/[^ ].*/, "", indent)
    for (; line <= last; ++line) {
        if (text[line] ~ /[{].*[}]$/ || text[line] == indent "}") return line
        open = open || text[line] ~ /[{]$/
        if (!open && text[line] ~ /;$/) return 0
    }
    return 0
}

/^end_of_record/ {
    for (line = 1; line <= last; ++line) {
        end = end_of_compiled(line)
        reached_here = 0
        for (i = line; i <= end; ++i) reached_here += hits[i]
        for (i = line; i <= end && reached_here == 0; ++i) delete hits[i]
        if (!(line in hits)) continue
        ++lines[folder]
        if (hits[line] > 0) {
            ++reached[folder]
        } else if (folder in must) {
            print file ":" line ":" text[line]
        }
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
