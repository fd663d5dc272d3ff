#include "rogue/app/options.hpp"

#include <initializer_list>
#include <vector>

#include "tests/support/check.hpp"

namespace rogue {
namespace {

Options parse(std::initializer_list<std::string_view> arguments) {
    std::vector<std::string_view> words{"./roguelike"};
    words.insert(words.end(), arguments);
    return parse_options(words);
}

// What is wrong with the arguments, or "".
std::string complaint(std::initializer_list<std::string_view> arguments) {
    try {
        parse(arguments);
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
    CHECK_EQ(complaint({"--sed", "1"}), "unknown option '--sed'");
    CHECK_EQ(complaint({"seed"}), "what is 'seed' for?");
    CHECK_EQ(complaint({"--verify"}), "--verify needs the names of run files");
    CHECK_EQ(complaint({"--glyphs", "big"}), "'big' is none of auto, emoji, ascii");
    CHECK_EQ(complaint({"--color", "yes"}), "'yes' is none of auto, always, never");
    CHECK_EQ(complaint({"--keys", "emacs"}), "'emacs' is none of arrows, vi, wasd");
    CHECK_EQ(complaint({"--seed"}), "--seed needs a value: WORD");
    CHECK_EQ(complaint({"--help=yes"}), "--help takes no value");
    CHECK_EQ(complaint({"--trace"}), "--trace and --frames need --headless");
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

TEST("a run is replayed, at a speed from 1 to 1000") {
    const Options options = parse({"--replay", "a.run", "--speed", "1000"});
    CHECK(options.command == Options::Command::replay);
    CHECK(options.files == std::vector<std::string>{"a.run"});
    CHECK_EQ(options.speed.value(), 1000);
    for (const std::string_view speed : {"0", "1001", "-1", "fast", "", "10x"}) {
        CHECK_EQ(complaint({"--speed", speed}),
                 "the speed '" + std::string(speed) + "' is no number from 1 to 1000");
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
    for (const std::string_view option : {"--scores-file", "--state-dir", "--record", "--replay"}) {
        CHECK_EQ(complaint({option, ""}), "the name of a file or folder is empty");
    }
    CHECK_EQ(complaint({"--verify", ""}), "the name of a file or folder is empty");
    CHECK_EQ(complaint({"--resume", ""}), "the name of a file or folder is empty");
    CHECK_EQ(complaint({"--resume="}), "--resume= needs a value: [FILE]");
}

TEST("help is given whatever else is asked for") {
    CHECK(parse({"--verify", "a.run", "--help"}).command == Options::Command::help);
    CHECK(parse({"--help", "--verify", "a.run", "--seed", "1"}).command == Options::Command::help);
    CHECK(parse({"--version", "--headless"}).command == Options::Command::version);
}

TEST("options that make no sense together are refused") {
    CHECK_EQ(complaint({"--seed", "1", "--daily"}), "--seed and --daily are two dungeons");
    CHECK_EQ(complaint({"--record", "a", "--no-record"}), "--record and --no-record contradict");
    CHECK_EQ(complaint({"--replay", "a", "b"}), "one run at a time");
    CHECK_EQ(complaint({"--resume", "a", "b"}), "one run at a time");
    const std::string resumed = "--resume goes on in the dungeon and the file of the run";
    CHECK_EQ(complaint({"--resume", "--seed", "1"}), resumed);
    CHECK_EQ(complaint({"--resume", "--daily"}), resumed);
    CHECK_EQ(complaint({"--resume", "--record", "a"}), resumed);
    CHECK_EQ(complaint({"--resume", "--no-record"}), resumed);
    CHECK_EQ(complaint({"--resume", "--headless"}), resumed);
    CHECK_EQ(complaint({"--scores", "a"}), "what is 'a' for?");
}

TEST("options without effect are refused") {
    const std::string new_run = "--seed, --daily and --record are for a new run";
    CHECK_EQ(complaint({"--verify", "--seed", "3", "a.run"}), new_run);
    CHECK_EQ(complaint({"--replay", "a.run", "--daily"}), new_run);
    CHECK_EQ(complaint({"--scores", "--record", "a.run"}), new_run);
    CHECK_EQ(complaint({"--speed", "9"}), "--speed needs --replay");
    CHECK_EQ(complaint({"--verify", "a.run", "--speed", "9"}), "--speed needs --replay");
    CHECK_EQ(complaint({"--verify", "a.run", "--trace"}), "--trace and --frames need --headless");
    const std::string one = "one of --headless, --replay, --verify and --scores at a time";
    CHECK_EQ(complaint({"--verify", "--scores"}), one);
    CHECK_EQ(complaint({"--headless", "--replay", "a.run"}), one);
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

TEST("the look and feel is chosen by name") {
    const Options options = parse({"--glyphs", "ascii", "--color=never", "--keys", "wasd"});
    CHECK(options.glyphs == GlyphChoice::ascii);
    CHECK(options.color == ColorChoice::never);
    CHECK(options.keys == KeyLayout::wasd);
}

TEST("the help names every option") {
    const std::string help = help_text();
    for (const std::string_view option :
         {"--seed WORD", "--scores", "--scores-file PATH", "--glyphs SET", "--color WHEN",
          "--keys LAYOUT", "--verify", "--headless", "--trace", "--frames", "--help",
          "--version"}) {
        const check::Context context{std::string(option)};
        CHECK(help.find(option) != std::string::npos);
    }
}

}  // namespace
}  // namespace rogue
