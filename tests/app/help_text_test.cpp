#include <sstream>
#include <string>

#include "app/commandline/option_table.hpp"
#include "app/commandline/parse_options.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

// The words with a blank between each two.
std::string one_line(const std::string& lines) {
    std::istringstream words(lines);
    std::string result;
    for (std::string word; words >> word;) {
        append(result, concat(result.empty() ? "" : " ", word));
    }
    return result;
}

TEST("the help tells of every option, and what it does if players need it") {
    const std::string help = help_text(HelpText::brief);
    for (const Option& option : option_table()) {
        const check::Context context{std::string(option.name)};
        const std::size_t at = help.find(concat(" ", option.name));
        CHECK(at != std::string::npos);
        const std::string line = help.substr(at, help.find('\n', at) - at);
        const bool told = line.find(concat("  ", description(option))) != std::string::npos;
        CHECK_EQ(told, option.group < kOnlyNamed);
    }
}

TEST("the help and the shell's next line have room on a terminal of 80 columns and 24 rows") {
    std::istringstream lines(help_text(HelpText::brief));
    int rows = 1;
    for (std::string line; std::getline(lines, line); ++rows) {
        CHECK(line.size() <= 80);
    }
    CHECK(rows <= 24);
}

TEST("all help explains every option in lines of at most 80 columns") {
    const std::string help = help_text(HelpText::all);
    for (const Option& option : option_table()) {
        const check::Context context{std::string(option.name)};
        CHECK(help.find(concat("\n", option.name)) != std::string::npos ||
              help.find(concat(", ", option.name)) != std::string::npos);
        CHECK(one_line(help).find(concat(capitalized(description(option)), ".",
                                         option.manual.empty() ? "" : " ", option.manual)) !=
              std::string::npos);
    }
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) {
        CHECK(line.size() <= 80);
    }
}

TEST("the help says where the value of an option stands") {
    const std::string help = one_line(help_text(HelpText::all));
    CHECK(help.find("The value of an option is the next word, or follows an =; if the = is in "
                    "brackets, it must follow an =.") != std::string::npos);
    for (const Option& option : option_table()) {
        if (option.kind == ValueKind::optional_word) {
            CHECK(help.find(concat(option.name, "[=", option.value, "]")) != std::string::npos);
        }
    }
}

TEST("the help names the keys of those who are new, and the help that tells more") {
    for (const char* word : {"HJKL run", "o explores", "_ travels", "x looks", "--help[=all]"}) {
        CHECK(help_text(HelpText::brief).find(word) != std::string::npos);
    }
}

}  // namespace
}  // namespace rogue
