#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_reader.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// A death counts, whatever happens to the program afterwards.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

const std::string kScore = "600|5|10|";

// A run that has died, and the run file and the table after its death.
struct Dead {
    KeptGame game;
    std::string run;
    std::string table;

    Dead() {
        const RecordedRun recorded = paper_run();
        PtyProgram program(game.on_terminal({"--seed", "1027"}));
        program.send(key_bytes(recorded.keys));
        leave_death(program);
        kill_now(program);
        run = game.run_file();
        table = game.scores();
    }

    // Makes the file as if the program had been killed when it was that long. The file's time is
    // that of the last key.
    void cut_run_to(std::size_t size) const {
        const std::string path = game.runs().front();
        const auto time = fs::last_write_time(path);
        fs::resize_file(path, size);
        fs::last_write_time(path, time);
    }

    // Adds another run, whose last key was played a second later.
    void add_later_run(std::string_view keys) const {
        const auto time = fs::last_write_time(game.runs().front());
        const std::string later = game.path("state/runs/later.run");
        std::ofstream(later) << RunHeader{.rules = kPaperGame.rules,
                                          .seed = 7,
                                          .began = "2026-11-20T15:11:00Z"}
                                    .text()
                             << keys;
        fs::last_write_time(later, time + std::chrono::seconds(1));
    }

    void start_and_quit() const {
        StartedGame program(game.on_terminal());
        program.send("\x03");
        program.wait_exit();
    }

    // The run is as whole as it was, and its score is in the table once.
    void expect_closed_by_next_start() const {
        start_and_quit();
        CHECK_EQ(game.run_file(), run);
        CHECK_EQ(game.scores(), table);
    }
};

TEST("a player whose program is killed on the death screen has died and scored") {
    const Dead dead;
    CHECK(dead.table.starts_with(kScore));
    CHECK(dead.run.ends_with("ended died score 600 depth 5 kills 10\n"));
    dead.expect_closed_by_next_start();
}

TEST("a death at which the program was killed scores at the next start") {
    const Dead dead;
    const std::size_t killed = dead.run.rfind(' ', dead.run.rfind("ended"));
    for (const std::size_t size : {killed, killed + 5, dead.run.rfind("ended") + 3}) {
        const check::Context context(concat("cut to ", size, " bytes"));
        fs::remove(dead.game.path("highscores.txt"));
        dead.cut_run_to(size);
        dead.expect_closed_by_next_start();
    }
}

TEST("a death whose score was saved before the program was killed scores once") {
    const Dead dead;
    dead.cut_run_to(dead.run.rfind("ended"));
    dead.expect_closed_by_next_start();
}

TEST("a run that has died is closed after a later one was offered, which does not wait for it") {
    const Dead dead;
    dead.cut_run_to(dead.run.rfind("ended"));
    fs::remove(dead.game.path("highscores.txt"));
    const std::string file = dead.game.runs().front();
    dead.add_later_run("g");
    auto lock = lock_folder_of(dead.game.path(""), std::chrono::seconds(10));
    CHECK(lock);
    PtyProgram program(dead.game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN (1 of 2)");
    CHECK(contents(file) != dead.run);  // Its score can't be entered yet.
    lock.reset();
    leave_by(program, "q");
    CHECK_EQ(contents(file), dead.run);
    CHECK_EQ(dead.game.scores(), dead.table);
}

TEST("a run that has died is closed by the first start, though nobody has waited for an offer") {
    const Dead dead;
    dead.cut_run_to(dead.run.rfind("ended"));
    fs::remove(dead.game.path("highscores.txt"));
    const std::string file = dead.game.runs().front();
    dead.add_later_run("g");
    StartedGame program(dead.game.on_terminal({"--resume"}));
    CHECK(contents(file) != dead.run);
    end_program(program);
    CHECK_EQ(contents(file), dead.run);
    CHECK_EQ(dead.game.scores(), dead.table);
}

TEST("a run that was quit does not delay the score of an earlier death") {
    const Dead dead;
    dead.cut_run_to(dead.run.rfind("ended"));
    fs::remove(dead.game.path("highscores.txt"));
    dead.add_later_run("q");
    dead.start_and_quit();
    CHECK_EQ(dead.game.scores(), dead.table);
}

TEST("a score that could not be saved has no place, and is saved by the next start that can") {
    const KeptGame game;
    fs::create_directories(game.path("highscores.txt"));
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.send(key_bytes(paper_run().keys));
    leave_high_scores(program);
    program.wait_for_text("roguelike: the high scores: ");
    CHECK(tells(program, "; it will be entered when the run is next opened"));
    CHECK(tells(program, " on depth 5, with a score of 600 (kills 10).\r\n"));
    fs::remove(game.path("highscores.txt"));
    StartedGame next(game.on_terminal());
    CHECK(game.scores().starts_with(kScore));
    CHECK(contents(game.runs().front()).ends_with("ended died score 600 depth 5 kills 10\n"));
}

TEST("a score that could not be entered because of another's lock is entered by the next start") {
    const KeptGame game;
    {
        const auto lock = lock_folder_of(game.path("highscores.txt"), std::chrono::milliseconds(0));
        PtyProgram program(game.on_terminal({"--seed", "1027"}));
        program.send(key_bytes(paper_run().keys));
        leave_high_scores(program);
        CHECK(tells(program, "is locked by another process"));
        CHECK_EQ(game.scores(), "");
    }
    StartedGame next(game.on_terminal());
    CHECK(game.scores().starts_with(kScore));
    CHECK_EQ(occurrences(game.scores(), "\n"), 1U);
}

TEST("of many dead runs whose table is locked one waits for the lock, and all are entered later") {
    const Dead dead;
    for (int i = 0; i < 4; ++i) {
        fs::copy_file(dead.game.runs().front(), dead.game.path("state/runs/" + concat(i) + ".run"));
    }
    for (const std::string& path : dead.game.runs()) {
        std::string run = contents(path);
        run.erase(run.find("ended"));
        std::ofstream(path) << run;
        fs::last_write_time(path, fs::file_time_type::clock::now());
    }
    fs::remove(dead.game.path("highscores.txt"));
    const auto problems_of_a_start = [&] {
        return occurrences(dead.game.run({"--plain"}).err, "roguelike: ");
    };
    {
        const auto lock =
            lock_folder_of(dead.game.path("highscores.txt"), std::chrono::milliseconds(0));
        CHECK_EQ(problems_of_a_start(), 1U);
    }
    CHECK_EQ(problems_of_a_start(), 0U);
    CHECK(dead.game.scores().starts_with(kScore));
}

TEST("a player who dies when neither the last keys nor the score can be written stays dead") {
    const KeptGame game;
    fs::create_directories(game.path("highscores.txt"));
    PtyOptions options = game.on_terminal({"--seed", "1027"});
    // No file may grow beyond one block, of 512 or 1024 bytes.
    options.argv.insert(options.argv.begin(), {"sh", "-c", "ulimit -f 1; exec \"$@\"", "sh"});
    StartedGame program(options);
    std::string keys;
    for (int i = 0; i < 700; ++i) {
        keys += "i.";  // Looking into the pack takes no turn.
    }
    program.send(key_bytes(keys + paper_run().keys));
    leave_high_scores(program);
    CHECK(tells(program, "You were killed by a troll on depth 5, with a score of 600"));
    CHECK(tells(program, "the score of 600 is lost"));
    CHECK(tells(program, "roguelike: the record: "));
    StartedGame next(game.on_terminal());
    CHECK(game.runs().empty());
}

TEST("a run killed by its last key can't be resumed by name") {
    const Dead dead;
    dead.cut_run_to(dead.run.rfind(' ', dead.run.rfind("ended")));
    PtyProgram program(dead.game.on_terminal({"--resume", dead.game.runs().front()}));
    CHECK_EQ(program.wait_exit(), exited(1));
    CHECK(tells(program, "the run has already ended: died score 600"));
    CHECK_EQ(dead.game.run_file(), dead.run);
}

TEST("the last line tells the place of the score in the table, which is no longer on the screen") {
    struct Row {
        int as_good;  // The number of earlier scores that are as good.
        std::string_view told;
    };
    const std::string died =
        "You were killed by a troll on depth 5, with a score of 600 (kills 10)";
    for (const auto& [as_good, told] :
         {Row{0, ", the best."}, Row{1, ", the 2nd best."}, Row{2, ", the 3rd best."},
          Row{3, ", the 4th best."}, Row{9, ", the 10th best."}, Row{10, "."}}) {
        const KeptGame game;
        std::ofstream table(game.path("highscores.txt"));
        for (int i = 0; i < as_good; ++i) {
            table << "600|5|10|2026-11-20T15:11:0" << i << "Z\n";
        }
        table << "100|1|0|2026-11-20T15:11:00Z\n" << std::flush;
        PtyProgram program(game.on_terminal({"--seed", "1027"}));
        program.send(key_bytes(paper_run().keys));
        leave_high_scores(program);
        CHECK(tells(program, died + std::string(told) + "\r\n"));
    }
}

}  // namespace
}  // namespace rogue::test
