#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// A table that is gone is made of the player's kept runs.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// Keeps the run of a death in a file, as it was kept at that minute.
void keep_death(const KeptGame& game, const std::string& name, int minute) {
    const fs::path path = game.path("state/runs/" + name);
    fs::create_directories(path.parent_path());
    std::string bytes = paper_file();
    bytes.replace(bytes.find("began "), 27, concat("began 2026-11-20T15:", 10 + minute, ":00Z\n"));
    std::ofstream(path, std::ios::binary) << bytes;
    const fs::file_time_type now = fs::file_time_type::clock::now();
    fs::last_write_time(path, now - std::chrono::minutes(100 - minute));
}

int scores_in(const KeptGame& game) {
    const std::string scores = game.scores();
    return static_cast<int>(std::ranges::count(scores, '\n'));
}

TEST("a table that is gone is made of the kept runs when it is asked for, and that is said") {
    const KeptGame game;
    keep_death(game, "1.run", 1);
    keep_death(game, "2.run", 2);
    const ProgramResult shown = game.run({"--scores"});
    CHECK(shown.out.find("2 scores were restored from your runs.") != std::string::npos);
    CHECK_EQ(scores_in(game), 2);
    CHECK_EQ(game.run({"--scores"}).out.find("restored"), std::string::npos);
}

TEST("a death finds the table of the earlier ones") {
    const KeptGame game;
    keep_death(game, "1.run", 1);
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    const RecordedRun run = paper_run();
    play_keys(program, run, run.keys.size() - 1);
    leave_high_scores(program);
    CHECK_EQ(scores_in(game), 2);
    CHECK(program.transcript().find("the high scores: 1 score was restored from your runs") !=
          std::string::npos);
}

TEST("a table that exists is not added to, even an empty one") {
    const KeptGame game;
    keep_death(game, "1.run", 1);
    game.run({"--scores"});
    for (const char* contents : {"", "damaged\n"}) {
        const std::string path = game.path("highscores.txt");
        CHECK(fs::exists(path));
        std::ofstream(path, std::ios::trunc) << contents;
        game.run({"--scores"});
        CHECK_EQ(game.scores(), contents);
    }
}

TEST("only the player's own runs with a score are restored, the best ten, each once, if proven") {
    const KeptGame game;
    for (int i = 0; i < 12; ++i) {
        keep_death(game, concat(i, ".run"), i);
    }
    keep_death(game, "0-2.run", 0);  // A copy.
    keep_death(game, "anna/1.run", 20);
    std::string forged = paper_file();
    forged.replace(forged.find("score 600"), 9, "score 900");
    std::ofstream(game.path("state/runs/forged.run")) << forged;
    std::ofstream(game.path("state/runs/cut.run")) << paper_file().substr(0, 200);
    CHECK(game.run({"--scores"}).out.find("10 scores were restored") != std::string::npos);
    CHECK_EQ(scores_in(game), 10);
    CHECK_EQ(game.scores().find("900|"), std::string::npos);
}

TEST("files that are no runs do not hide the last run, and are named") {
    const KeptGame game;
    keep_death(game, "1.run", 1);
    std::ofstream(game.path("state/runs/._1.run"), std::ios::binary) << std::string(4096, '\0');
    const ProgramResult code = game.run({"--replay", "--code"});
    CHECK(code.out.starts_with("Roguerun"));
    CHECK_EQ(code.err, "");
    CHECK_EQ(game.run({"--plain"}, "q").err.find("._1"), std::string::npos);
    std::ofstream(game.path("state/runs/2.run"), std::ios::binary) << "no run\n";
    const ProgramResult story = game.run({"--story"});
    CHECK(story.out.find("Killed by a troll") != std::string::npos);
    CHECK(story.err.find("2.run") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
