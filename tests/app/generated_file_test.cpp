#include "app/commandline/generated_file.hpp"

#include "app/commandline/option_table.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"

namespace rogue {
namespace {

/// How a file tells of an option: what stands around its name without dashes, around its short
/// name, and between its choices.
struct Offered {
    std::string_view before;
    std::string_view behind;  // One of these.
    std::string_view before_letter;
    std::string_view between_choices;
};

bool has(const std::string& file, std::string_view part) {
    return file.find(part) != std::string::npos;
}

bool has_name(const std::string& file, const Option& option, const Offered& told) {
    for (const char behind : told.behind) {
        if (has(file, text(told.before, option.name.substr(2), std::string(1, behind)))) {
            return true;
        }
    }
    return false;
}

// Whether all that the table says stands in the file; the help of an option without its first
// letter, which may be a capital.
void expect_every_option(const std::string& file, const Offered& told) {
    for (const Option& option : option_table()) {
        const check::Context context{std::string(option.name)};
        CHECK(has_name(file, option, told));
        CHECK(option.letter == '\0' ||
              has(file, text(told.before_letter, std::string(1, option.letter))));
        CHECK(has(file, list_of(option.choices, told.between_choices)));
    }
}

void expect_every_help(const std::string& file) {
    for (const Option& option : option_table()) {
        const check::Context context{std::string(option.name)};
        CHECK(has(file, option.help.substr(1)));
    }
}

TEST("the manual page tells of every option") {
    expect_every_option(manual_page(), {"Fl Fl ", " \n", ".It Fl ", ", "});
    CHECK(has(manual_page(), ".It Fl h , Fl Fl help\n"));
    expect_every_help(manual_page());
    for (const Option& option : option_table()) {
        CHECK(has(manual_page(), text(".\n", option.manual)));
    }
}

TEST("the manual page tells of keys, files, environment, exit status and examples") {
    for (const std::string_view section :
         {".Ss Keys", ".Sh FILES", ".Sh ENVIRONMENT", ".Sh EXIT STATUS", ".Sh EXAMPLES"}) {
        CHECK(has(manual_page(), text("\n", section, "\n")));
    }
    CHECK(has(manual_page(), text(".It Ev ", kDefaultsVariable, "\n")));
}

TEST("bash completes every option") {
    expect_every_option(bash_completion(), {" --", " '", " -", " "});
}

TEST("zsh completes every option and tells what it does") {
    expect_every_option(zsh_completion(), {"    --", "'", "    -", " "});
    expect_every_help(zsh_completion());
}

TEST("fish completes every option and tells what it does") {
    expect_every_option(fish_completion(), {" -l ", " ", " -s ", " "});
    expect_every_help(fish_completion());
}

TEST("each file is printed by its name") {
    CHECK_EQ(test::run_roguelike({"--generate", "man"}).out, manual_page());
    CHECK_EQ(test::run_roguelike({"--generate", "bash"}).out, bash_completion());
    CHECK_EQ(test::run_roguelike({"--generate", "zsh"}).out, zsh_completion());
    CHECK_EQ(test::run_roguelike({"--generate", "fish"}).out, fish_completion());
}

}  // namespace
}  // namespace rogue
