#include <fstream>
#include <initializer_list>
#include <tuple>
#include <utility>
#include <vector>

#include "app/arguments.hpp"
#include "app/commandline/parse_options.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

// What is said of a command line with a word that the program does not know.

namespace rogue::test {
namespace {

std::string said_of(std::initializer_list<std::string_view> arguments) {
    std::vector<std::string_view> words{"./roguelike"};
    words.insert(words.end(), arguments);
    return check::thrown<UsageError>([&] { parse_options(words, ""); });
}

TEST("what was probably meant by an unknown option is told") {
    CHECK_EQ(said_of({"--verson"}), "unknown option '--verson'; did you mean '--version'?");
    CHECK_EQ(said_of({"--sed", "1"}), "unknown option '--sed'; did you mean '--seed'?");
    CHECK_EQ(said_of({"--colour=never"}), "unknown option '--colour'; did you mean '--color'?");
    CHECK_EQ(said_of({"-help"}), "unknown option '-help'; did you mean '--help'?");
    CHECK_EQ(said_of({"--fruit"}), "unknown option '--fruit'");
    CHECK_EQ(said_of({"-x"}), "unknown option '-x'");
}

TEST("two characters that are swapped are one mistake") {
    CHECK_EQ(said_of({"--dialy"}), "unknown option '--dialy'; did you mean '--daily'?");
    CHECK_EQ(said_of({"--sede", "1"}), "unknown option '--sede'; did you mean '--seed'?");
    CHECK_EQ(said_of({"--palin"}), "unknown option '--palin'; did you mean '--plain'?");
    CHECK_EQ(said_of({"--deed"}), "unknown option '--deed'; did you mean '--seed'?");
    CHECK_EQ(said_of({"--desde"}), "unknown option '--desde'");
}

TEST("what others call an option, or a value given as an option, is told by its name here") {
    CHECK_EQ(said_of({"--ascii"}), "unknown option '--ascii'; did you mean '--glyphs ascii'?");
    CHECK_EQ(said_of({"--world"}), "unknown option '--world'; did you mean '--game world'?");
    CHECK_EQ(said_of({"--no-color"}), "unknown option '--no-color'; did you mean '--color never'?");
    CHECK_EQ(said_of({"-v"}), "unknown option '-v'; did you mean '--version'?");
    CHECK_EQ(said_of({"highscores"}), "unexpected argument 'highscores'; did you mean '--scores'?");
}

TEST("other programs' names are known again with a mistake, in capitals and by their letters") {
    for (const auto& [word, meant] : {std::pair("--nocolor", "--color never"),
                                      {"--no-colors", "--color never"},
                                      {"--NO-COLOUR", "--color never"},
                                      {"--high-scores", "--scores"},
                                      {"--top", "--scores"},
                                      {"--hiscores", "--scores"},
                                      {"--contine", "--resume"},
                                      {"--Continue", "--resume"},
                                      {"--name", "--user"},
                                      {"--names", "--user"},
                                      {"--player", "--user"},
                                      {"--screen-reader", "--plain"},
                                      {"--screenreader", "--plain"},
                                      {"--HELP", "--help"},
                                      {"-?", "--help"},
                                      {"--Seed", "--seed"},
                                      {"--tutoral", "--game tutorial"},
                                      {"--Emojis", "--glyphs emoji"},
                                      {"--leaderbord", "--scores"}}) {
        CHECK_EQ(said_of({word}),
                 concat("unknown option '", word, "'; did you mean '", meant, "'?"));
    }
    for (const char* word : {"/?", "/help", "HELP", "usage"}) {
        CHECK_EQ(said_of({word}),
                 concat("unexpected argument '", word, "'; did you mean '--help'?"));
    }
    for (const char* word : {"--top5", "--gane", "--vim"}) {
        CHECK(said_of({word}).find("did you mean") != std::string::npos);
    }
    for (const char* word : {"--zz", "--fruit", "-y", "--weather"}) {
        CHECK_EQ(said_of({word}), concat("unknown option '", word, "'"));
    }
}

TEST("words to begin a game with are left out") {
    for (const char* word : {"play", "new", "start"}) {
        CHECK_EQ(said_of({word}), concat("unexpected argument '", word, "'; leave it out to play"));
    }
}

TEST("an option behind two dashes is told to be taken for a file") {
    for (const char* word : {"--help", "-h", "--seed=5"}) {
        CHECK_EQ(said_of({"--", word}),
                 concat("unexpected argument '", word, "'; after --, all words are files"));
    }
}

TEST("a wrong value is told with its option and what was probably meant") {
    CHECK_EQ(said_of({"--game", "Tutorial"}),
             "--game: 'Tutorial' is not one of classic, tutorial, world; did you mean '--game "
             "tutorial'?");
    for (const auto& [option, value, meant] : {std::tuple("--glyphs", "asci", "ascii"),
                                               {"--keys", "vim", "vi"},
                                               {"--background", "dark", "black"},
                                               {"--color", "Never", "never"},
                                               {"--color", "alway", "always"},
                                               {"--generate", "fihs", "fish"},
                                               {"--game", "wrold", "world"},
                                               {"--keys", "wadd", "wasd"}}) {
        const std::string said = said_of({option, value});
        CHECK(said.starts_with(concat(option, ": '", value, "' is not one of ")));
        CHECK(said.ends_with(concat("; did you mean '", option, ' ', meant, "'?")));
        CHECK_EQ(said_of({concat(option, '=', value)}), said);
    }
    for (const auto& [option, value] : {std::pair("--speed", "fast"),
                                        {"--at", "end"},
                                        {"--from", "-1"},
                                        {"--to", "x"},
                                        {"--seed", ""},
                                        {"--scores-file", ""},
                                        {"--state-dir", ""},
                                        {"--record", "-"},
                                        {"--keys", "emacs"}}) {
        const std::string said = said_of({option, value});
        CHECK(said.starts_with(concat(option, ": ")));
        CHECK_EQ(said.find("did you mean"), std::string::npos);
    }
    CHECK(said_of({"--daily=tomorrow"}).starts_with("--daily: 'tomorrow' is not a date"));
    CHECK(said_of({"-h=al"}).starts_with("--help: 'al' is not one of "));
}

TEST("an option that a program has copied with another dash is known again") {
    for (const char* dash : {"\u2013", "\u2014", "\u2212", "\u2013\u2013", "\u2010"}) {
        CHECK_EQ(said_of({concat(dash, "help")}),
                 concat("unexpected argument '", dash, "help'; did you mean '--help'?"));
        CHECK(said_of({concat(dash, "seed=5")}).ends_with("did you mean '--seed'?"));
    }
}

TEST("a word that is an option without its dashes, or the value of one, is told so") {
    CHECK_EQ(said_of({"scores"}), "unexpected argument 'scores'; did you mean '--scores'?");
    CHECK_EQ(said_of({"--plain", "world"}),
             "unexpected argument 'world'; did you mean '--game world'?");
    CHECK_EQ(said_of({"replays"}), "unexpected argument 'replays'; did you mean '--replay'?");
    CHECK_EQ(said_of({"dungeon"}), "unexpected argument 'dungeon'");
}

TEST("a run file without an option is told how it is shown") {
    CHECK_EQ(said_of({"a.run"}), "unexpected argument 'a.run'. To see a run: --replay a.run");
    CHECK(
        said_of({"a b.run"}).starts_with("unexpected argument 'a b.run'. To see a run: --replay "));
    const TemporaryFolder folder;
    const std::string file = folder.path("a");
    std::ofstream(file).put('r');
    CHECK_EQ(said_of({file}), concat("unexpected argument '", file, "'. To see a run: --replay ",
                                     shell_word(file).value()));
    CHECK_EQ(said_of({folder.path("b")}), concat("unexpected argument '", folder.path("b"), "'"));
    for (const std::string& no_run : {std::string("."), folder.path("")}) {
        CHECK_EQ(said_of({no_run}), concat("unexpected argument '", no_run, "'"));
    }
}

}  // namespace
}  // namespace rogue::test
