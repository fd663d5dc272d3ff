#include <sys/stat.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// A run of the real program is cut off and resumed.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;
using std::chrono_literals::operator""s;
using std::chrono_literals::operator""h;

TEST("a killed run is offered by the next start, with where it stood") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    cut_off(game, run, 100);
    PtyProgram program(game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN");
    for (const char* text : {"Depth: ", "HP:    ", "Score: ", "Last played 20",
                             "y or Enter: resume it", "d: end it for good, without a score"}) {
        program.wait_for_text(text);
    }
}

TEST("a resumed run goes on where it was, in the same file, to the same end") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    cut_off(game, run, 100);
    PtyProgram program(game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN");
    program.send("y");
    wait_for_frame(program, frames[100]);
    program.send(key_bytes(std::string_view(run.keys).substr(100)));
    leave_high_scores(program);
    CHECK_EQ(without_date(game.run_file()), without_date(paper_file()));
}

TEST("a capital letter answers the offer like a small one") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    cut_off(game, run, 5);
    PtyProgram leaving(game.on_terminal());
    leaving.wait_for_text("Last played 20");
    leave_by(leaving, "Q");
    PtyProgram anew(game.on_terminal());
    anew.wait_for_text("Last played 20");
    anew.send("N");
    wait_for_map(anew);
    end_program(anew);
    PtyProgram resuming(game.on_terminal());
    resuming.wait_for_text("Last played 20");
    resuming.send("Y");
    wait_for_frame(resuming, waiting_frames(run)[5]);
}

TEST("a run cut off in a prompt goes on in it") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    const std::size_t open_pack = run.keys.find('i') + 1;
    const std::size_t zap = run.keys.find('z') + 1;
    for (const std::size_t keys : {open_pack, zap}) {
        PtyProgram first(keys == open_pack ? game.on_terminal({"--seed", concat(run.seed)})
                                           : game.on_terminal({"--resume"}));
        const std::size_t done = keys == open_pack ? 0 : open_pack;
        wait_for_frame(first, frames[done]);
        first.send(key_bytes(std::string_view(run.keys).substr(done, keys - done)));
        wait_for_frame(first, frames[keys]);
        kill_now(first);
        PtyProgram second(game.on_terminal({"--resume"}));
        wait_for_frame(second, frames[keys]);
        kill_now(second);
    }
}

TEST("whoever does not want the offered run begins another, and the run is kept") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    cut_off(game, run, 5);
    const std::string before = game.run_file();
    PtyProgram program(game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN");
    program.send("n");
    wait_for_map(program);
    end_program(program);
    CHECK_EQ(game.runs().size(), 2U);
    CHECK(contents(game.runs()[0]) == before || contents(game.runs()[1]) == before);
}

TEST("several runs that were cut off are offered in turn, the last played first") {
    const KeptGame game;
    cut_off(game, paper_run(), 5);
    {
        PtyProgram program(game.on_terminal({"--seed", "7"}));
        program.type("gg", "Nothing to pick up.");
        kill_now(program);
    }
    PtyProgram program(game.on_terminal());
    program.wait_for_text("AN UNFINISHED RUN (1 of 2)");
    program.type("\x1b[C", "AN UNFINISHED RUN (2 of 2)");
    program.type("\x1b[D", "AN UNFINISHED RUN (1 of 2)");
    program.type("\x1b[D", "AN UNFINISHED RUN (2 of 2)");
    program.send("\r");
    wait_for_frame(program, waiting_frames(paper_run())[5]);
}

TEST("files among the runs that are not runs do not prevent playing") {
    const KeptGame game;
    fs::create_directories(game.path("state/runs/folder.run"));
    mkfifo(game.path("state/runs/pipe.run").c_str(), 0600);
    std::ofstream(game.path("state/runs/torn.run")) << "roguelike-run 1\nrules";
    std::ofstream(game.path("state/runs/other.run")) << "no run";
    StartedGame program(game.on_terminal());
    end_program(program);
    program.wait_for_text("roguelike: this run can't be resumed: ");
    CHECK(!fs::exists(game.path("state/runs/torn.run")));  // It held no key.
    CHECK(fs::exists(game.path("state/runs/other.run")));
}

TEST("without a run to resume a new one begins, and what is wrong with a file is told after it") {
    const KeptGame game;
    fs::create_directories(game.path("state/runs"));
    std::ofstream(game.path("state/runs/old.run"))
        << "roguelike-run 1\nrules 0\nseed 1\nbegan 2026-11-20T15:11:00Z\n";
    StartedGame program(game.on_terminal({"--resume"}));
    end_program(program);
    CHECK_EQ(game.runs().size(), 2U);
    CHECK(tells(program, "old.run:2: the run was played under other rules"));
}

TEST("a default to resume begins a new run where there is none, and later resumes it unasked") {
    const KeptGame game;
    PtyOptions options = game.on_terminal();
    options.environment.emplace_back("ROGUELIKE_OPTIONS", "--resume --game tutorial");
    for (const std::string_view keys : {"R", "RR"}) {
        PtyProgram program(options);
        program.wait_for_text("Health:");
        program.type("\x1b[CQ", "LEAVE THE RUN?");
        leave_by(program, "q");
        CHECK_EQ(keys_of(game.run_file()), keys);
    }
}

TEST("in a folder that is not there nothing is resumed, whatever else the defaults say") {
    const KeptGame game;
    for (const char* defaults : {"", "--glyphs ascii"}) {
        PtyOptions options = game.on_terminal({"--resume"});
        options.environment.emplace_back("ROGUELIKE_OPTIONS", defaults);
        PtyProgram program(options);
        CHECK_EQ(program.wait_exit(), exited(1));
        program.wait_for_text("state: can't list: ");
    }
}

TEST("a file that is named and can't be resumed is an error") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--resume", game.path("no.run")}));
    CHECK_EQ(program.wait_exit(), exited(1));
    CHECK(tells(program, "no.run: can't open"));
}

TEST("a run that was cut off in 2040 goes on: times have more than 32 bits") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    cut_off(game, run, 5);
    const auto in_2040 = std::chrono::sys_days(std::chrono::year{2040} / 7 / 1) + 12h;
    LogFile::open(game.runs().front()).set_last_written(in_2040);
    CHECK(last_written(game.runs().front()) == in_2040);
    PtyProgram program(game.on_terminal());
    program.wait_for_text("Last played 2040-07-0");
    program.send("y");
    wait_for_frame(program, waiting_frames(run)[5]);
}

// A D is the end of a Left arrow whose parts come slowly.
TEST("leaving at the offer changes nothing, after a key that means nothing there and after a D") {
    for (const char* keys : {"xq", "Dq"}) {
        const check::Context context(keys);
        const KeptGame game;
        cut_off(game, paper_run(), 5);
        const std::string before = game.run_file();
        PtyProgram program(game.on_terminal());
        program.wait_for_text("AN UNFINISHED RUN");
        leave_by(program, keys);
        CHECK_EQ(left_behind(program), "");
        CHECK_EQ(game.run_file(), before);
    }
}

TEST("a run is resumed without being offered, by name too") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    cut_off(game, run, 5);
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--resume"}, {"--resume", game.runs().front()}}) {
        PtyProgram program(game.on_terminal(arguments));
        wait_for_frame(program, frames[5]);
        kill_now(program);
    }
}

TEST("a signal or a hangup leaves the run to be resumed, within a second") {
    const RecordedRun run = paper_run();
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const KeptGame game;
        PtyProgram program(game.on_terminal({"--seed", concat(run.seed)}));
        play_keys(program, run, 20);
        program.kill(signal);
        CHECK_EQ(program.wait_exit(1s), killed_by(signal));
        CHECK_EQ(keys_of(game.run_file()), run.keys.substr(0, 20));
        CHECK_EQ(game.run_file().find("ended"), std::string::npos);
    }
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", concat(run.seed)}));
    play_keys(program, run, 20);
    program.close_master();
    program.wait_exit(1s);
    CHECK_EQ(keys_of(game.run_file()), run.keys.substr(0, 20));
}

TEST("a run that was quit is over: the next start does not offer it") {
    const KeptGame game;
    PtyProgram first(game.on_terminal());
    first.send("g");
    end_program(first);
    StartedGame second(game.on_terminal());
    PtyProgram named(game.on_terminal({"--resume", game.runs().front()}));
    CHECK_EQ(named.wait_exit(), exited(1));
    CHECK(tells(named, "the run has already ended"));
}

TEST("keys typed before the offer is shown do not answer it") {
    const KeptGame game;
    {
        PtyProgram program(game.on_terminal({"--seed", "1027"}));
        program.type("g", "Nothing");
        kill_now(program);
    }
    PtyOptions options = game.on_terminal();
    options.argv.insert(options.argv.begin(), {"sh", "-c", "read line; exec \"$@\"", "sh"});
    PtyProgram program(options);
    program.type("\nd", "AN UNFINISHED RUN");
    leave_by(program, "q");
    CHECK_EQ(keys_of(game.run_file()), "g");
}

TEST("a bad run file is not resumed, and is reported by file and line") {
    const KeptGame game;
    std::ofstream(game.path("bad.run"))
        << "roguelike-run 1\nrules " << kPaperGame.rules << "\nseed x\n";
    PtyProgram program(game.on_terminal({"--resume", game.path("bad.run")}));
    CHECK_EQ(program.wait_exit(), exited(3));
    CHECK(tells(program, "bad.run:3: the seed is not a number below 2^64"));
    CHECK_EQ(left_behind(program), "");
}

}  // namespace
}  // namespace rogue::test
