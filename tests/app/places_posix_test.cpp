#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <utility>

#include "app/arguments.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// Where the real program keeps its files.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// A copy of the program in a folder of that name, which it can write or not, and a home.
class Installed {
public:
    explicit Installed(std::string name, fs::perms permissions = fs::perms(0555))
        : name_(std::move(name)) {
        fs::create_directories(home());
        fs::create_directories(folder_.path(name_));
        fs::copy_file(ROGUE_PAPER, program());
        fs::permissions(folder_.path(), fs::perms::all);
        fs::permissions(home(), fs::perms::all);
        fs::permissions(folder_.path(name_), permissions);
    }
    ~Installed() { fs::permissions(folder_.path(name_), fs::perms(0755)); }
    Installed(const Installed&) = delete;
    Installed& operator=(const Installed&) = delete;

    std::string home() const { return folder_.path("home"); }
    std::string program() const { return folder_.path(name_ + "/roguelike"); }
    std::string table_beside() const { return folder_.path(name_ + "/highscores.txt"); }

    std::string own_table() const { return home() + "/.local/share/roguelike/highscores.txt"; }

    // The superuser can write every folder, so the user nobody runs the program.
    PtyOptions start(const std::vector<std::string>& arguments) const {
        PtyOptions options{.argv = {}, .environment = {{"HOME", home()}}, .widths = kWideEmoji};
        if (geteuid() == 0) {
            options.argv = {"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"};
        }
        options.argv.push_back(program());
        options.argv.insert(options.argv.end(), arguments.begin(), arguments.end());
        return options;
    }

private:
    TemporaryFolder folder_;
    std::string name_;
};

// Plays a run to the player's death.
void die(const PtyOptions& options) {
    PtyProgram program(options);
    program.send(key_bytes(paper_run().keys));
    leave_death(program);
    program.wait_for_text("*  600   depth  5   kills  10");
    leave_end(program);
}

TEST("scores that can't be kept beside the program are kept in the user's data folder") {
    const Installed game("game");
    die(game.start({"--seed", "1027"}));
    CHECK(contents(game.own_table()).starts_with("600|5|10|"));
    PtyProgram scores(game.start({"--scores"}));
    scores.wait_exit();
    CHECK(tells(scores, "High scores in " + game.own_table()));
    CHECK(tells(scores, " 1.    600 "));
}

TEST("whoever only reads scores, or names their file, gets no folder for them") {
    const Installed game("bin", fs::perms::all);
    PtyProgram scores(game.start({"--scores"}));
    scores.wait_for_text("There are no high scores yet.");
    CHECK_EQ(scores.wait_exit(), exited(0));
    die(game.start({"--seed", "1027", "--scores-file", game.home() + "/scores.txt"}));
    CHECK(contents(game.home() + "/scores.txt").starts_with("600|5|10|"));
    CHECK(!fs::exists(game.home() + "/.local/share"));
}

TEST("an empty table tells which games have scores") {
    const Installed game("game", fs::perms::all);
    for (const char* each : {"tutorial", "world"}) {
        const auto table =
            fs::path(game.table_beside()).replace_filename(concat("highscores-", each, ".txt"));
        std::ofstream(table) << "900|8|10|2026-11-20T15:11:00Z\n";
        fs::permissions(table, fs::perms(0666));
    }
    PtyProgram scores(game.start({"--scores"}));
    scores.wait_for_text(
        "There are no high scores yet; there are some with --game tutorial, --game world.");
    CHECK_EQ(scores.wait_exit(), exited(0));
}

TEST("scores are kept beside a program that is not installed") {
    const Installed game("game", fs::perms::all);
    die(game.start({"--seed", "1027"}));
    CHECK(contents(game.table_beside()).starts_with("600|5|10|"));
    CHECK(!fs::exists(game.own_table()));
}

TEST("beside a program that is installed no table is made") {
    for (const std::string folder : {"bin", "games"}) {
        const Installed game(folder, fs::perms::all);
        die(game.start({"--seed", "1027"}));
        CHECK(!fs::exists(game.table_beside()));
        CHECK(contents(game.own_table()).starts_with("600|5|10|"));
    }
}

TEST("a table that is beside an installed program is kept") {
    const Installed game("bin", fs::perms::all);
    std::ofstream(game.table_beside()) << "900|8|10|2026-11-20T15:11:00Z\n";
    fs::permissions(game.table_beside(), fs::perms(0666));
    PtyProgram program(game.start({"--scores"}));
    program.wait_for_text("High scores in " + game.table_beside());
    CHECK_EQ(program.wait_exit(), exited(0));
}

TEST("a table beside the program that belongs to another does not take the place of one's own") {
    const Installed game("game");
    fs::permissions(fs::path(game.program()).parent_path(), fs::perms(0755));
    std::ofstream(game.table_beside()) << "900|8|10|2026-11-20T15:11:00Z\n";
    fs::permissions(game.table_beside(), fs::perms(0444));
    fs::permissions(fs::path(game.program()).parent_path(), fs::perms(0555));
    PtyProgram program(game.start({"--seed", "1027"}));
    program.send(key_bytes(paper_run().keys));
    leave_death(program);
    program.wait_for_text(" 1. *  600   depth  5   kills  10");
    leave_end(program);
    CHECK(!tells(program, "roguelike: the high scores: "));
    CHECK(contents(game.own_table()).starts_with("600|5|10|"));
    CHECK_EQ(contents(game.table_beside()), "900|8|10|2026-11-20T15:11:00Z\n");
}

TEST("runs are kept in the user's state folder") {
    const Installed game("game");
    die(game.start({"--seed", "1027"}));
    CHECK(!fs::is_empty(game.home() + "/.local/state/roguelike/runs"));
    PtyOptions options = game.start({"--seed", "1027"});
    options.environment.emplace_back("XDG_STATE_HOME", game.home() + "/elsewhere");
    die(options);
    CHECK(!fs::is_empty(game.home() + "/elsewhere/roguelike/runs"));
}

TEST("a folder that can't be listed is told, but not one that only lets people through") {
    const Installed game("game");
    const std::string state = game.home() + "/state";
    const std::string closed = state + "/runs/anna";
    fs::create_directories(closed);
    const auto ranked = [&] {
        PtyProgram program(game.start({"--scores", "--daily", "--state-dir", state}));
        const bool well = program.wait_exit() == exited(0);
        return concat(well ? "ranked " : "", program.transcript());
    };
    fs::permissions(state, fs::perms(0111));
    CHECK(ranked().starts_with("ranked "));
    fs::permissions(closed, fs::perms::none);
    CHECK(ranked().find(concat("roguelike: ", closed, ": can't list: ")) != std::string::npos);
    fs::permissions(state, fs::perms(0755));
    fs::permissions(closed, fs::perms(0755));
}

TEST("each user has runs of their own") {
    const KeptGame game;
    PtyProgram anna(game.on_terminal({"--user", "anna"}));
    anna.type("gg", "Nothing");
    anna.kill(9);
    anna.wait_exit();
    CHECK(!fs::is_empty(game.path("state/runs/anna")));
    StartedGame bob(game.on_terminal({"--user", "bob"}));
    PtyProgram anna_again(game.on_terminal({"--user", "anna"}));
    anna_again.wait_for_text("AN UNFINISHED RUN");
}

TEST("the table names the seed of a score that a kept run proves, and of no other") {
    const KeptGame game;
    std::ofstream(game.path("highscores.txt")) << "600|5|10|2026-11-20T15:11:00Z\n";
    PtyProgram program(game.on_terminal({"--seed", "1027", "--user", "anna"}));
    program.send(key_bytes(paper_run().keys));
    leave_high_scores(program);
    const std::string file =
        game.path("state/runs/anna/") +
        fs::directory_iterator(game.path("state/runs/anna"))->path().filename().string();
    const std::string shown = game.run({"--scores"}).out;
    CHECK(shown.find(" 1.    600   depth  5   kills  10   2026-11-20\n") != std::string::npos);
    CHECK(shown.find(" * seed 1027, killed by a troll\n* Proven by a kept run.\n") !=
          std::string::npos);

    const auto time = fs::last_write_time(file);
    std::string changed = contents(file);
    changed.replace(changed.find("seed 1027"), 9, "seed 1028");
    std::ofstream(file) << changed;
    fs::last_write_time(file, time);
    CHECK_EQ(game.run({"--scores"}).out.find("seed"), std::string::npos);
}

// The time of a copied file is that of the copy.
TEST("a copied run proves its score, but none of other numbers or from before it began") {
    const KeptGame game;
    const std::string run = paper_file();
    const std::size_t at = run.find("began ") + 6;
    fs::create_directories(game.path("state/runs/anna"));
    std::ofstream(game.path("state/runs/anna/1.run"))
        << std::string(run).replace(at, run.find('\n', at) - at, "2026-11-20T15:11:00Z");
    using Row = std::pair<std::string, bool>;
    for (const auto& [line, proven] : {Row{"600|5|10|2026-11-20T15:11:00Z", true},
                                       {"600|5|10|2026-11-20T17:01:00.0000001+01:00", true},
                                       {"600|5|10|2026-12-24T00:00:00Z", true},
                                       {"600|5|10|2026-11-20T15:10:59Z", false},
                                       {"600|5|10|2026-11-20T16:10:59+01:00", false},
                                       {"600|5|10|2026-11-20", false},
                                       {"600|5|11|2026-11-20T15:12:00Z", false},
                                       {"600|6|10|2026-11-20T15:12:00Z", false},
                                       {"601|5|10|2026-11-20T15:12:00Z", false}}) {
        const check::Context context(line);
        std::ofstream(game.path("highscores.txt")) << line << '\n';
        const ProgramResult result = game.run({"--scores"});
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.out.find(" * seed 1027, killed by a troll\n") != std::string::npos, proven);
    }
}

TEST("a run proves the line that its file's time tells, and one run proves one line") {
    const KeptGame game;
    const std::string run = paper_file();
    const std::size_t at = run.find("began ") + 6;
    fs::create_directories(game.path("state/runs"));
    const std::string path = game.path("state/runs/1.run");
    std::ofstream(path) << std::string(run).replace(at, run.find('\n', at) - at,
                                                    "2026-11-20T15:11:00Z");
    std::ofstream(game.path("highscores.txt"))
        << "600|5|10|2026-11-21T15:11:00Z\n600|5|10|2026-11-22T15:11:00Z\n";
    CHECK_EQ(occurrences(game.run({"--scores"}).out, " * seed"), 1U);
    LogFile::open(path).set_last_written(std::chrono::floor<std::chrono::system_clock::duration>(
        *instant_of("2026-11-22T15:11:00Z")));
    CHECK(game.run({"--scores"}).out.find("2026-11-22 * seed 1027") != std::string::npos);
}

TEST("lines in the table that can't be read are reported, with the name of their copy") {
    const KeptGame game;
    std::ofstream(game.path("highscores.txt")) << "prose\n";
    CHECK(game.run({"--scores"})
              .out.ends_with("None of its lines can be read, so no score is saved there.\n"));
    const std::string table = "5|1|0|2026-11-21T06:01:28Z\n300|damaged\n";
    std::ofstream(game.path("highscores.txt")) << table;
    const std::string copy = game.path("highscores.txt.damaged");
    CHECK(game.run({"--scores"})
              .out.ends_with(
                  concat("Some lines can't be read. The next score moves them to ", copy, ".\n")));
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.send(key_bytes(paper_run().keys));
    leave_high_scores(program);
    CHECK(tells(program, "lines that can't be read are kept in " + copy));
    CHECK(game.run({"--scores"})
              .out.ends_with(concat("Lines that could not be read are kept in ", copy, ".\n")));
    CHECK_EQ(contents(copy), table);
}

TEST("the dungeon of the day is that of the date, which is named at the end, with its hours left") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--daily"}));
    program.send("g");
    end_program(program);
    const std::string run = game.run_file();
    const std::string day = run.substr(run.find("began ") + 6, 10);
    program.wait_for_text("This was the daily dungeon of " + day + ". The day ends in ");
    const std::string again = concat(shell_word(ROGUE_PAPER).value(), " --seed ", day);
    CHECK(tells(program, again));
    CHECK(run.find(concat("seed ", fnv1a(day), "\n")) != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
