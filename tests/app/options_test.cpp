#include "app/commandline/parse_options.hpp"

#include <initializer_list>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

Options parse(const std::vector<std::string_view>& arguments, std::string_view defaults = "") {
    std::vector<std::string_view> words{"./roguelike"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return parse_options(words, defaults);
}

// What is wrong with the arguments, or "".
std::string complaint(const std::vector<std::string_view>& arguments,
                      std::string_view defaults = "") {
    return check::thrown<UsageError>([&] { parse(arguments, defaults); });
}

TEST("the name the program was called by is kept, if it has one") {
    CHECK_EQ(parse({}).program, "./roguelike");
    CHECK_EQ(parse_options(std::vector<std::string_view>{""}).program, "roguelike");
    CHECK_EQ(parse_options({}).program, "roguelike");
}

TEST("without options the game is played") {
    const Options options = parse({});
    CHECK(options.command == Options::Command::play);
    CHECK(!options.dungeon.seed);
    CHECK(!options.locations.scores_file);
}

TEST("a seed of digits is that number") {
    CHECK_EQ(parse({"--seed", "0"}).dungeon.seed.value(), 0U);
    CHECK_EQ(parse({"--seed", "1027"}).dungeon.seed.value(), 1027U);
    CHECK_EQ(parse({"--seed", "18446744073709551615"}).dungeon.seed.value(), 18446744073709551615U);
}

TEST("what nobody sees around a seed or in it is no part of it, as of one read from a file") {
    for (const char* word : {" 7", "7 ", "\t7", "7\n", "7\r\n", "  07  "}) {
        const check::Context context(word);
        CHECK_EQ(parse({"--seed", word}).dungeon.seed.value(), 7U);
    }
    for (const char* word :
         {"friday", "friday ", " friday", "friday\r", "friday\r\n", "\tfriday\v", "friday\xC2\xA0",
          "\xEF\xBB\xBF"
          "friday",
          "fri\xC2\xAD"
          "day",
          "\xE2\x80\x8B"
          "friday",
          "friday\xE3\x80\x80", "friday\xE2\x81\xA0"}) {
        const check::Context context(word);
        const Options options = parse({"--seed", word});
        CHECK_EQ(options.dungeon.seed.value(), fnv1a("friday"));
        CHECK_EQ(options.dungeon.word, "friday");
    }
    for (const char* word : {"", " ", "\r\n", "\xC2\xA0", "\xE2\x80\x8B"}) {
        CHECK_EQ(complaint({"--seed", word}), "--seed: the seed is empty");
    }
    for (const char* word : {"a\x01"
                             "b",
                             "\x7F", "a\tb", "friday\xC2\x85"}) {
        CHECK_EQ(complaint({"--seed", word}), "--seed: the seed contains a control character");
    }
    CHECK_EQ(parse({"--seed", "1 2"}).dungeon.seed.value(), fnv1a("1 2"));
    CHECK_EQ(parse({"--seed", "Friday"}).dungeon.seed.value(), fnv1a("Friday"));
    CHECK_EQ(complaint({"--seed", " 18446744073709551616"}),
             "--seed: the seed 18446744073709551616 is larger than 18446744073709551615");
}

TEST("a value may follow an equals sign") {
    CHECK_EQ(parse({"--seed=12"}).dungeon.seed.value(), 12U);
    CHECK_EQ(parse({"--scores-file=a=b"}).locations.scores_file.value(), "a=b");
}

TEST("a seed that is not all digits is hashed by FNV-1a") {
    CHECK_EQ(parse({"--seed", "a"}).dungeon.seed.value(), 0xAF63DC4C8601EC8CU);
    CHECK_EQ(parse({"--seed", "foobar"}).dungeon.seed.value(), 0x85944171F73967E8U);
    CHECK_EQ(parse({"--seed", "2026-11-20"}).dungeon.seed.value(), seed_of("2026-11-20"));
    CHECK(parse({"--seed", "-5"}).dungeon.seed != parse({"--seed", "5"}).dungeon.seed);
}

TEST("seeds that make no sense are refused") {
    CHECK_EQ(complaint({"--seed", "18446744073709551616"}),
             "--seed: the seed 18446744073709551616 is larger than 18446744073709551615");
    CHECK_EQ(complaint({"--seed", ""}), "--seed: the seed is empty");
    CHECK_EQ(complaint({"--seed="}), "--seed: the seed is empty");
}

TEST("the message for a wrong command line tells what is wrong") {
    CHECK_EQ(complaint({"--big"}), "unknown option '--big'");
    CHECK_EQ(complaint({"--verify"}), "--verify needs the names of run files");
    CHECK_EQ(complaint({"--glyphs", "big"}), "--glyphs: 'big' is not one of auto, emoji, ascii");
    CHECK_EQ(complaint({"--game", "chess"}),
             "--game: 'chess' is not one of classic, tutorial, world");
    CHECK_EQ(complaint({"--color", "yes"}), "--color: 'yes' is not one of auto, always, never");
    CHECK_EQ(complaint({"--keys", "emacs"}), "--keys: 'emacs' is not one of arrows, vi, wasd");
    CHECK_EQ(complaint({"--seed"}), "--seed needs a value: WORD");
    CHECK_EQ(complaint({"--version=1"}), "--version takes no value");
}

TEST("a run is resumed: the last one, or that in a file") {
    CHECK(parse({"--resume"}).resume == Resume::asked_for);
    CHECK(parse({}, "--resume").resume == Resume::by_default);
    CHECK(parse({"--resume"}).files.empty());
    for (const auto& arguments : {parse({"--resume", "a.run"}), parse({"--resume=a.run"})}) {
        CHECK(arguments.resume == Resume::asked_for);
        CHECK(arguments.files == std::vector<std::string>{"a.run"});
    }
}

TEST("a run is recorded unless none is wanted, without a terminal only where it is told to") {
    CHECK(parse({}).recording.kept);
    CHECK(!parse({"--no-record"}).recording.kept);
    CHECK(!parse({"--headless"}).recording.kept);
    CHECK(parse({"--headless", "--record", "a.run"}).recording.kept);
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
    CHECK_EQ(options.showing.speed.value(), 1000);
    for (const std::string_view speed : {"0", "1001", "-1", "fast", "", "10x"}) {
        CHECK_EQ(complaint({"--replay", "a.run", "--speed", speed}),
                 "--speed: '" + std::string(speed) + "' is not a number from 1 to 1000");
    }
}

TEST("a user is 1 to 20 letters, digits, _ and -") {
    CHECK_EQ(parse({"--user", "Anna_2-x"}).locations.user.value(), "Anna_2-x");
    CHECK_EQ(parse({"--user", "abcdefghijklmnopqrst"}).locations.user.value(),
             "abcdefghijklmnopqrst");
    for (const std::string_view name :
         {"", "..", "a/b", "abcdefghijklmnopqrstu", "a b", "\u00e4", "a.b"}) {
        CHECK_EQ(complaint({"--user", name}),
                 "the user '" + std::string(name) + "' is not 1 to 20 letters, digits, _ and -");
    }
    for (const std::string_view name : {"nul", "CON", "Prn", "aux", "com1", "LPT9", "com0"}) {
        CHECK_EQ(complaint({"--user", name}),
                 concat("the user '", name, "' is the name of a Windows device"));
    }
    for (const std::string_view name : {"com", "com10", "lpta", "console", "null", "comx"}) {
        CHECK_EQ(complaint({"--user", name}), "");
    }
}

TEST("a run can't be recorded on standard output") {
    CHECK_EQ(complaint({"--record", "-"}), "--record: - is standard input, not the name of a file");
}

TEST("a name of a file or folder that is empty is refused") {
    for (const std::string_view option : {"--scores-file", "--state-dir", "--record"}) {
        CHECK_EQ(complaint({option, ""}),
                 concat(option, ": the name of a file or folder is empty"));
    }
    CHECK_EQ(complaint({"--verify", ""}), "the name of a file or folder is empty");
    CHECK_EQ(complaint({"--resume", ""}), "the name of a file or folder is empty");
    CHECK_EQ(complaint({"--resume="}), "--resume= needs a value: FILE");
}

TEST("the help is short unless all of it is asked for") {
    CHECK(parse({"--help"}).help == HelpText::brief);
    CHECK(parse({"--help=all"}).help == HelpText::all);
    CHECK_EQ(complaint({"--help=yes"}), "--help: 'yes' is not one of short, all");
}

TEST("help is given whatever else is asked for") {
    CHECK(parse({"--verify", "a.run", "--help"}).command == Options::Command::help);
    CHECK(parse({"--help", "--verify", "a.run", "--seed", "1"}).command == Options::Command::help);
    CHECK(parse({"--version", "--headless"}).command == Options::Command::version);
}

TEST("help and the version have a short name") {
    CHECK(parse({"-h"}).command == Options::Command::help);
    CHECK(parse({"-V"}).command == Options::Command::version);
    CHECK(parse({"-h=all"}).help == HelpText::all);
}

TEST("of two options that answer the same question the later one holds") {
    CHECK(!parse({"--seed", "1", "--daily"}).dungeon.seed);
    CHECK(!parse({"--daily", "--seed", "1"}).dungeon.daily);
    CHECK(!parse({"--record", "a", "--no-record"}).recording.kept);
    CHECK(!parse({"--record", "a", "--no-record"}).recording.file);
    CHECK(parse({"--no-record", "--record", "a"}).recording.kept);
    CHECK(parse({"--headless", "--trace", "--frames"}).output == TextDisplay::Detail::frames);
    CHECK(parse({"--replay", "--svg", "--html"}).showing.as == ReplayAs::html);
}

TEST("a day is a date behind a =, and today without one") {
    CHECK_EQ(parse({"--daily"}).dungeon.daily.value(), "");
    CHECK_EQ(parse({"--daily=2024-02-29"}).dungeon.daily.value(), "2024-02-29");
    CHECK_EQ(parse({"--daily=2024-02-29", "--daily"}).dungeon.daily.value(), "");
    for (const std::string_view wrong :
         {"2026-02-29", "2026-1-1", "2026-11-20T15:11Z", "yesterday", "20261120"}) {
        CHECK_EQ(complaint({concat("--daily=", wrong)}),
                 concat("--daily: '", wrong, "' is not a date such as 2026-11-20"));
    }
    CHECK_EQ(complaint({"--daily="}), "--daily= needs a value: DATE");
    CHECK_EQ(complaint({"--daily", "2026-11-20"}),
             "unexpected argument '2026-11-20'. For that day: --daily=2026-11-20");
}

TEST("a story is told of one run, which may come from standard input") {
    CHECK(parse({"--story"}).command == Options::Command::story);
    CHECK(parse({"--story"}).files.empty());
    CHECK(parse({"--story", "a.run"}).files == std::vector<std::string>{"a.run"});
    CHECK(parse({"--story", "-"}).files == std::vector<std::string>{"-"});
    CHECK_EQ(complaint({"--story", "a", "b"}), "unexpected argument 'b': one run at a time");
}

TEST("a run is resumed unless a later option asks for a new one") {
    for (const Options& options :
         {parse({"--resume", "--seed", "1"}), parse({"--resume", "--daily"}),
          parse({"--resume", "--record", "b"}), parse({"--resume", "--no-record"})}) {
        CHECK(options.resume == Resume::no);
    }
    const Options options = parse({"--daily", "--no-record", "--record", "b", "--resume"});
    CHECK(options.resume == Resume::asked_for);
    CHECK(!options.dungeon.seed && !options.dungeon.daily && options.recording.kept &&
          !options.recording.file);
}

TEST("a run in a file is not resumed as another one, whatever the defaults are") {
    for (const std::string_view other :
         {"--seed=1", "--daily", "--game=world", "--record=b", "--no-record"}) {
        const check::Context context{std::string(other)};
        for (const std::string& why :
             {complaint({"--resume=a", other}), complaint({other, "--resume=a"}),
              complaint({other, "--resume", "a"}), complaint({"--resume", "a", other})}) {
            CHECK(why.starts_with("a run that is resumed from a file keeps its dungeon"));
        }
        const Options options = parse({"--resume=a"}, other);
        CHECK(options.resume == Resume::asked_for && options.recording.kept &&
              !options.dungeon.seed && !options.dungeon.daily);
        CHECK(options.files == std::vector<std::string>{"a"});
    }
}

TEST("of two commands the later one holds, with its own file") {
    CHECK(parse({"--scores", "--headless"}).command == Options::Command::headless);
    CHECK(parse({"--replay=a", "--watch=b"}).files == std::vector<std::string>{"b"});
    CHECK(parse({"--resume=a", "--resume=b"}).files == std::vector<std::string>{"b"});
    CHECK(parse({"--resume=a", "--resume"}).files.empty());
    CHECK(parse({"--resume=a", "--replay"}).files.empty());
    CHECK(parse({"--replay=a", "--scores"}).files.empty());
}

TEST("headless play resumes no run, whatever the defaults are") {
    for (const std::string& why :
         {complaint({"--headless", "--resume"}), complaint({"--resume=a", "--headless"})}) {
        CHECK_EQ(why, "--headless plays only new runs: leave out --resume or --headless");
    }
    CHECK(parse({"--headless"}, "--resume").command == Options::Command::headless);
}

TEST("of the same option the later one holds") {
    CHECK_EQ(parse({"--seed", "1", "--seed", "2"}).dungeon.seed.value(), 2U);
    CHECK(parse({"--keys", "vi", "--keys=wasd"}).controls.keys == KeyLayout::wasd);
}

TEST("files that no option asks for are refused") {
    CHECK_EQ(complaint({"--replay", "a", "b"}), "unexpected argument 'b': one run at a time");
    CHECK_EQ(complaint({"--resume=a", "b"}), "unexpected argument 'b': one run at a time");
    CHECK_EQ(complaint({"--scores", "a"}),
             "unexpected argument 'a': --scores ranks runs only with --seed or --daily");
    CHECK_EQ(complaint({"--scores", "--daily", "a", "2026-11-20"}),
             "unexpected argument '2026-11-20'. For that day: --daily=2026-11-20");
    CHECK(parse({"--scores", "--daily", "-", "a"}).files == std::vector<std::string>({"-", "a"}));
    CHECK(parse({"--scores", "--seed", "w", "-"}).files == std::vector<std::string>{"-"});
}

TEST("pictures and recordings are refused without a replay") {
    CHECK_EQ(complaint({"--svg"}), "--svg needs --replay");
    CHECK_EQ(complaint({"--svg", "--plain"}), "--svg needs --replay");
    CHECK_EQ(complaint({"--code"}), "--code needs --replay");
    CHECK_EQ(complaint({"--code", "--plain"}), "--code needs --replay");
    CHECK_EQ(complaint({"--watch", "--html"}), "--html needs --replay");
    CHECK_EQ(complaint({"--at", "5"}), "--at needs --replay and --svg");
    CHECK_EQ(complaint({"--replay", "a", "--at", "5"}), "--at needs --replay and --svg");
    CHECK_EQ(parse({"--at", "5", "--svg", "--replay", "a"}).showing.at.value(), 5U);
    CHECK_EQ(complaint({"--html"}), "--html needs --replay");
}

TEST("a picture that moves has a beginning, an end behind it, and stands at a moment of it") {
    const std::string why = "--from needs a --to that is at most 1000 keys later";
    const std::string outside = "--at is not between --from and --to";
    CHECK_EQ(complaint({"--replay", "--svg", "--from", "5"}), why);
    CHECK_EQ(complaint({"--replay", "--svg", "--to", "5"}), "--to needs a --from");
    CHECK_EQ(complaint({"--replay", "--svg", "--from", "5", "--to", "4"}), why);
    CHECK_EQ(complaint({"--replay", "--svg", "--from", "5", "--to", "1006"}), why);
    CHECK_EQ(complaint({"--replay", "--svg", "--from", "5", "--to", "9", "--at", "4"}), outside);
    CHECK_EQ(complaint({"--replay", "--svg", "--from", "5", "--to", "9", "--at", "10"}), outside);
    CHECK_EQ(complaint({"--replay", "--from", "5", "--to", "9"}),
             "--from needs --replay and --svg");
    const Showing moves =
        parse({"--replay", "a", "--svg", "--from", "5", "--to", "1005", "--at", "5"}).showing;
    CHECK_EQ(moves.from.value(), 5U);
    CHECK_EQ(moves.to.value(), 1005U);
}

TEST("a summary of one's own runs has a game and a player, but no dungeon") {
    CHECK_EQ(complaint({"--mine", "--daily"}), "--daily has no effect with --mine");
    CHECK_EQ(complaint({"--mine", "--plain"}), "--plain has no effect with --mine");
    CHECK(parse({"--mine", "--game", "world", "--user", "ann"}).command ==
          Options::Command::my_runs);
    CHECK(parse({"--mine"}, "--daily").command == Options::Command::my_runs);
}

TEST("an option without an effect on the command is refused, unless it is a default") {
    for (const auto& [option, command, why] :
         {std::tuple("--seed=3", "--verify", "--seed has no effect with --verify"),
          {"--daily", "--replay", "--daily has no effect with --replay"},
          {"--game=world", "--story", "--game has no effect with --story"},
          {"--record=b", "--watch", "--record has no effect with --watch"},
          {"--no-record", "--scores", "--no-record has no effect with --scores"},
          {"--single-keys", "--replay", "--single-keys has no effect with --replay"},
          {"--keys=vi", "--headless", "--keys has no effect with --headless"},
          {"--glyphs=ascii", "--scores", "--glyphs has no effect with --scores"},
          {"--color=never", "--verify", "--color has no effect with --verify"},
          {"--background=black", "--story", "--background has no effect with --story"},
          {"--speed=9", "--no-record", "--speed needs --replay"},
          {"--trace", "--no-record", "--trace needs --headless"},
          {"--frames", "--plain", "--frames needs --headless"},
          {"--single-keys", "--no-record", "--single-keys needs --plain"},
          {"--keys=vi", "--generate=man", "--keys has no effect with --generate"},
          {"--plain", "--story", "--plain has no effect with --story"},
          {"--plain", "--scores", "--plain has no effect with --scores"},
          {"--user=anna", "--verify", "--user has no effect with --verify"},
          {"--state-dir=d", "--verify", "--state-dir has no effect with --verify"},
          {"--scores-file=s", "--verify", "--scores-file has no effect with --verify"}}) {
        const bool verifies = std::string_view(command) == "--verify";
        const std::string_view file = verifies ? "a.run" : command;
        CHECK_EQ(complaint({option, command, file}), why);
        CHECK_EQ(complaint({command, option, file}), why);
        CHECK_EQ(complaint({command, file}, option), "");
    }
    CHECK_EQ(complaint({"--plain"}, "--mine"),
             "--plain has no effect with --mine in $ROGUELIKE_OPTIONS");
}

TEST("an option without an effect on what the command makes is refused, unless it is a default") {
    using Words = std::vector<std::string_view>;
    for (const auto& [option, others, spoiler] :
         {std::tuple("--glyphs=ascii", Words{"--plain"}, "--plain"),
          {"--glyphs=ascii", {"--replay", "--code"}, "--code"},
          {"--color=never", {"--replay", "--plain"}, "--plain"},
          {"--background=black", {"--watch", "--plain"}, "--plain"},
          {"--speed=9", {"--watch", "--plain"}, "--plain"},
          {"--speed=9", {"--replay", "--code"}, "--code"},
          {"--speed=9", {"--replay", "--svg", "--at=3"}, "--svg"},
          {"--color=never", {"--replay", "--svg", "--from=1", "--to=2"}, "--svg"},
          {"--plain", {"--replay", "--html"}, "--html"}}) {
        Words typed{option};
        typed.insert(typed.end(), others.begin(), others.end());
        CHECK_EQ(complaint(typed), concat(typed.front().substr(0, typed.front().find('=')),
                                          " has no effect with ", spoiler));
        CHECK_EQ(complaint(others, option), "");
    }
    for (const Words& words : {Words{"--speed=9", "--replay", "--plain"},
                               {"--speed=9", "--replay", "--html"},
                               {"--glyphs=ascii", "--replay", "--html"},
                               {"--glyphs=ascii", "--replay", "--svg"},
                               {"--speed=9", "--replay", "--svg", "--from=1", "--to=2"},
                               {"--plain", "--keys=wasd"}}) {
        CHECK_EQ(complaint(words), "");
    }
}

TEST("behind two dashes all are files") {
    const Options options = parse({"--verify", "--", "--seed", "--", "a.run"});
    CHECK(options.files == std::vector<std::string>({"--seed", "--", "a.run"}));
    CHECK(parse({"--seed", "--"}).dungeon.seed == seed_of("--"));
}

TEST("a dash and a code name a run, but none that could go on in its file") {
    CHECK(parse({"--verify", "-", "a.run"}).files == std::vector<std::string>({"-", "a.run"}));
    CHECK(parse({"--replay", "-"}).files == std::vector<std::string>{"-"});
    CHECK_EQ(complaint({"--resume", "-"}), "--resume needs a run file: the run goes on in it");
    CHECK(parse({"--replay", "Roguerun1abc"}).files == std::vector<std::string>{"Roguerun1abc"});
    CHECK_EQ(complaint({"--watch", "Roguerun1abc"}),
             "--watch needs a run file: the run goes on in it");
    CHECK_EQ(complaint({"-"}), "unexpected argument '-'");
}

TEST("headless play prints the last frame, a trace or all frames") {
    CHECK(parse({"--headless"}).output == TextDisplay::Detail::last_frame);
    CHECK(parse({"--headless", "--trace"}).output == TextDisplay::Detail::trace);
    CHECK(parse({"--frames", "--headless"}).output == TextDisplay::Detail::frames);
}

TEST("every choice there is can be made by its name") {
    CHECK(parse({"--glyphs", "auto"}).session.glyphs == GlyphChoice::automatic);
    CHECK(parse({"--glyphs", "emoji"}).session.glyphs == GlyphChoice::emoji);
    CHECK(parse({"--glyphs", "ascii"}).session.glyphs == GlyphChoice::ascii);
    CHECK(parse({"--color", "auto"}).session.color == ColorChoice::automatic);
    CHECK(parse({"--color", "always"}).session.color == ColorChoice::always);
    CHECK(parse({"--color", "never"}).session.color == ColorChoice::never);
    CHECK(parse({"--background", "auto"}).session.background == BackgroundChoice::automatic);
    CHECK(parse({"--background", "black"}).session.background == BackgroundChoice::black);
    CHECK(parse({"--background", "terminal"}).session.background == BackgroundChoice::terminal);
    CHECK(parse({"--keys", "arrows"}).controls.keys == KeyLayout::arrows);
    CHECK(parse({"--keys", "vi"}).controls.keys == KeyLayout::vi);
    CHECK(parse({"--keys", "wasd"}).controls.keys == KeyLayout::wasd);
    CHECK(parse({"--generate", "man"}).generated == Generated::man);
    CHECK(parse({"--generate", "bash"}).generated == Generated::bash);
    CHECK(parse({"--generate", "zsh"}).generated == Generated::zsh);
    CHECK(parse({"--generate", "fish"}).generated == Generated::fish);
}

TEST("defaults hold where the command line says nothing else") {
    const std::string_view defaults = "--keys vi --glyphs=ascii";
    CHECK(parse({}, defaults).controls.keys == KeyLayout::vi);
    CHECK(parse({}, defaults).session.glyphs == GlyphChoice::ascii);
    CHECK(parse({"--keys", "wasd"}, defaults).controls.keys == KeyLayout::wasd);
    CHECK(parse({"--keys", "wasd"}, defaults).session.glyphs == GlyphChoice::ascii);
    CHECK_EQ(parse({}, "--state-dir 'a b'").locations.state_dir.value(), "a b");
}

TEST("defaults stand before the words of the command line") {
    CHECK(!parse({"--seed", "1"}, "--daily").dungeon.daily);
    CHECK_EQ(parse({"--seed", "1"}, "--resume=a").dungeon.seed.value(), 1U);
    CHECK(parse({"--seed", "1"}, "--resume=a").resume == Resume::no);
    CHECK(parse({"--resume"}, "--seed 1").resume == Resume::asked_for);
    CHECK(parse({"--resume=b"}, "--resume=a").files == std::vector<std::string>{"b"});
    CHECK(parse({"--replay", "b"}, "--resume=a").files == std::vector<std::string>{"b"});
    CHECK(parse({"--verify", "--", "--seed"}, "--seed 1").files ==
          std::vector<std::string>{"--seed"});
    CHECK(parse({"--scores"}, "--headless --trace").command == Options::Command::scores);
    CHECK(parse({}, "--headless").command == Options::Command::headless);
}

TEST("a mistake in the defaults is told by their name") {
    const auto of_defaults = [](std::string_view line) { return complaint({}, line); };
    CHECK_EQ(of_defaults("--sed 1"),
             "$ROGUELIKE_OPTIONS: unknown option '--sed'; did you mean '--seed'?");
    CHECK_EQ(of_defaults("--glyphs big"),
             "$ROGUELIKE_OPTIONS: --glyphs: 'big' is not one of auto, emoji, ascii");
    CHECK_EQ(of_defaults("--speed 0"),
             "$ROGUELIKE_OPTIONS: --speed: '0' is not a number from 1 to 1000");
    CHECK_EQ(of_defaults("--keys"), "$ROGUELIKE_OPTIONS: --keys needs a value: LAYOUT");
    CHECK_EQ(of_defaults("a.run"), "$ROGUELIKE_OPTIONS: unexpected argument 'a.run'");
    CHECK_EQ(of_defaults("--resume a.run"), "$ROGUELIKE_OPTIONS: unexpected argument 'a.run'");
    CHECK_EQ(of_defaults("--svg"), "$ROGUELIKE_OPTIONS: --svg needs --replay");
    CHECK_EQ(of_defaults("--state-dir 'a"), "$ROGUELIKE_OPTIONS: a quote is not closed");
}

TEST("help and the version are given in spite of wrong defaults") {
    for (const std::string_view wrong : {"--sed", "--keys", "a.run", "--at 5", "'"}) {
        CHECK(parse({"--help"}, wrong).command == Options::Command::help);
        CHECK(parse({"--scores", "-V"}, wrong).command == Options::Command::version);
    }
}

}  // namespace
}  // namespace rogue
