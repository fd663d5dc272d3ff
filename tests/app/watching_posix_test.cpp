#include <csignal>
#include <filesystem>
#include <fstream>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// Somebody watches a run of the real program while it is played.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kStatus = "Watching. Left, Page Up, Home go back, q quits, ? keys";

/// A player who has typed that many keys of a recorded run.
struct Playing {
    KeptGame game;
    RecordedRun run = paper_run();
    std::vector<Frame> frames = waiting_frames(run);
    PtyProgram player{game.on_terminal({"--seed", concat(run.seed)})};

    explicit Playing(std::size_t keys) { play_keys(player, run, keys); }

    void type(std::size_t from, std::size_t keys) {
        player.send(key_bytes(std::string_view(run.keys).substr(from, keys)));
    }
};

TEST("who watches sees each key of the player, from wherever the run is to its end") {
    Playing playing(100);
    PtyProgram watcher(playing.game.on_terminal({"--watch"}));
    wait_for_frame(watcher, playing.frames[100], emoji, kStatus);
    for (std::size_t key = 100; key < 110; ++key) {
        playing.type(key, 1);
        wait_for_frame(watcher, playing.frames[key + 1], emoji, kStatus);
    }
    playing.type(110, std::string::npos);
    watcher.wait_for_text(
        "Killed by a troll on depth 5, with a score of 600 (kills 10). Press any key.");
    leave_end(watcher);
    CHECK_EQ(left_behind(watcher), "");
}

TEST("q quits watching a run that goes on, and the player notices nothing") {
    const KeptGame game;
    PtyProgram player(game.on_terminal({"--seed", "1027"}));
    player.type("g", "Nothing to pick up.");
    PtyProgram watcher(game.on_terminal({"--watch=" + game.runs().front()}));
    watcher.wait_for_text("Nothing to pick up.");
    watcher.send("gi");
    leave_by(watcher, "q");
    watcher.wait_for_text("The run goes on with a score of 100");
    CHECK_EQ(keys_of(game.run_file()), "g");
    end_program(player);
    CHECK_EQ(keys_of(game.run_file()), "gq");
}

TEST("without a file the run that is played is watched, though another was begun since") {
    const KeptGame game;
    game.run({"--plain", "--seed", "1027"}, "g\n");
    const std::string first = game.runs().front();
    fs::last_write_time(first, fs::file_time_type::clock::now() - std::chrono::hours(1));
    game.run({"--plain", "--seed", "1028"}, "n\ng\n");
    StartedGame player(game.on_terminal({"--resume", first}));
    CHECK(game.run({"--story"}).out.find(" seed 1027\n") != std::string::npos);
    PtyProgram watcher(game.on_terminal({"--watch"}));
    watcher.wait_for_text(kStatus);
    player.send("i");
    watcher.wait_for_text("INVENTORY");
}

TEST("a run that has ended is shown at its end") {
    const KeptGame game;
    PtyProgram watcher(game.on_terminal({concat("--watch=", kPaperPath)}));
    watcher.wait_for_text("Killed by a troll on depth 5, with a score of 600");
    watcher.wait_for_text("-- STATUS --");
    redraw(watcher);
    watcher.wait_for_text("-- STATUS --");  // It is still there, and waits for a key.
    leave_end(watcher);
}

TEST("a signal that ends watching is told to the shell") {
    const KeptGame game;
    const RecordedRun run = paper_run();
    cut_off(game, run, 5);
    PtyProgram watcher(game.on_terminal({"--watch"}));
    wait_for_frame(watcher, waiting_frames(run)[5], emoji, kStatus);
    watcher.kill(SIGTERM);
    CHECK_EQ(watcher.wait_exit(), killed_by(SIGTERM));
    CHECK_EQ(left_behind(watcher), "");
}

TEST("who watches may go back while the player plays on, and return to the newest key") {
    Playing playing(60);
    PtyProgram watcher(playing.game.on_terminal({"--watch"}));
    wait_for_frame(watcher, playing.frames[60], emoji, kStatus);
    watcher.send("\x1b[D");  // Left, which pauses.
    watcher.wait_for_text("Key 59 of 60, depth ");
    wait_for_frame(watcher, playing.frames[59]);
    playing.type(60, 10);
    wait_for_frame(playing.player, playing.frames[70]);
    watcher.send("\x1b[H");  // Home.
    wait_for_frame(watcher, playing.frames[0]);
    watcher.send("\x1b[F");  // End, which is where the player is.
    wait_for_frame(watcher, playing.frames[70], emoji, kStatus);
    leave_by(watcher, "q");
}

TEST("who goes back while watching and does not pause comes to the newest key again") {
    Playing playing(60);
    PtyProgram watcher(playing.game.on_terminal({"--watch", "--speed", "1000"}));
    wait_for_frame(watcher, playing.frames[60], emoji, kStatus);
    watcher.send("\x1b[H");  // Home.
    playing.type(60, 10);
    wait_for_frame(watcher, playing.frames[70], emoji, kStatus);
}

TEST("from the end of a run that was watched keys go back") {
    const KeptGame game;
    PtyProgram watcher(game.on_terminal({concat("--watch=", kPaperPath)}));
    watcher.wait_for_text("Killed by a troll on depth 5, with a score of 600");
    watcher.send("\x1b[D");  // Left, which pauses.
    watcher.wait_for_text("Key 142 of 143, depth 5, ");
    wait_for_frame(watcher, waiting_frames(paper_run())[142]);
    watcher.send("\x1b[F");  // End.
    watcher.wait_for_text("Killed by a troll on depth 5, with a score of 600");
}

TEST("a run that does not verify is not shown to who watches") {
    const KeptGame game;
    const std::string path = game.path("bad.run");
    std::string bytes = contents(kPaperPath);
    const std::size_t checksum = bytes.find(' ', bytes.find("began ") + 27) + 1;
    bytes[checksum] = bytes[checksum] == '0' ? '1' : '0';
    std::ofstream(path, std::ios::binary) << bytes;
    PtyProgram watcher(game.on_terminal({"--watch=" + path}));
    CHECK_EQ(watcher.wait_exit(), exited(3));
    CHECK(tells(watcher, "bad.run:5: the screen has checksum"));
    CHECK(!tells(watcher, "\x1b"));
}

TEST("who watches waits for a file that is removed and made anew, bit by bit") {
    Playing playing(100);
    const std::string file = playing.game.runs().front();
    PtyProgram watcher(playing.game.on_terminal({"--watch=" + file}));
    wait_for_frame(watcher, playing.frames[100], emoji, kStatus);
    const std::string bytes = contents(file);
    fs::remove(file);
    watcher.let_pass(std::chrono::milliseconds(300));
    for (const std::size_t size : {std::size_t{0}, bytes.size() / 2, bytes.size()}) {
        std::ofstream(file, std::ios::binary) << bytes.substr(0, size);
        watcher.let_pass(std::chrono::milliseconds(100));
    }
    std::ofstream(file, std::ios::binary) << bytes << playing.run.keys[100];
    wait_for_frame(watcher, playing.frames[101], emoji, kStatus);
}

TEST("another run that takes the place of the one that is watched is not shown") {
    const std::string watched = paper_file().substr(0, 200);
    std::string other_keys = watched + ".";
    other_keys[watched.find("i.RRR")] = '.';
    std::string other_dungeon = watched + ".";
    other_dungeon.replace(watched.find("seed 1027"), 9, "seed 1028");
    const std::string fewer_keys = watched.substr(0, 190);
    const KeptGame ended;
    ended.run({"--headless", "--seed", "7", "--record", ended.path("a.run")}, "gq");
    for (const std::string& other :
         {contents(ended.path("a.run")), other_keys, other_dungeon, fewer_keys}) {
        const check::Context context(other);
        const KeptGame game;
        const std::string path = game.path("a.run");
        std::ofstream(path, std::ios::binary) << watched;
        PtyProgram watcher(game.on_terminal({"--watch=" + path}));
        watcher.wait_for_text(kStatus);
        std::ofstream(game.path("b.run"), std::ios::binary) << other;
        std::filesystem::rename(game.path("b.run"), path);
        CHECK_EQ(watcher.wait_exit(), exited(3));
        CHECK(tells(watcher, "the file contains another run now"));
        CHECK_EQ(left_behind(watcher), "");
    }
}

TEST("an empty run file, such as a full disk leaves, is no run to who watches") {
    const KeptGame game;
    fs::create_directories(game.path("state/runs"));
    const std::string path = game.path("state/runs/a.run");
    const std::ofstream empty(path);
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--watch"}, {"--watch=" + path}, {"--watch", "--plain"}}) {
        const ProgramResult result = game.run(arguments);
        CHECK_EQ(result.status, 3);
        CHECK_EQ(result.err,
                 "roguelike: " + path + ":1: the run was cut off before its first key\n");
    }
}

TEST("where there is no run to watch that is said") {
    const KeptGame game;
    fs::create_directory(game.path("state"));
    PtyProgram watcher(game.on_terminal({"--watch"}));
    CHECK_EQ(watcher.wait_exit(), exited(1));
    watcher.wait_for_text("there is no run to show");
}

}  // namespace
}  // namespace rogue::test
