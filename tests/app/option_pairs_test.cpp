#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "app/commandline/option_table.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"

// Options with each other: each pair is refused in words, or both have an effect.

namespace rogue::test {
namespace {

// The option with a value that it does not have by default, and what it needs beside it.
std::string typed(const Option& option) {
    const std::string name(option.name);
    const bool needs_none = option.kind == ValueKind::none || option.kind == ValueKind::files ||
                            option.kind == ValueKind::optional_file;
    return needs_none                  ? name
           : !option.choices().empty() ? concat(name, "=", option.choices().back())
           : option.value == "DATE"    ? name + "=2026-11-20"
           : option.value == "all"     ? name
           : name == "--to"            ? name + "=2"
                                       : concat(name, "=1");
}

std::string complaint(std::vector<std::string_view> words) {
    words.insert(words.begin(), "roguelike");
    return check::thrown<UsageError>([&] { parse_options(words, ""); });
}

TEST("two options are refused in either order or in none, with the name of an option") {
    for (const Option& one : option_table()) {
        for (const Option& other : option_table()) {
            const std::string first = typed(one);
            const std::string second = typed(other);
            const check::Context context(concat(first, " ", second));
            const std::string why = complaint({first, second});
            CHECK(why.empty() || why.find("--") != std::string::npos);
            const bool later_counts =
                (one.command && other.command) || (one.output && other.output);
            CHECK(later_counts || why.empty() == complaint({second, first}).empty());
        }
    }
}

TEST("each option is refused with an output of a replay, or changes what is printed") {
    const std::string run = ROGUE_SOURCE_DIR "/tests/golden/hoard-3764.run";
    using Words = std::vector<std::string>;
    for (const Words& output :
         {Words{"--plain"}, {"--svg"}, {"--svg", "--from=1", "--to=2"}, {"--html"}, {"--code"}}) {
        Words words{"--replay", run};
        words.insert(words.end(), output.begin(), output.end());
        const std::string without = run_roguelike(words).out;
        for (const Option& option : option_table()) {
            const bool typed_before = std::ranges::find(words, typed(option)) != words.end();
            // The text is the same, but comes more slowly.
            const bool paces = output.front() == "--plain" && option.name == "--speed";
            if (option.command || option.output || option.group == OptionGroup::files ||
                typed_before || paces) {
                continue;
            }
            words.push_back(typed(option));
            const ProgramResult with = run_roguelike(words);
            words.pop_back();
            const check::Context context(concat(output.front(), " ", option.name));
            CHECK(with.status == 2 ? with.err.find(option.name) != std::string::npos
                                   : with.status == 0 && with.out != without);
        }
    }
}

}  // namespace
}  // namespace rogue::test
