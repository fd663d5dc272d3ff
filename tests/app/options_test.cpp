#include "rogue/app/options.hpp"

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <vector>

#include "rogue/app/option_table.hpp"
#include "rogue/app/shell_word.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue {
namespace {

Options parse(std::initializer_list<std::string_view> arguments, std::string_view defaults = "") {
    std::vector<std::string_view> words{"./roguelike"};
    words.insert(words.end(), arguments);
    return parse_options(words, defaults);
}

// What is wrong with the arguments, or "".
std::string complaint(std::initializer_list<std::string_view> arguments,
                      std::string_view defaults = "") {
    try {
        parse(arguments, defaults);
    } catch (const UsageError& error) {
        return error.what();
    }
    return "";
}

TEST("the name the program was called by is kept, if it has one") {
    CHECK_EQ(parse({}).program, "./roguelike");
    CHECK_EQ(parse_options(std::vector<std::string_view>{""}).program, "roguelike");
    CHECK_EQ(parse_options({}).program, "roguelike");
}

TEST("without options the game is played") {
    const Options options = parse({});
    CHECK(options.command == Options::Command::play);
    CHECK(!options.seed);
    CHECK(!options.scores_file);
}

TEST("a seed of digits is that number") {
    CHECK_EQ(parse({"--seed", "0"}).seed.value(), 0U);
    CHECK_EQ(parse({"--seed", "1027"}).seed.value(), 1027U);
    CHECK_EQ(parse({"--seed", "18446744073709551615"}).seed.value(), 18446744073709551615U);
}

TEST("a value may follow an equals sign") {
    CHECK_EQ(parse({"--seed=12"}).seed.value(), 12U);
    CHECK_EQ(parse({"--scores-file=a=b"}).scores_file.value(), "a=b");
}

TEST("a seed that is not all digits is hashed by FNV-1a") {
    CHECK_EQ(parse({"--seed", "a"}).seed.value(), 0xAF63DC4C8601EC8CU);
    CHECK_EQ(parse({"--seed", "foobar"}).seed.value(), 0x85944171F73967E8U);
    CHECK_EQ(parse({"--seed", "2026-11-20"}).seed.value(), seed_of("2026-11-20"));
    CHECK(parse({"--seed", "-5"}).seed != parse({"--seed", "5"}).seed);
}

TEST("seeds that make no sense are refused") {
    CHECK_EQ(complaint({"--seed", "18446744073709551616"}),
             "the seed 18446744073709551616 is beyond 18446744073709551615");
    CHECK_EQ(complaint({"--seed", ""}), "the seed is empty");
    CHECK_EQ(complaint({"--seed="}), "the seed is empty");
}

TEST("the message for a wrong command line tells what is wrong") {
    CHECK_EQ(complaint({"--big"}), "unknown option '--big'");
    CHECK_EQ(complaint({"seed"}), "what is 'seed' for?");
    CHECK_EQ(complaint({"--verify"}), "--verify needs the names of run files");
    CHECK_EQ(complaint({"--glyphs", "big"}), "'big' is not one of auto, emoji, ascii");
    CHECK_EQ(complaint({"--color", "yes"}), "'yes' is not one of auto, always, never");
    CHECK_EQ(complaint({"--keys", "emacs"}), "'emacs' is not one of arrows, vi, wasd");
    CHECK_EQ(complaint({"--seed"}), "--seed needs a value: WORD");
    CHECK_EQ(complaint({"--help=yes"}), "--help takes no value");
    CHECK_EQ(complaint({"--trace"}), "--trace needs --headless");
}

TEST("a run is resumed: the last one, or that in a file") {
    CHECK(parse({"--resume"}).resume);
    CHECK(parse({"--resume"}).files.empty());
    for (const auto& arguments : {parse({"--resume", "a.run"}), parse({"--resume=a.run"})}) {
        CHECK(arguments.resume);
        CHECK(arguments.files == std::vector<std::string>{"a.run"});
    }
}

TEST("a run is recorded unless none is wanted, without a terminal only where it is told to") {
    CHECK(parse({}).record);
    CHECK(!parse({"--no-record"}).record);
    CHECK(!parse({"--headless"}).record);
    CHECK(parse({"--headless", "--record", "a.run"}).record);
}

TEST("a run is replayed: the last one, or that in a file") {
    CHECK(parse({"--replay"}).files.empty());
    CHECK(parse({"--replay", "--svg"}).files.empty());
    CHECK(parse({"--replay=a.run"}).files == std::vector<std::string>{"a.run"});
    CHECK_EQ(complaint({"--replay", ""}), "the name of a file or folder is empty");
}

TEST("a run is replayed, at a speed from 1 to 1000") {
    const Options options = parse({"--replay", "a.run", "--speed", "1000"});
    CHECK(options.command == Options::Command::replay);
    CHECK(options.files == std::vector<std::string>{"a.run"});
    CHECK_EQ(options.speed.value(), 1000);
    for (const std::string_view speed : {"0", "1001", "-1", "fast", "", "10x"}) {
        CHECK_EQ(complaint({"--replay", "a.run", "--speed", speed}),
                 "the speed '" + std::string(speed) + "' is not a number from 1 to 1000");
    }
}

TEST("a user is 1 to 20 letters, digits, _ and -") {
    CHECK_EQ(parse({"--user", "Anna_2-x"}).user.value(), "Anna_2-x");
    CHECK_EQ(parse({"--user", "abcdefghijklmnopqrst"}).user.value(), "abcdefghijklmnopqrst");
    for (const std::string_view name :
         {"", "..", "a/b", "abcdefghijklmnopqrstu", "a b", "\u00e4", "a.b"}) {
        CHECK_EQ(complaint({"--user", name}),
                 "the user '" + std::string(name) + "' is not 1 to 20 letters, digits, _ and -");
    }
}

TEST("a name of a file or folder that is empty is refused") {
    for (const std::string_view option : {"--scores-file", "--state-dir", "--record"}) {
        CHECK_EQ(complaint({option, ""}), "the name of a file or folder is empty");
    }
    CHECK_EQ(complaint({"--verify", ""}), "the name of a file or folder is empty");
    CHECK_EQ(complaint({"--resume", ""}), "the name of a file or folder is empty");
    CHECK_EQ(complaint({"--resume="}), "--resume= needs a value: FILE");
}

TEST("help is given whatever else is asked for") {
    CHECK(parse({"--verify", "a.run", "--help"}).command == Options::Command::help);
    CHECK(parse({"--help", "--verify", "a.run", "--seed", "1"}).command == Options::Command::help);
    CHECK(parse({"--version", "--headless"}).command == Options::Command::version);
}

TEST("what was probably meant by an unknown option is told") {
    CHECK_EQ(complaint({"--verson"}), "unknown option '--verson'; did you mean '--version'?");
    CHECK_EQ(complaint({"--sed", "1"}), "unknown option '--sed'; did you mean '--seed'?");
    CHECK_EQ(complaint({"--colour=never"}), "unknown option '--colour'; did you mean '--color'?");
    CHECK_EQ(complaint({"-help"}), "unknown option '-help'; did you mean '--help'?");
    CHECK_EQ(complaint({"--fruit"}), "unknown option '--fruit'");
    CHECK_EQ(complaint({"-x"}), "unknown option '-x'");
}

TEST("help and the version have a short name") {
    CHECK(parse({"-h"}).command == Options::Command::help);
    CHECK(parse({"-V"}).command == Options::Command::version);
    CHECK_EQ(complaint({"-h=1"}), "--help takes no value");
}

TEST("a run file without an option is told how it is shown") {
    CHECK_EQ(complaint({"a.run"}), "what is 'a.run' for? To see a run: --replay a.run");
    CHECK_EQ(complaint({"a b.run"}).substr(0, 46),
             "what is 'a b.run' for? To see a run: --replay ");
    const test::TemporaryFolder folder;
    const std::string file = folder.path("a");
    std::ofstream(file).put('r');
    CHECK_EQ(complaint({file}),
             "what is '" + file + "' for? To see a run: --replay " + shell_word(file).value());
    CHECK_EQ(complaint({folder.path("b")}), "what is '" + folder.path("b") + "' for?");
}

TEST("options that contradict each other are refused") {
    const auto contradict = [](std::string_view one, std::string_view other) {
        return text(one, " and ", other, " contradict each other");
    };
    CHECK_EQ(complaint({"--seed", "1", "--daily"}), contradict("--seed", "--daily"));
    CHECK_EQ(complaint({"--record", "a", "--no-record"}), contradict("--record", "--no-record"));
    CHECK_EQ(complaint({"--resume", "--seed", "1"}), contradict("--resume", "--seed"));
    CHECK_EQ(complaint({"--resume", "--daily"}), contradict("--resume", "--daily"));
    CHECK_EQ(complaint({"--resume", "--record", "a"}), contradict("--resume", "--record"));
    CHECK_EQ(complaint({"--resume", "--no-record"}), contradict("--resume", "--no-record"));
    CHECK_EQ(complaint({"--resume=a", "--game=classic"}),
             "--game has no effect with a FILE to resume");
    CHECK_EQ(complaint({"--replay", "a", "--svg", "--speed", "9"}), contradict("--svg", "--speed"));
    CHECK_EQ(complaint({"--verify", "--scores"}), contradict("--verify", "--scores"));
    CHECK_EQ(complaint({"--headless", "--replay", "a"}), contradict("--headless", "--replay"));
    CHECK_EQ(complaint({"--headless", "--trace", "--frames"}), contradict("--trace", "--frames"));
}

TEST("of the same option the later one holds") {
    CHECK_EQ(parse({"--seed", "1", "--seed", "2"}).seed.value(), 2U);
    CHECK(parse({"--keys", "vi", "--keys=wasd"}).keys == KeyLayout::wasd);
}

TEST("files that no option asks for are refused") {
    CHECK_EQ(complaint({"--replay", "a", "b"}), "one run at a time");
    CHECK_EQ(complaint({"--resume", "a", "b"}), "one run at a time");
    CHECK_EQ(complaint({"--scores", "a"}), "what is 'a' for?");
}

TEST("options without effect are refused") {
    CHECK_EQ(complaint({"--verify", "--seed", "3", "a"}), "--seed has no effect with --verify");
    CHECK_EQ(complaint({"--replay", "a", "--daily"}), "--daily has no effect with --replay");
    CHECK_EQ(complaint({"--scores", "--record", "a"}), "--record has no effect with --scores");
    CHECK_EQ(complaint({"--resume", "--headless"}), "--resume has no effect with --headless");
    CHECK_EQ(complaint({"--no-record", "--scores"}), "--no-record has no effect with --scores");
    CHECK_EQ(complaint({"--speed", "9"}), "--speed needs --replay");
    CHECK_EQ(complaint({"--verify", "a.run", "--speed", "9"}), "--speed needs --replay");
    CHECK_EQ(complaint({"--verify", "a.run", "--trace"}), "--trace needs --headless");
}

TEST("settings that stand in an alias are taken by every command") {
    for (const std::string_view command : {"--headless", "--scores", "--replay=a.run"}) {
        CHECK_EQ(complaint({"--state-dir", "d", "--scores-file", "s", "--user", "u", "--glyphs",
                            "ascii", "--color", "never", "--keys", "vi", command}),
                 "");
    }
}

TEST("behind two dashes all are files") {
    const Options options = parse({"--verify", "--", "--seed", "--", "a.run"});
    CHECK(options.files == std::vector<std::string>({"--seed", "--", "a.run"}));
    CHECK(parse({"--seed", "--"}).seed == seed_of("--"));
}

TEST("a dash is standard input, but for a run that shall go on in its file") {
    CHECK(parse({"--verify", "-", "a.run"}).files == std::vector<std::string>({"-", "a.run"}));
    CHECK(parse({"--replay", "-"}).files == std::vector<std::string>{"-"});
    CHECK_EQ(complaint({"--resume", "-"}), "--resume needs the file itself: the run goes on in it");
    CHECK_EQ(complaint({"-"}), "what is '-' for?");
}

TEST("headless play prints the last frame, a trace or all frames") {
    CHECK(parse({"--headless"}).output == TextDisplay::Detail::last_frame);
    CHECK(parse({"--headless", "--trace"}).output == TextDisplay::Detail::trace);
    CHECK(parse({"--frames", "--headless"}).output == TextDisplay::Detail::frames);
}

TEST("files to verify are named behind the option") {
    const Options options = parse({"--verify", "a.run", "b.run"});
    CHECK(options.command == Options::Command::verify);
    CHECK(options.files == std::vector<std::string>({"a.run", "b.run"}));
}

TEST("single keys are for lines of text") {
    CHECK(parse({"--plain", "--single-keys"}).single_keys);
    CHECK(parse({"--single-keys"}, "--plain").plain);
    CHECK(parse({"--plain"}, "--single-keys").single_keys);
    CHECK_EQ(complaint({"--single-keys"}), "--single-keys needs --plain");
    CHECK_EQ(complaint({}, "--single-keys"), "");
}

TEST("lines of text are no pictures") {
    CHECK_EQ(complaint({"--replay", "a", "--plain", "--svg"}),
             "--plain and --svg contradict each other");
    CHECK(!parse({"--replay", "a", "--cast"}, "--plain").plain);
    CHECK(parse({"--replay", "a"}, "--plain").plain);
    CHECK(parse({"--watch"}, "--plain").plain);
}

TEST("the look and feel is chosen by name") {
    const Options options = parse({"--glyphs", "ascii", "--color=never", "--keys", "wasd"});
    CHECK(options.glyphs == GlyphChoice::ascii);
    CHECK(options.color == ColorChoice::never);
    CHECK(options.keys == KeyLayout::wasd);
}

TEST("every choice there is can be made by its name") {
    CHECK(parse({"--glyphs", "auto"}).glyphs == GlyphChoice::automatic);
    CHECK(parse({"--glyphs", "emoji"}).glyphs == GlyphChoice::emoji);
    CHECK(parse({"--glyphs", "ascii"}).glyphs == GlyphChoice::ascii);
    CHECK(parse({"--color", "auto"}).color == ColorChoice::automatic);
    CHECK(parse({"--color", "always"}).color == ColorChoice::always);
    CHECK(parse({"--color", "never"}).color == ColorChoice::never);
    CHECK(parse({"--background", "auto"}).background == BackgroundChoice::automatic);
    CHECK(parse({"--background", "black"}).background == BackgroundChoice::black);
    CHECK(parse({"--background", "terminal"}).background == BackgroundChoice::terminal);
    CHECK(parse({"--keys", "arrows"}).keys == KeyLayout::arrows);
    CHECK(parse({"--keys", "vi"}).keys == KeyLayout::vi);
    CHECK(parse({"--keys", "wasd"}).keys == KeyLayout::wasd);
    CHECK(parse({"--generate", "man"}).generated == Generated::man);
    CHECK(parse({"--generate", "bash"}).generated == Generated::bash);
    CHECK(parse({"--generate", "zsh"}).generated == Generated::zsh);
    CHECK(parse({"--generate", "fish"}).generated == Generated::fish);
}

TEST("defaults hold where the command line says nothing else") {
    const std::string_view defaults = "--keys vi --glyphs=ascii";
    CHECK(parse({}, defaults).keys == KeyLayout::vi);
    CHECK(parse({}, defaults).glyphs == GlyphChoice::ascii);
    CHECK(parse({"--keys", "wasd"}, defaults).keys == KeyLayout::wasd);
    CHECK(parse({"--keys", "wasd"}, defaults).glyphs == GlyphChoice::ascii);
    CHECK_EQ(parse({}, "--state-dir 'a b'").state_dir.value(), "a b");
}

TEST("what the command line says against a default holds") {
    CHECK(!parse({"--seed", "1"}, "--daily").daily);
    CHECK(!parse({"--daily"}, "--seed 1").seed);
    CHECK(parse({"--record", "a"}, "--no-record").record);
    CHECK(!parse({"--no-record"}, "--record a").record_file);
    CHECK(parse({"--resume"}, "--no-record").record);
    CHECK(!parse({"--replay", "a", "--svg"}, "--speed 9").speed);
    CHECK(parse({"--resume=b"}, "--resume=a").files == std::vector<std::string>{"b"});
}

TEST("a default breaks no command that has no use for it") {
    const std::string_view defaults = "--daily --speed 9 --trace --record=a";
    for (const auto& arguments :
         {parse({"--scores"}, defaults), parse({"--verify", "a"}, defaults),
          parse({"--generate", "man"}, defaults), parse({"--help"}, defaults)}) {
        CHECK(!arguments.daily);
        CHECK(!arguments.speed);
        CHECK(!arguments.record_file);
    }
    CHECK_EQ(parse({"--replay", "a"}, defaults).speed.value(), 9);
    CHECK(parse({"--headless"}, defaults).output == TextDisplay::Detail::trace);
    CHECK(parse({"--replay", "a"}, "--at 5").replay_as == ReplayAs::screens);
    CHECK(parse({"--replay", "a", "--cast"}, "--at 5").replay_as == ReplayAs::cast);
    CHECK_EQ(parse({"--replay", "a", "--svg"}, "--at 5").at.value(), 5U);
}

TEST("a mistake in the defaults is told by their name") {
    const auto of_defaults = [](std::string_view line) { return complaint({}, line); };
    CHECK_EQ(of_defaults("--sed 1"),
             "$ROGUELIKE_OPTIONS: unknown option '--sed'; did you mean '--seed'?");
    CHECK_EQ(of_defaults("--glyphs big"),
             "$ROGUELIKE_OPTIONS: 'big' is not one of auto, emoji, ascii");
    CHECK_EQ(of_defaults("--speed 0"),
             "$ROGUELIKE_OPTIONS: the speed '0' is not a number from 1 to 1000");
    CHECK_EQ(of_defaults("--keys"), "$ROGUELIKE_OPTIONS: --keys needs a value: LAYOUT");
    CHECK_EQ(of_defaults("--seed 1 --daily"),
             "$ROGUELIKE_OPTIONS: --seed and --daily contradict each other");
    CHECK_EQ(of_defaults("a.run"), "$ROGUELIKE_OPTIONS: what is 'a.run' for?");
    CHECK_EQ(of_defaults("--state-dir 'a"), "$ROGUELIKE_OPTIONS: a quote is not closed");
    CHECK_EQ(of_defaults("--headless"), "$ROGUELIKE_OPTIONS: --headless can't be a default");
    CHECK_EQ(of_defaults("--resume=a --resume=b"), "$ROGUELIKE_OPTIONS: one run at a time");
    CHECK_EQ(of_defaults("--help"), "$ROGUELIKE_OPTIONS: --help can't be a default");
}

TEST("the option --game offers the name of every game") {
    const auto option = std::ranges::find(option_table(), "--game", &Option::name);
    std::vector<std::string_view> names;
    for (const GameKind* game : games()) {
        names.push_back(game->name);
    }
    CHECK(std::ranges::equal(option->choices, names));
}

TEST("help is given in spite of wrong defaults") {
    CHECK(parse({"--help"}, "--sed").command == Options::Command::help);
}

}  // namespace
}  // namespace rogue
