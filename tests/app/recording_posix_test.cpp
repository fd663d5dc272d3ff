#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// The real program keeps every run as a run file.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

TEST("each key is in the run file before its effect is on the screen") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    PtyProgram program(game.on_terminal({"--seed", concat(run.seed)}));
    wait_for_frame(program, frames[0]);
    CHECK(game.runs().empty());
    for (std::size_t taken = 1; taken <= 130; ++taken) {
        program.send(key_bytes(run.keys[taken - 1]));
        wait_for_frame(program, frames[taken]);
        if (frames[taken] != frames[taken - 1]) {
            CHECK_EQ(keys_of(game.run_file()), run.keys.substr(0, taken));
        }
    }
}

TEST("a run played to its death is the run file of the recorded run, and true") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.send(key_bytes(run.keys));
    leave_high_scores(program);
    CHECK_EQ(without_date(game.run_file()), without_date(paper_file()));
    CHECK(run_paper({"--verify", game.runs().front()}).out.starts_with("ok died score 600 "));
}

TEST("a run that is quit is closed") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.send("g");
    end_program(program);
    CHECK_EQ(keys_of(game.run_file()), "gq");
    CHECK(game.run_file().ends_with("\nended quit score 100 depth 1 kills 0\n"));
    CHECK_EQ(game.scores(), "");
}

TEST("a run can be recorded to another file, which must not exist") {
    const KeptGame game;
    const std::string file = game.path("mine.run");
    PtyProgram program(game.on_terminal({"--seed", "1027", "--record", file}));
    program.send("g");
    end_program(program);
    CHECK(game.runs().empty());
    const std::string run = contents(file);
    CHECK_EQ(keys_of(run), "gq");

    PtyProgram again(game.on_terminal({"--record", file}));
    CHECK_EQ(again.wait_exit(), exited(1));
    CHECK(tells(again, "mine.run: can't make: File exists"));
    CHECK_EQ(left_behind(again), "");
    CHECK_EQ(contents(file), run);
}

TEST("a scripted run is recorded where it is told to, and nowhere else, and enters no score") {
    const KeptGame game;
    const std::string keys = keys_of(paper_file());
    const std::vector<std::string> arguments{
        "/usr/bin/env",
        concat("ROGUELIKE_OPTIONS=--state-dir ", game.path("state"), " --scores-file ",
               game.path("highscores.txt")),
        ROGUE_PAPER,
        "--headless",
        "--seed",
        "1027"};
    CHECK_EQ(run_program(arguments, keys).status, 0);
    CHECK(!fs::exists(game.path("state")));
    std::vector<std::string> recording = arguments;
    recording.insert(recording.end(), {"--record", game.path("a.run")});
    CHECK_EQ(run_program(recording, keys).status, 0);
    CHECK_EQ(without_date(contents(game.path("a.run"))), without_date(paper_file()));
    CHECK(!fs::exists(game.path("highscores.txt")));
}

// The output goes through a pipe, because the shell's limit is for files.
TEST("a scripted run whose record may not grow is played to its end, and the problem is reported") {
    const KeptGame game;
    const std::string keys = std::string(1500, 'g') + "q";
    const ProgramResult result =
        run_program({"/bin/sh", "-c", "(ulimit -f 1; \"$@\"; echo $? >&2) | cat", "sh", ROGUE_PAPER,
                     "--headless", "--seed", "1027", "--record", game.path("a.run")},
                    keys);
    CHECK_EQ(result.out, run_paper({"--headless", "--seed", "1027"}, keys).out);
    CHECK(result.err.starts_with("roguelike: " + game.path("a.run") + ": can't write: "));
    CHECK(result.err.ends_with("\n1\n"));
    CHECK(!fs::exists(game.path("a.run")));  // It is over, and not whole: it must not go on.
}

TEST("a scripted run is recorded to its end though its output can't be written") {
    const KeptGame game;
    if (!fs::exists("/dev/full")) {
        return;
    }
    const ProgramResult result =
        run_program({"/bin/sh", "-c", "\"$@\" > /dev/full", "sh", ROGUE_PAPER, "--headless",
                     "--seed", "1027", "--record", game.path("a.run")},
                    keys_of(paper_file()));
    CHECK_EQ(result.status, 1);
    CHECK(result.err.starts_with("roguelike: standard output: "));
    CHECK_EQ(without_date(contents(game.path("a.run"))), without_date(paper_file()));
}

TEST("a closed standard stream is no reason to print into the record") {
    const std::string keys = keys_of(paper_file());
    for (const std::string closed : {">&-", "2>&-", ">&- 2>&-"}) {
        const check::Context context(closed);
        const KeptGame game;
        const ProgramResult result =
            run_program({"/bin/sh", "-c", "\"$@\" " + closed, "sh", ROGUE_PAPER, "--headless",
                         "--seed", "1027", "--record", game.path("a.run")},
                        keys);
        CHECK_EQ(result.status, closed == "2>&-" ? 0 : 1);
        CHECK_EQ(without_date(contents(game.path("a.run"))), without_date(paper_file()));
    }
}

TEST("whatever prints to a closed standard output fails and says so") {
    const std::string run = kPaperPath;
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"--version"},
                                                      {"--help"},
                                                      {"--verify", run},
                                                      {"--story", run},
                                                      {"--replay", run, "--code"},
                                                      {"--plain", "--no-record"}}) {
        const check::Context context(arguments.front());
        std::vector<std::string> argv{"/bin/sh", "-c", "exec \"$@\" >&-", "sh", ROGUE_PAPER};
        argv.insert(argv.end(), arguments.begin(), arguments.end());
        const ProgramResult result = run_program(argv);
        CHECK_EQ(result.status, 1);
        CHECK(result.err.starts_with("roguelike: standard output: "));
    }
}

TEST("a closed standard input has no keys, whatever file is opened next") {
    const KeptGame game;
    const ProgramResult result =
        run_program({"/bin/sh", "-c", "\"$@\" <&-", "sh", ROGUE_PAPER, "--headless", "--trace",
                     "--seed", "1027", "--record", game.path("a.run")});
    CHECK_EQ(result.status, 0);
    CHECK(result.out.ends_with("\nend open score 100 depth 1 kills 0\n"));
    CHECK_EQ(keys_of(contents(game.path("a.run"))), "");
}

TEST("where no run can be kept the game goes on, and reports at the end what it could not do") {
    const KeptGame game;
    std::ofstream(game.path("state")) << "no folder";
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.type("ggg", "Nothing");
    CHECK_EQ(occurrences(program.transcript(), "roguelike: "), 0U);
    end_program(program);
    CHECK_EQ(occurrences(program.transcript(), "roguelike: "), 2U);
    program.wait_for_text("roguelike: the record: ");
    program.wait_for_text(": can't list: ");
}

// The game when no file may grow beyond one block, of 512 or 1024 bytes.
PtyOptions with_small_files(PtyOptions options) {
    options.argv.insert(options.argv.begin(), {"sh", "-c", "ulimit -f 1; exec \"$@\"", "sh"});
    return options;
}

TEST("a disk that fills up in play does not end the game, and is reported once") {
    const KeptGame game;
    PtyProgram program(with_small_files(game.on_terminal({"--seed", "1027"})));
    program.type(std::string(1500, 'g') + "i", "INVENTORY");
    program.send("x");
    end_program(program);
    program.wait_for_text("roguelike: the record: ");
    CHECK_EQ(occurrences(program.transcript(), "roguelike: "), 1U);
    CHECK_EQ(occurrences(program.transcript(), "; as the run is over, its file was removed"), 1U);
    CHECK(game.runs().empty());  // It is over, and not whole: it must not go on.
}

TEST("a disk that fills up in play is told of below the map, and what it holds is kept") {
    const KeptGame game;
    PtyProgram program(with_small_files(game.on_terminal({"--seed", "1027"})));
    program.type("g", "? help");
    program.type(std::string(1500, 'g'), "The last keys can't be recorded. ? help");
    ask_to_leave(program);
    program.wait_for_text("The last keys can't be recorded.");
    answer_for_good(program, "q");
    program.wait_for_text("Play on: ");
    program.wait_for_text("roguelike: the record: ");
    CHECK(keys_of(game.run_file()).size() > 300);
    PtyProgram next(game.on_terminal());
    next.wait_for_text("AN UNFINISHED RUN");
}

// The question of leaving a run that can't be recorded, because a file is where its folder should
// be.
void ask_to_leave_unrecorded(const KeptGame& game, PtyProgram& program) {
    std::ofstream(game.path("state")) << "no folder";
    program.type("g", "The run is not recorded. ? help");
    ask_to_leave(program);
}

TEST("a run that can't be recorded at all says so below the map and at the question") {
    const KeptGame game;
    PtyProgram program(game.on_terminal());
    ask_to_leave_unrecorded(game, program);
    program.wait_for_text("The run is not recorded.");
    fs::remove(game.path("state"));
    program.send("xg");
    program.wait_until(
        [](const TerminalEmulator& screen) {
            return screen.rows()[Frame::kRows].starts_with("? help");
        },
        "the usual line below the map");
}

TEST("who ends a run that could never be recorded is not told that its file was removed") {
    const KeptGame game;
    PtyProgram program(game.on_terminal());
    ask_to_leave_unrecorded(game, program);
    answer_for_good(program, "e");
    program.wait_exit();
    CHECK(tells(program, "roguelike: the record: "));
    CHECK(!tells(program, "its file was removed"));
}

TEST("finished runs beyond the newest thousand are removed, unfinished ones never") {
    const KeptGame game;
    fs::create_directories(game.path("state/runs"));
    const std::string old = game.path("state/runs/2020-01-01-000000-");
    const std::string header =
        RunHeader{.rules = kPaperGame.rules, .seed = 1, .began = "2020-01-01T00:00:00Z"}.text();
    for (int i = 0; i < 1003; ++i) {
        std::ofstream(concat(old, 1000 + i, ".run"))
            << header << "q 0123456789abcdef\nended quit score 100 depth 1 kills 0\n";
    }
    std::ofstream(old + "0999.run") << header << "g";
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    program.send("g");
    end_program(program);
    CHECK_EQ(game.runs().size(), 1001U);
    CHECK(fs::exists(old + "0999.run"));
    CHECK(!fs::exists(old + "1003.run"));
    CHECK(fs::exists(old + "1004.run"));
}

}  // namespace
}  // namespace rogue::test
