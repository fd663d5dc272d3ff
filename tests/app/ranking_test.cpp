#include "app/competing/ranking.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "rogue/base/outcome.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/date.hpp"
#include "tests/support/bot.hpp"
#include "tests/support/check.hpp"
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
};

// A run in the dungeon of the day in which a bot dies that explores down to that depth.
BotRun death(int explores_to) {
    const std::uint64_t seed = fnv1a(kDay);
    Bot bot({.explores_to = explores_to}, seed);
    Game game(seed);
    std::string letters;
    while (!game.ending()) {
        const Key key = *bot.next(game);
        letters += static_cast<char>(key);
        game.press(key);
    }
    CHECK(game.ending() == Ending::died);
    return {letters, game.tally()};
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
    ScoreLine line = line_of(run.tally);
    line.this_run = false;
    return text(text_of(line, rank), "   keys ",
                right_aligned(static_cast<std::int64_t>(run.keys.size()), 6), "   ",
                minute_of(bytes.substr(began, bytes.find('\n', began) - began)), user, "\n");
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
             line_at(1, deep, anna, "   anna"), line_at(2, shallow, own, ""));
    for (const std::string option : {"--daily=2026-11-20", "--seed=2026-11-20"}) {
        const ProgramResult result = game.run({"--scores", option});
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.err, "");
        CHECK_EQ(result.out.substr(result.out.find('\n')), wanted.substr(wanted.find('\n')));
    }
    CHECK(game.run({"--scores", "--daily=2026-11-20"}).out.starts_with(wanted));
    CHECK(game.run({"--scores", "--seed=2026-11-20"})
              .out.starts_with(text("Runs in the dungeon of seed ", fnv1a(kDay), " of")));
}

TEST("of equal scores the run with fewer keys comes first") {
    const BotRun run = death(0);
    Hosted game;
    game.record("anna", text("gg", run.keys));
    game.record("ben", run.keys);
    const std::string out = game.run({"--scores", "--daily=2026-11-20"}).out;
    CHECK(out.find("anna") > out.find("ben"));
}

TEST("runs that were quit or have not ended are counted and have no place") {
    Hosted game;
    game.record("anna", "q");
    game.record("anna", "g");
    game.record("ben", "g");
    CHECK(game.run({"--scores", "--daily=2026-11-20"})
              .out.ends_with("replay:\nNone has ended in death yet.\n"
                             "Without a place: 1 that were quit, 2 that have not ended.\n"));
    game.record("ben", "q");
    CHECK(game.run({"--scores", "--daily=2026-11-20"})
              .out.ends_with("Without a place: 2 that were quit, 2 that have not ended.\n"));
}

TEST("a file that is no proof is named, and has no place") {
    const BotRun run = death(0);
    Hosted game;
    const std::string file = game.record("anna", run.keys);
    std::string changed = contents(file);
    changed.replace(changed.find(" score ") + 7, 1, "9");
    std::ofstream(file, std::ios::binary) << changed;
    const ProgramResult result = game.run({"--scores", "--daily=2026-11-20"});
    CHECK_EQ(result.status, 0);
    CHECK(result.out.ends_with("None has ended in death yet.\n"));
    const std::string name = fs::path(file).filename().string();
    CHECK(result.err.starts_with("roguelike: ") &&
          result.err.find(name + ":") != std::string::npos);
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
std::string farewell_of(const Hosted& game, const BotRun& run) {
    constexpr std::string_view kArrows = "UDLR";
    constexpr std::string_view kLetters = "kjhl";
    const std::size_t arrow = kArrows.find(run.keys.back());
    const char typed = arrow == std::string_view::npos ? run.keys.back() : kLetters[arrow];
    return game.run({"--plain", "--daily=2026-11-20"}, text("y\n", std::string(1, typed), "\n"))
        .out;
}

TEST("a player who dies in a day's dungeon is told the place among its runs") {
    const BotRun deep = death(3);
    const BotRun shallow = death(0);
    Hosted game;
    const auto all_but_last = [](const BotRun& run) {
        return run.keys.substr(0, run.keys.size() - 1);
    };
    game.record("", all_but_last(shallow));
    CHECK(farewell_of(game, shallow)
              .find("\nIt was the dungeon of 2026-11-20. No other run there "
                    "has a score yet.\n") != std::string::npos);
    game.record("anna", deep.keys);
    game.record("", all_but_last(shallow));
    game.record("", "g", "2026-11-21");
    CHECK(farewell_of(game, shallow).find(" Of the 3 runs there with a score this one is the ") !=
          std::string::npos);
}

}  // namespace
}  // namespace rogue::test
