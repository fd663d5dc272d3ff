#include <algorithm>

#include "rogue/app/option_forms.hpp"
#include "rogue/app/option_table.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr std::size_t kNamesColumn = 9;
constexpr std::size_t kHelpColumn = 39;

std::string padded(std::string line, std::size_t width) {
    line.resize(std::max(line.size(), width), ' ');
    return line;
}

std::string names_of(const Option& option) {
    static constexpr Forms kForms{"%n", "%n %v", "%n %v", "%n %v", "%n %v", "%n [%v]", "%n %v..."};
    const std::string letter = text("-", std::string_view(&option.letter, 1), ", ");
    return text(option.letter == '\0' ? "" : letter, filled(kForms, option));
}

// Removes the options of one line from the front and returns that line.
std::string line_of(std::span<const Option>& options) {
    std::string names = names_of(options.front());
    std::string help = told(options.front());
    options = options.subspan(1);
    while (!options.empty() && options.front().shares_line) {
        append(names, text(", ", names_of(options.front())));
        append(help, text("; ", told(options.front())));
        options = options.subspan(1);
    }
    return text(padded(names, kHelpColumn - kNamesColumn), help, "\n");
}

}  // namespace

std::string help_text() {
    std::string result =
        "Usage: roguelike [OPTION]... [FILE]...\n"
        "Descend an endless dungeon, as deep as you can.\n\n";
    std::string_view group;
    for (std::span<const Option> options = option_table(); !options.empty();) {
        const std::string_view next = title(options.front().group);
        append(result, padded(next == group ? "" : std::string(next), kNamesColumn));
        append(result, line_of(options));
        group = next;
    }
    return result +
           "\nKeys: arrows move and attack, g picks up, i pack, z zaps, > < stairs, ? helps.\n";
}

}  // namespace rogue
