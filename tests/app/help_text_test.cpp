#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>

#include "rogue/app/option_table.hpp"
#include "rogue/app/options.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

TEST("the help names every option") {
    const std::string help = help_text();
    for (const Option& option : option_table()) {
        const check::Context context{std::string(option.name)};
        CHECK(help.find(text(option.name, " ")) != std::string::npos ||
              help.find(text(option.name, ",")) != std::string::npos);
        for (const std::string_view choice : option.choices) {
            CHECK(help.find(choice) != std::string::npos);
        }
    }
}

TEST("the help fits into a terminal of 80 columns and 24 lines") {
    const std::string help = help_text();
    CHECK(std::ranges::count(help, '\n') <= 24);
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) {
        CHECK(line.size() <= 80);
    }
}

TEST("the help leaves two columns between an option and what it does") {
    std::istringstream lines(help_text());
    for (std::string line; std::getline(lines, line);) {
        const check::Context context(line);
        const bool is_of_option = line.substr(0, 9).ends_with("  ");
        CHECK(!is_of_option || (line.substr(37, 2) == "  " && line[39] != ' '));
    }
}

}  // namespace
}  // namespace rogue
