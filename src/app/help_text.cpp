#include <algorithm>

#include "rogue/app/option_forms.hpp"
#include "rogue/app/option_table.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr std::size_t kNamesColumn = 9;
constexpr std::size_t kTextColumn = 31;

std::string padded(std::string line, std::size_t width) {
    line.resize(std::max(line.size(), width), ' ');
    return line;
}

std::string names_of(const Option& option) {
    static constexpr Forms kForms{"%n",    "%n %v",   "%n %v",   "%n %v",
                                  "%n %v", "%n [%v]", "%n[=%v]", "%n %v..."};
    const std::string letter = text("-", std::string_view(&option.letter, 1), ", ");
    return text(option.letter == '\0' ? "" : letter, filled(kForms, option));
}

}  // namespace

std::string help_text() {
    std::string result =
        "Usage: roguelike [OPTION]... [FILE]...\n"
        "Descend an endless dungeon, as deep as you can.\n\n";
    std::string_view group;
    for (const Option& option : option_table()) {
        const std::string_view next = title(option.group);
        append(result, text(padded(next == group ? "" : std::string(next), kNamesColumn),
                            padded(names_of(option), kTextColumn - kNamesColumn),
                            description(option), "\n"));
        group = next;
    }
    return result +
           "\nKeys: the arrows move you and attack, g picks up, i opens the pack, z fires the\n"
           "wand, > and < take the stairs, ? explains the rest.\n";
}

}  // namespace rogue
