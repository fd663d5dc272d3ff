#include <sstream>
#include <string>
#include <string_view>

#include "app/commandline/option_table.hpp"
#include "app/commandline/options.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

TEST("the help has a line for each option") {
    const std::string help = help_text();
    for (const Option& option : option_table()) {
        const check::Context context{std::string(option.name)};
        const bool attached = option.kind == ValueKind::optional_word;
        const std::size_t at = help.find(text(" ", option.name, attached ? "[=" : " "));
        CHECK(at != std::string::npos);
        const std::string line = help.substr(at, help.find('\n', at) - at);
        CHECK(line.find(text("  ", option.help)) != std::string::npos);
        for (const std::string_view choice : option.choices) {
            CHECK(line.find(choice) != std::string::npos);
        }
    }
}

TEST("the lines of the help have at most 80 columns") {
    std::istringstream lines(help_text());
    for (std::string line; std::getline(lines, line);) {
        CHECK(line.size() <= 80);
    }
}

}  // namespace
}  // namespace rogue
