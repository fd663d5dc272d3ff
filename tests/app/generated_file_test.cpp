#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <utility>

#include "app/commandline/option_table.hpp"
#include "app/commandline/parse_options.hpp"
#include "app/games.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"

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
        if (has(file, concat(told.before, option.name.substr(2), behind))) {
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
        CHECK(option.letter == '\0' || has(file, concat(told.before_letter, option.letter)));
        CHECK(has(file, join(option.choices(), told.between_choices)));
    }
}

// The lines as one, as they are read.
std::string unwrapped(std::string file) {
    std::ranges::replace(file, '\n', ' ');
    std::erase(file, '\\');
    return file;
}

void expect_every_help(const std::string& file) {
    for (const Option& option : option_table()) {
        const check::Context context{std::string(option.name)};
        CHECK(has(file, option.help.substr(1)));
    }
}

TEST("the manual page tells of every option") {
    expect_every_option(generated_file(Generated::man), {"Fl Fl ", " \n", ".It Fl ", ", "});
    CHECK(has(generated_file(Generated::man), ".It Fl h , Fl Fl help Ns Op = Ns Ar all\n"));
    CHECK(has(generated_file(Generated::man), ".It Fl V , Fl Fl version\n"));
    expect_every_help(unwrapped(generated_file(Generated::man)));
}

TEST("the manual page tells each sentence in a line of its own, and breaks long ones") {
    CHECK(has(generated_file(Generated::man),
              ".It Fl Fl code\nPrint the run as one line of text.\n"
              "The line, called a code, is one word of letters and digits.\n"
              "\\-\\-replay, \\-\\-story and \\-\\-verify accept a code in place of\n"
              "a file, unless a file has that name.\n"));
}

TEST("the manual page tells of keys, files, environment, exit status and examples") {
    for (const std::string_view section : {".Ss Keys of every game", ".Sh FILES", ".Sh ENVIRONMENT",
                                           ".Sh EXIT STATUS", ".Sh EXAMPLES"}) {
        CHECK(has(generated_file(Generated::man), concat("\n", section, "\n")));
    }
    CHECK(has(generated_file(Generated::man), concat(".It Ev ", kDefaultsVariable, "\n")));
}

// Those that only consoles of Windows set have no place on the page, which Windows has no use for.
TEST("the manual page names every environment variable that the sources read") {
    const std::string page = generated_file(Generated::man);
    std::set<std::string> read;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(ROGUE_SOURCE_DIR "/src")) {
        const std::string path = entry.path().generic_string();
        if (!path.ends_with(".cpp") || path.find("_win32") != std::string::npos) {
            continue;
        }
        const std::string source = test::contents(path);
        const std::regex by_name(
            R"re((?:environment|getenv|environment_number|user_folder)\("([A-Z_]+)")re");
        const std::regex listed(R"re(\{("[A-Z_]+"(?:, "[A-Z_]+")+)\}\) \{)re");
        const std::regex name(R"re([A-Z_]{2,})re");
        using Matches = std::sregex_iterator;
        for (Matches at(source.begin(), source.end(), by_name); at != Matches(); ++at) {
            read.insert((*at)[1]);
        }
        for (Matches at(source.begin(), source.end(), listed); at != Matches(); ++at) {
            const std::string names = (*at)[1];
            for (Matches one(names.begin(), names.end(), name); one != Matches(); ++one) {
                read.insert(one->str());
            }
        }
    }
    read.erase("WT_SESSION");
    read.erase("TERM_PROGRAM");
    CHECK(read.contains("COLORTERM") && read.contains("LC_CTYPE") && read.contains("LINES"));
    for (const std::string& each : read) {
        const check::Context context(each);
        CHECK(has(page, concat(".It Ev ", each, "\n")) ||
              has(page, concat(".It Ev ", each, " ,")) || has(page, concat(" , ", each, " ,")) ||
              has(page, concat(" , ", each, "\n")));
    }
}

TEST("the manual page tells the keys of every game") {
    const std::string page = generated_file(Generated::man);
    for (const GameKind* game : games()) {
        const check::Context context{std::string(game->name)};
        const std::size_t begin =
            page.find(concat(".Ss Keys with Fl Fl game Cm ", game->name, "\n"));
        CHECK(begin < page.size());
        const std::string keys = page.substr(begin, page.find("\n.S", begin + 1) - begin);
        for (const auto& [key, does] : game->commands) {
            CHECK(does.empty() ||
                  has(keys, concat(".It Ic \\&", key, "\n", capitalized(does), ".\n")));
        }
        CHECK(has(keys, concat(".It Ic \\&", game->quitting.substr(0, 1), "\nQuit")));
    }
}

TEST("the manual page ends each list that it begins") {
    int open = 0;
    std::istringstream page(generated_file(Generated::man));
    for (std::string line; std::getline(page, line);) {
        open += line.starts_with(".Bl ") ? 1 : line == ".El" ? -1 : 0;
        CHECK(open == 0 || !line.starts_with(".S"));
    }
    CHECK_EQ(open, 0);
}

TEST("the manual page tells each sentence of a game's hints in a line of its own") {
    CHECK(
        has(generated_file(Generated::man),
            "\nA key opens a vault.\nA push at a locked door costs 1 HP; one in four opens it.\n"));
}

TEST("bash completes every option") {
    expect_every_option(generated_file(Generated::bash), {" --", " '", " -", " "});
}

TEST("zsh completes every option and tells what it does") {
    expect_every_option(generated_file(Generated::zsh), {"    --", "'", "    -", " "});
    expect_every_help(generated_file(Generated::zsh));
}

TEST("fish completes every option and tells what it does") {
    expect_every_option(generated_file(Generated::fish), {" -l ", " ", " -s ", " "});
    expect_every_help(generated_file(Generated::fish));
}

TEST(
    "fish offers folders behind --state-dir=, the word behind --help=, and no files behind "
    "--daily=") {
    const std::string file = generated_file(Generated::fish);
    CHECK(has(file,
              "-l state-dir -x -a '(__fish_complete_directories (string replace -r -- "
              "\"^--state-dir=\" \"\" (commandline -ct)))' "));
    CHECK(has(file, "-l help -f -a 'all' "));
    CHECK(has(file, "-l daily -f -a '' "));
}

TEST("bash and zsh offer the word behind --help= and no word behind --daily=") {
    const std::string bash = generated_file(Generated::bash);
    CHECK(has(bash, "--help=) COMPREPLY=($(compgen -W 'all' -- \"$word\")) ;;"));
    CHECK(has(bash, "--daily=) COMPREPLY=($(compgen -W '' -- \"$word\")) ;;"));
    const std::string zsh = generated_file(Generated::zsh);
    CHECK(has(zsh, "::all:(all)'"));
    CHECK(has(zsh, "::DATE:()'"));
}

TEST("each file is printed by its name") {
    for (const auto& [name, which] : {std::pair("man", Generated::man),
                                      {"bash", Generated::bash},
                                      {"zsh", Generated::zsh},
                                      {"fish", Generated::fish}}) {
        CHECK_EQ(test::run_roguelike({"--generate", name}).out, generated_file(which));
    }
}

}  // namespace
}  // namespace rogue
