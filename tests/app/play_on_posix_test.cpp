#include <csignal>
#include <filesystem>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// The commands that the real program prints can be typed into a real shell.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kCutAt = 45;

// The rest of the line after these words, if the program has printed them.
std::string told_behind(const PtyProgram& program, std::string_view words) {
    const std::string& out = program.transcript();
    const std::size_t at = out.find(words);
    return at == std::string::npos
               ? ""
               : out.substr(at + words.size(), out.find('\r', at) - at - words.size());
}

/// A shell in a folder where the program has a name to be quoted.
class Shell {
public:
    Shell() { fs::create_symlink(ROGUE_PAPER, folder_.path("rogue like")); }

    std::string path(const std::string& name) const { return folder_.path(name); }

    /// How to run the program with these words.
    PtyOptions call(const std::vector<std::string>& words) const {
        PtyOptions options = run("exec \"$@\"");
        options.argv.insert(options.argv.end(), words.begin(), words.end());
        return options;
    }

    /// How to run a line as it is typed.
    PtyOptions run(const std::string& line) const {
        return {.argv = {"sh", "-c", "cd \"$0\" && " + line, folder_.path()}, .widths = kWideEmoji};
    }

private:
    TemporaryFolder folder_;
};

// Plays the first keys of the run, then Ctrl-C. Returns the command that plays on.
std::string cut_off(const PtyOptions& game) {
    const RecordedRun run = paper_run();
    PtyProgram program(game);
    program.send(key_bytes(std::string_view(run.keys).substr(0, kCutAt)));
    wait_for_frame(program, waiting_frames(run)[kCutAt]);
    program.send("\x03");
    CHECK_EQ(program.wait_exit(), killed_by(SIGINT));
    return told_behind(program, "Play on: ");
}

TEST("the command that plays on does, whatever the files are called") {
    const RecordedRun run = paper_run();
    const Shell shell;
    const std::string state = "it's $(touch pwned) `touch pwned` $HOME \"a\\b\" *";
    const std::string line = cut_off(shell.call({"./rogue like", "--seed", "1027", "--state-dir",
                                                 state, "--scores-file", "all the scores"}));
    CHECK(line.starts_with("'./rogue like' '--resume=it'"));
    PtyProgram program(shell.run(line));
    wait_for_frame(program, waiting_frames(run)[kCutAt]);
    program.send(key_bytes(std::string_view(run.keys).substr(kCutAt)));
    leave_high_scores(program);
    CHECK(contents(shell.path("all the scores")).starts_with("600|5|10|"));
    CHECK(fs::exists(shell.path(state + "/runs")));
    CHECK(!fs::exists(shell.path("pwned")));
}

TEST("the command that plays the dungeon again keeps the run and the score in the same place") {
    const Shell shell;
    PtyProgram first(shell.call(
        {"./rogue like", "--seed", "7", "--state-dir", "my runs", "--scores-file", "scores"}));
    end_program(first);
    const std::string line = told_behind(first, "Play this dungeon again: ");
    CHECK_EQ(line, "'./rogue like' --seed 7 '--state-dir=my runs' --scores-file=scores");
    StartedGame again(shell.run(line));
    end_program(again);
    const fs::directory_iterator runs(shell.path("my runs/runs"));
    CHECK_EQ(std::distance(begin(runs), end(runs)), 2);
}

TEST("a player of a hosted game, who has no shell, is told no command") {
    const Shell shell;
    const std::vector<std::string> call{"./rogue like",  "--seed", "1027",   "--state-dir", "state",
                                        "--scores-file", "scores", "--user", "anna"};
    CHECK_EQ(cut_off(shell.call(call)), "");
    PtyProgram again(shell.call(call));
    again.wait_for_text("AN UNFINISHED RUN");
    again.send("y");
    wait_for_frame(again, waiting_frames(paper_run())[kCutAt]);
    keep_run(again);
    again.wait_for_text("The run is kept. Start the game again in the same way to resume it.");
    PtyProgram last(shell.call(call));
    last.wait_for_text("AN UNFINISHED RUN");
    last.send("y");
    end_program(last);
    last.wait_for_text("Its seed is 1027");
}

TEST("the command that shows the run names its file only if the run is not the last") {
    const Shell shell;
    PtyProgram first(shell.call(
        {"./rogue like", "--seed", "7", "--state-dir", "my runs", "--scores-file", "scores"}));
    end_program(first);
    CHECK_EQ(told_behind(first, "Watch it: "), "'./rogue like' --replay '--state-dir=my runs'");
    PtyProgram recorded(shell.call({"./rogue like", "--state-dir", "my runs", "--seed", "8",
                                    "--record", "a run", "--scores-file", "scores"}));
    end_program(recorded);
    const std::string line = told_behind(recorded, "Watch it: ");
    CHECK_EQ(line, "'./rogue like' '--replay=a run' '--state-dir=my runs'");
    PtyProgram story(shell.run(told_behind(recorded, "Read its story: ")));
    CHECK_EQ(story.wait_exit(), exited(0));
    CHECK(tells(story, "game paper, seed 8\r\n"));
    for (const std::string& command : {line, told_behind(first, "Watch it: ")}) {
        PtyProgram again(shell.run(command));
        again.wait_for_text("The run was quit with a score of 100");
        leave_end(again);
    }
}

TEST("a run that is not kept, or goes on, has no command that shows it") {
    const Shell shell;
    for (const char* option : {"--no-record", "--color=never"}) {
        PtyProgram program(shell.call(
            {"./rogue like", option, "--state-dir", "my runs", "--scores-file", "scores"}));
        ask_to_leave(program);
        answer_for_good(program, option == std::string_view("--no-record") ? "e" : "q");
        CHECK_EQ(program.wait_exit(), exited(0));
        CHECK(tells(program, "depth 1, kills 0)"));
        CHECK_EQ(told_behind(program, "Watch it: "), "");
    }
}

TEST("if the name of a run's file can't be typed, the file is named but no command") {
    const Shell shell;
    CHECK_EQ(cut_off(shell.call({"./rogue like", "--seed", "1027", "--record", "a\x1b[31m\n.run",
                                 "--scores-file", "scores"})),
             "");
    PtyProgram program(shell.call({"./rogue like", "--resume", "a\x1b[31m\n.run"}));
    wait_for_frame(program, waiting_frames(paper_run())[kCutAt]);
    program.send("\x03");
    program.wait_exit();
    CHECK_EQ(told_behind(program, "The run is kept in "), "a\\x1b[31m\\n.run");
}

}  // namespace
}  // namespace rogue::test
