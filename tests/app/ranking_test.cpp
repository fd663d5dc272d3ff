#include "app/competing/ranking.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

#include "app/runs/replayed.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_code.hpp"
#include "tests/support/bot.hpp"
#include "tests/support/check.hpp"
#include "tests/support/key_bytes.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program ranks the runs of a dungeon, and tells a player the place of a run.

namespace rogue::test {

using namespace classic;
namespace {

namespace fs = std::filesystem;

const std::string kDay = "2026-11-20";

struct BotRun {
    std::string keys;
    Tally tally;
    std::string death;  // By the last message.
};

// A run, in the dungeon of the day unless another is named, in which a bot dies that explores down
// to that depth.
BotRun death(int explores_to, std::uint64_t seed = fnv1a(kDay)) {
    Bot bot({.explores_to = explores_to}, seed);
    Game game(seed);
    std::string letters;
    while (!game.ending()) {
        const Key key = *bot.next(game);
        letters += static_cast<char>(key);
        game.press(key);
    }
    CHECK(game.ending() == Ending::died);
    const MessageLog& log = game.log();
    const std::string last = log[log.size() - 1].text;  // `The orc kills you...`
    const std::string killer = last.substr(4, last.find(" kills you") - 4);
    return {letters, game.tally(), text("killed by ", killer == "orc" ? "an " : "a ", killer)};
}

void replace_in(const std::string& file, const std::string& from, const std::string& to) {
    std::string bytes = contents(file);
    bytes.replace(bytes.find(from), from.size(), to);
    std::ofstream(file, std::ios::binary) << bytes;
}

/// The files of a hosted game.
class Hosted {
public:
    /// Records a run of that game with these keys, as that user.
    std::string record(const std::string& user, std::string_view keys,
                       const std::string& seed = kDay, const std::string& game = "classic") {
        const std::string in = folder_.path("runs/" + user);
        fs::create_directories(in);
        const std::string file = text(in, "/", ++count_, ".run");
        run_roguelike({"--headless", "--game", game, "--seed", seed, "--record", file}, keys);
        return file;
    }

    void copy(const std::string& file, const std::string& user) {
        fs::create_directories(folder_.path("runs/" + user));
        fs::copy_file(file, folder_.path(text("runs/", user, "/", ++count_, ".run")));
    }

    std::string path(const std::string& name) const { return folder_.path(name); }

    ProgramResult run(std::vector<std::string> arguments, std::string_view input = "") const {
        arguments.insert(arguments.end(), {"--state-dir", folder_.path(), "--scores-file",
                                           folder_.path("highscores.txt")});
        return run_roguelike(std::move(arguments), input);
    }

private:
    TemporaryFolder folder_;
    int count_ = 0;
};

// The line of a run with that rank.
std::string line_at(std::size_t rank, const BotRun& run, const std::string& file,
                    std::string_view user) {
    const std::string bytes = contents(file);
    const std::size_t began = bytes.find("began ") + 6;
    return text(text_of(ScoreLine{run.tally, true}, rank, "kills"), "   keys ",
                right_aligned(static_cast<std::int64_t>(run.keys.size()), 6), "   ",
                minute_of(bytes.substr(began, bytes.find('\n', began) - began)), "\n      ", user,
                user.empty() ? "" : "   ", run.death, "\n");
}

TEST("the kept runs of a day's dungeon are ranked, those of all users, with what they achieved") {
    const BotRun deep = death(3);
    const BotRun shallow = death(0);
    CHECK(deep.tally.score > shallow.tally.score);
    Hosted game;
    const std::string own = game.record("", shallow.keys);
    const std::string anna = game.record("anna", deep.keys);
    game.record("ben", deep.keys, "2026-11-21");
    game.record("ben", "Q", kDay, "tutorial");
    const std::string wanted =
        text("Runs in the dungeon of 2026-11-20 of the game classic, each proven by a replay:\n",
             line_at(1, deep, anna, "anna"), line_at(2, shallow, own, ""),
             "* This run is kept here. Names in quotes come from a text.\n");
    for (const std::string option : {"--daily=2026-11-20", "--seed=2026-11-20"}) {
        const ProgramResult result = game.run({"--scores", option});
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.err, "");
        CHECK_EQ(result.out.substr(result.out.find("replay:")),
                 wanted.substr(wanted.find("replay:")));
    }
    CHECK(game.run({"--scores", "--daily=2026-11-20"}).out.starts_with(wanted));
    CHECK(game.run({"--scores", "--seed=2026-11-20"})
              .out.starts_with("Runs in the dungeon of seed 2026-11-20 of the game classic, "));
}

// The places of a ranking and who has them, `*` with those of kept runs: `1* anna|1 "ben"|2
// "carl"`.
std::string places(const std::string& out) {
    std::istringstream lines(out);
    std::string told;
    for (std::string line; std::getline(lines, line);) {
        if (const auto place = number_in<int>(trimmed(line.substr(0, line.find('.')), " "))) {
            append(told, text(told.empty() ? "" : "|", *place, line.find(". *") < 4 ? "* " : " "));
        } else if (line.starts_with("      ")) {
            append(told, trimmed(line.substr(6, line.find("killed by ") - 6), " "));
        }
    }
    return told;
}

TEST("equal scores share a place, so a copy that leaves out a key comes before nobody") {
    const BotRun deep = death(3);
    const BotRun run = death(0);
    Hosted game;
    game.record("anna", text("gg", run.keys));
    game.record("zoe", deep.keys);
    game.record("ben", run.keys);
    game.record("carl", "." + run.keys);
    const std::string out = game.run({"--scores", "--daily=2026-11-20"}).out;
    CHECK_EQ(places(out), "1* zoe|2* anna|2* ben|2* carl");
}

TEST("after a shared place the next one is counted on") {
    const BotRun run = death(0);
    Hosted game;
    game.record("anna", death(3).keys);
    game.record("ben", "g" + death(3).keys);
    game.record("carl", run.keys);
    CHECK_EQ(places(game.run({"--scores", "--daily=2026-11-20"}).out), "1* anna|1* ben|3* carl");
}

TEST("runs that were quit or have not ended are counted and have no place") {
    Hosted game;
    game.record("anna", "q");
    game.record("anna", "g");
    game.record("ben", "g");
    CHECK(game.run({"--scores", "--daily=2026-11-20"})
              .out.ends_with("replay:\nNo finished runs yet.\n"
                             "Not ranked: 1 that were quit, 2 unfinished.\n"));
    game.record("ben", "q");
    CHECK(game.run({"--scores", "--daily=2026-11-20"})
              .out.ends_with("Not ranked: 2 that were quit, 2 unfinished.\n"));
}

TEST("of equal scores the kept run that began first comes first, whatever its name and keys") {
    const BotRun run = death(0);
    Hosted game;
    const std::string thief = game.record("anna", run.keys);
    const std::string first = game.record("ben", "." + run.keys);
    for (const auto& [file, began] :
         {std::pair(thief, "2026-11-20T12:00:00+01:00"), {first, "2026-11-20T10:59:00Z"}}) {
        const std::string bytes = contents(file);
        const std::size_t at = bytes.find("began ");
        replace_in(file, bytes.substr(at, bytes.find('\n', at) - at), text("began ", began));
    }
    const std::string out = game.run({"--scores", "--daily=2026-11-20"}).out;
    CHECK(out.find("   ben") < out.find("   anna"));
}

TEST("copies of a run have one place") {
    const BotRun run = death(0);
    Hosted game;
    const std::string file = game.record("anna", run.keys);
    game.copy(file, "ben");
    game.copy(file, "");
    const ProgramResult result = game.run({"--scores", "--daily=2026-11-20"});
    CHECK(result.out.find(" 1. ") != std::string::npos);
    CHECK_EQ(result.out.find(" 2. "), std::string::npos);
}

TEST("a file that is no proof is named, and has no place") {
    const BotRun run = death(0);
    for (const auto& [keys, from, to] :
         {std::tuple(run.keys, " score ", " score 9"),
          {run.keys, "roguelike-run 1", "prose"},
          {run.keys, "\nended died", "\nended alive"},
          {std::string("q"), "\nended quit score 100", "\nended quit score 900"}}) {
        Hosted game;
        const std::string file = game.record("anna", keys);
        replace_in(file, from, to);
        const ProgramResult result = game.run({"--scores", "--daily=2026-11-20"});
        CHECK_EQ(result.status, 3);
        CHECK(result.out.ends_with("No finished runs yet.\n"));
        const std::string name = fs::path(file).filename().string();
        CHECK(result.err.starts_with("roguelike: ") &&
              result.err.find(name + ":") != std::string::npos);
    }
}

TEST("a folder that is not there or can't be listed is told") {
    const Hosted game;
    for (const std::string option : {"--scores", "--story", "--watch", "--resume"}) {
        const ProgramResult typo =
            run_roguelike({option, "--plain", "--state-dir", game.path("typo")});
        CHECK_EQ(typo.status, 1);
        CHECK(typo.err.starts_with(text("roguelike: ", game.path("typo"), ": can't list: ")));
    }
    const ProgramResult today = game.run({"--scores", "--daily"});
    CHECK_EQ(today.status, 0);
    CHECK(today.out.find("\nThe day ends in ") != std::string::npos);
    std::ofstream(game.path("runs")) << "a file in place of a folder\n";
    for (const ProgramResult& result : {game.run({"--scores", "--daily"}), game.run({"--scores"}),
                                        game.run({"--resume", "--plain"})}) {
        CHECK_EQ(result.status, 1);
        CHECK(result.err.starts_with(text("roguelike: ", game.path("runs"), ": can't list: ")));
    }
    CHECK(game.run({"--plain"}, "q\n").err.find(": can't list: ") != std::string::npos);
}

// The code of a run of the first game in the day's dungeon, which began then.
std::string code_of_run(const std::string& keys, const std::string& began) {
    const auto game = kClassic.start(fnv1a(kDay));
    for (const char letter : keys) {
        game->press(Key{letter});
    }
    const Outcome outcome = game->outcome();
    return code_of({{.rules = kClassicRules, .seed = fnv1a(kDay), .began = began},
                    keys,
                    checksum(*game),
                    outcome.ending ? std::optional(outcome) : std::nullopt});
}

TEST("a code that others have posted again has one place, which names all in their order") {
    const std::string code = code_of_run(death(0).keys, "2026-11-20T09:00:00Z");
    const std::string earlier = code_of_run(death(0).keys, "2020-01-01T00:00:00Z");
    const Hosted game;
    for (const auto& [thread, names] :
         {std::pair(text("zoe: ", code, "\naaron: ", code, "\n"),
                    "\"zoe\", \"aaron\": the same keys"),
          {text("zoe: ", code, "\naaron: ", earlier, "\n"), "\"zoe\", \"aaron\": the same keys"},
          {text("zoe: ", code, "\n", earlier, "\naaron: ", earlier, "\nzoe: ", code, "\n"),
           "\"zoe\", \"aaron\": the same keys"},
          {text(earlier, "\nzoe: ", code, "\nzoe: ", code, "\n"), "\"zoe\""}}) {
        const std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
        CHECK_EQ(places(out), text("1 ", names));
    }
}

TEST("a name in a text never looks like that of a kept run") {
    const std::string keys = death(0).keys;
    Hosted game;
    game.record("ben", death(3).keys);
    for (const auto& [name, told] : {std::pair("ben", "\"ben\""),
                                     {"\"ben\"", "\"ben\""},
                                     {"x\", ben, \"y", "\"x, ben, y\""},
                                     {"* ben", "\"* ben\""},
                                     {"\"", ""}}) {
        const std::string thread = text(name, ": ", code_of_run(keys, kDay), "\n");
        const std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
        CHECK_EQ(places(out), text("1* ben|2 ", told));
    }
    const std::string same = code_of_run(death(3).keys, kDay);
    const std::string thread = text("ben: ", same, "\ncarl: ", same, "\n");
    const std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
    CHECK_EQ(places(out), "1* ben, \"ben\", \"carl\": the same keys");
    CHECK(out.find("\n* This run is kept here. Names in quotes come from a text.\n") !=
          std::string::npos);
}

TEST("a kept run comes before the code of a text, whenever that says that it began") {
    const std::string keys = death(0).keys;
    const std::string early = "2020-01-01T00:00:00Z";
    Hosted game;
    game.record("ben", keys);
    const std::string thread =
        text("aaron: ", code_of_run(keys, early), "\ncarl: ", code_of_run("g" + keys, early), "\n");
    std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
    CHECK_EQ(places(out), "1* ben, \"aaron\": the same keys|1 \"carl\"");
    game.record("zoe", "." + keys);
    out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
    CHECK_EQ(places(out), "1* ben, \"aaron\": the same keys|1* zoe|1 \"carl\"");
}

TEST("of codes of equal scores that comes first which was posted first, with any keys and date") {
    const std::string keys = death(0).keys;
    const Hosted game;
    const std::string out =
        game.run({"--scores", "--daily=2026-11-20", "-"},
                 text("zoe: ", code_of_run("." + keys, "2026-11-20T09:00:00Z"),
                      "\naaron: ", code_of_run(keys, "2020-01-01T00:00:00Z"), "\n"))
            .out;
    CHECK_EQ(places(out), "1 \"zoe\"|1 \"aaron\"");
}

TEST("codes are ranked beside the kept runs, in any order and however they are split") {
    const std::string deep = death(3).keys;
    const std::string shallow = death(0).keys;
    const std::string early = "2026-11-20T08:00:00Z";
    const std::string late = "2026-11-20T09:00:00Z";
    std::vector<std::string> posts{
        "> ben: " + code_of_run(deep, late),
        code_of_run(deep, late),
        "ben: " + code_of_run(deep, late) + " and once more " + code_of_run(deep, late),
        "carl: " + code_of_run("." + shallow, early) + " (my best)",
        "dora: " + code_of_run("gg" + shallow, early),
        "ann\x1B[1m of the very long name: " + code_of_run("ggg" + shallow, late),
        code_of_run("q", late),
    };
    Hosted game;
    const std::string kept = game.record("kept", shallow);
    std::vector<std::string> first;
    for (std::size_t order = 0; order < posts.size() * 2; ++order) {
        const check::Context context(std::to_string(order));
        std::ofstream(game.path("thread.txt"), std::ios::binary)
            << text(posts[0], "\n", posts[1], "\n\n", posts[2], "\n");
        const std::string in = text(posts[3], "\r\n", posts[4], "\n", posts[5], "\n");
        const ProgramResult result = game.run(
            {"--scores", "--daily=2026-11-20", game.path("thread.txt"), "-", kept, posts[6]}, in);
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.err, "");
        std::vector<std::string> lines;  // Equal scores come as they were posted.
        std::istringstream out(result.out);
        for (std::string line; std::getline(out, line);) {
            lines.push_back(line);
        }
        CHECK(result.out.ends_with("\nNot ranked: 1 that were quit, 0 unfinished.\n"));
        CHECK(places(result.out).starts_with("1 \"ben\"|2* kept|2 "));
        for (const std::string name : {"carl", "dora", "ann\\x1b[1m of the ve"}) {
            CHECK(places(result.out).find("|2 \"" + name) != std::string::npos);
        }
        std::ranges::sort(lines);
        first = first.empty() ? lines : first;
        CHECK(lines == first);
        std::rotate(posts.begin(), posts.begin() + 2, posts.end());
        std::swap(posts[0], posts[order % posts.size()]);
    }
}

TEST("a text that holds bad codes, other dungeons and open runs is ranked without them") {
    const std::string run = death(0).keys;
    const std::string good = code_of_run(run, kDay);
    std::string other = good;
    other[20] = other[20] == 'A' ? 'B' : 'A';
    const Hosted game;
    const ProgramResult bad = game.run({"--scores", "--daily=2026-11-20", "-"},
                                       text("ben: ", other, "\n\nanna: ", good,
                                            "\nme: ", code_of_run(run.substr(0, 20), kDay), "\n"));
    CHECK_EQ(bad.status, 3);
    CHECK_EQ(bad.err, "roguelike: 1: the code is damaged\n");
    CHECK(bad.out.find("   \"anna\"   killed by ") != std::string::npos);
    CHECK(bad.out.find("\nNot ranked: 0 that were quit, 1 unfinished.\n") != std::string::npos);
    const ProgramResult elsewhere = game.run({"--scores", "--daily=2026-11-21", "-"}, good);
    CHECK_EQ(elsewhere.status, 0);
    CHECK(
        elsewhere.out.ends_with("replay:\nNo finished runs yet.\n"
                                "Skipped: 1 of other dungeons or games.\n"));
    const ProgramResult nothing = game.run({"--scores", "--seed=1", "-", game.path("none")}, "no");
    CHECK_EQ(nothing.status, 1);
    CHECK(
        nothing.err.starts_with("roguelike: there is no run and no code on standard input\n"
                                "roguelike: " +
                                game.path("none") + ": can't open: "));
}

TEST("runs that were named and do not fit are counted, whatever they are") {
    const std::string run = golden_run("dive-1027");
    Hosted game;
    game.record("anna", "g", "4711");  // Nobody named this one.
    std::ofstream(game.path("a.run"), std::ios::binary) << run;
    const std::vector<std::string> words{"--scores", game.path("a.run"), game.path("a.run"), "-"};
    const std::string code = code_of_run("g", kDay);
    for (const auto& [option, left_out] : {std::pair("--seed=5", 3), {"--seed=1027", 1}}) {
        std::vector<std::string> arguments = words;
        arguments.emplace_back(option);
        CHECK(game.run(arguments, code)
                  .out.ends_with(text("\nSkipped: ", left_out, " of other dungeons or games.\n")));
        arguments.insert(arguments.end(), {"--game", "world"});
        CHECK(
            game.run(arguments, code).out.ends_with("\nSkipped: 3 of other dungeons or games.\n"));
    }
    std::ofstream(game.path("torn.run"), std::ios::binary) << run.substr(0, 20);
    const ProgramResult torn = game.run({"--scores", "--seed=5", game.path("torn.run")});
    CHECK_EQ(torn.status, 3);
    CHECK(torn.err.find("torn.run:2: ") != std::string::npos);
}

TEST("codes of each game are ranked in their own dungeon") {
    for (const auto& [of, run, seed] :
         {std::tuple("classic", "tests/golden/dive-1027.run", "1027"),
          {"tutorial", "tests/tutorial/golden/reckless-802.run", "802"},
          {"world", "tests/world/golden/diver-7103.run", "7103"}}) {
        const std::string file = text(ROGUE_SOURCE_DIR "/", run);
        const std::string code = run_roguelike({"--replay", file, "--code"}).out;
        const Hosted game;
        const ProgramResult result =
            game.run({"--scores", "--game", of, "--seed", seed, file, "-"}, "ben: " + code);
        CHECK(result.out.find(text("of the game ", of, ", each proven")) != std::string::npos);
        CHECK_EQ(places(result.out), "1 \"ben\"");
    }
}

TEST("without a date the runs of today's dungeon are ranked") {
    const Hosted game;
    const std::string before =
        iso_date(std::chrono::floor<Ticks>(std::chrono::system_clock::now())).substr(0, 10);
    const std::string out = game.run({"--scores", "--daily"}).out;
    const std::string after =
        iso_date(std::chrono::floor<Ticks>(std::chrono::system_clock::now())).substr(0, 10);
    CHECK(out.starts_with(text("Runs in the dungeon of ", before, " of the game")) ||
          out.starts_with(text("Runs in the dungeon of ", after, " of the game")));
}

// Plays the last key of a run that is kept without it.
std::string farewell_of(const Hosted& game, const BotRun& run,
                        const std::string& dungeon = "--daily=2026-11-20") {
    const char last = plain_key(run.keys.back());
    return game.run({"--plain", dungeon}, text("y\n", last, "\n")).out;
}

TEST("a player who dies in a day's dungeon is told the place among its runs") {
    const BotRun deep = death(3);
    const BotRun shallow = death(0);
    Hosted game;
    const auto all_but_last = [](const BotRun& run) {
        return run.keys.substr(0, run.keys.size() - 1);
    };
    game.record("", all_but_last(shallow));
    CHECK(
        farewell_of(game, shallow).ends_with("\nNo other run in this dungeon has a score yet.\n"));
    game.record("anna", deep.keys);
    game.record("ben", "g" + shallow.keys);
    game.record("", all_but_last(shallow));  // The same keys have the place of the run before.
    game.record("", "g", "2026-11-21");
    CHECK(farewell_of(game, shallow)
              .find("\nOf the 3 scored runs in this dungeon, yours is the 2nd best.\n") !=
          std::string::npos);
}

TEST("rankings and tables fit eighty columns, and name the word of the dungeon") {
    const std::string keys = death(0).keys;
    std::string thread;
    for (int i = 0; i < 30; ++i) {
        append(thread,
               text("\xC3\xA4\xC3\xB6-person ", i, ": ", code_of_run(keys, "2026-11-20"), "\n"));
    }
    const auto fits = [](const std::string& out) {
        std::istringstream lines(out);
        for (std::string line; std::getline(lines, line);) {
            CHECK_EQ(size_within(line, 80), line.size());
        }
    };
    const Hosted game;
    const std::string out = game.run({"--scores", "--seed=2026-11-20", "-"}, thread).out;
    fits(out);
    CHECK(out.find(" 29\": the same keys") != std::string::npos);
    const std::string word = "the word of the forty-seventh week of this year";
    const std::string named = game.run({"--scores", "--seed", word, "--game", "tutorial"}).out;
    fits(named);
    CHECK(named.starts_with("Runs in the dungeon of seed " + word));
    const std::string last = "18446744073709551615";
    const BotRun run = death(0, std::numeric_limits<std::uint64_t>::max());
    Hosted scored;
    scored.record("", run.keys.substr(0, run.keys.size() - 1), last);
    farewell_of(scored, run, "--seed=" + last);
    fits(scored.run({"--scores", "--seed", last}).out);
    const std::string table = scored.run({"--scores"}).out;
    CHECK(table.find(text(" * seed ", last, ",")) != std::string::npos);
    fits(table.substr(table.find('\n') + 1));  // Without the name of its file.
}

}  // namespace
}  // namespace rogue::test
