#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_code.hpp"
#include "rogue/ui/moments.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program shows a run forwards and backwards.

namespace rogue::test {
namespace {

constexpr const char* kLeft = "\x1b[D";
constexpr const char* kRight = "\x1b[C";
constexpr const char* kHome = "\x1b[H";
constexpr const char* kEnd = "\x1b[F";
constexpr const char* kPageUp = "\x1b[5~";
constexpr const char* kPageDown = "\x1b[6~";

constexpr std::size_t kFilmKeys = 143;

PtyOptions film(std::vector<std::string> arguments) {
    PtyOptions options{.argv = {ROGUE_PAPER, "--replay"}, .widths = kWideEmoji};
    options.argv.insert(options.argv.end(), arguments.begin(), arguments.end());
    return options;
}

// How a run stands before each key, and after the last.
std::vector<Vitals> standings_of(const RecordedRun& run) {
    const auto game = run.game->start(run.seed);
    std::vector<Vitals> standings;
    game->play(ScriptedKeys(run.keys), [&] { standings.push_back(game->vitals()); });
    return standings;
}

Moments moments_of(const RecordedRun& run) {
    const auto game = run.game->start(run.seed);
    Moments moments;
    std::size_t key = 0;
    game->play(ScriptedKeys(run.keys), [&] { moments.update(*run.game, *game, key++); });
    return moments;
}

/// A run that is paused at its first frame.
class Paused {
public:
    Paused() { go(" ", 0); }

    void send(const std::string& keys) { program_.send(keys); }

    // Waits for the moment after so many keys.
    void expect(std::size_t keys) {
        wait_for_frame(program_, frames_[keys], emoji,
                       concat("Key ", keys, " of 143, depth ", standings_[keys].depth,
                              ", 1/s. Space plays. ? keys"));
    }

    // Types keys after which the moment after so many keys of the run is shown.
    void go(const std::string& typed, std::size_t keys) {
        send(typed);
        expect(keys);
    }

    void go_to_death(const std::string& typed) {
        send(typed);
        program_.wait_for_text(kPaperDeath);
        wait_for_frame(program_, frames_[kFilmKeys]);
    }

    void expect_table() { leave_death(program_); }

    const std::vector<Vitals>& standings() const { return standings_; }
    Moments moments() const { return moments_of(run_); }

private:
    RecordedRun run_ = paper_run();
    std::vector<Frame> frames_ = waiting_frames(run_);
    std::vector<Vitals> standings_ = standings_of(run_);
    PtyProgram program_{film({kPaperPath, "--speed", "1"})};
};

TEST("left goes one key back, and no farther than to the first frame") {
    Paused film;
    for (int i = 0; i < 12; ++i) {
        film.send(kRight);
    }
    film.expect(12);
    for (std::size_t keys = 12; keys-- > 0;) {
        film.go(kLeft, keys);
    }
    film.send(kLeft);
    film.go(kRight, 1);
}

TEST("a window that changes its size after the film has been left does no harm") {
    PtyOptions options = film({kPaperPath, "--speed", "1"});
    options.answers = PtyOptions::Answers::never;
    PtyProgram program(options);
    program.wait_for_text("Key 0 of");
    program.send("q");
    program.wait_until_read();
    program.resize(90, 30);
    CHECK_EQ(program.wait_exit(), exited(0));
}

TEST("left pauses a replay that is playing") {
    const std::vector<Frame> frames = waiting_frames(paper_run());
    PtyProgram program(film({kPaperPath, "--speed", "1"}));
    program.wait_for_text("Key 0 of 143, depth 1, 1/s. Space pauses");
    program.send(std::string(kRight) + kRight + kLeft);
    wait_for_frame(program, frames[1], emoji, "Key 1 of 143, depth 1, 1/s. Space plays. ? keys");
}

TEST("the Page keys go fifty keys on and back, Home goes to the beginning") {
    Paused film;
    film.go(kPageDown, 50);
    film.go(std::string(kPageDown) + kRight, 101);
    film.go(kPageUp, 51);
    film.go(kPageUp, 1);
    film.go(kPageUp, 0);
    film.go(kPageDown, 50);
    film.go(kHome, 0);
}

TEST("End goes to the death, and from there keys go back") {
    Paused film;
    film.go_to_death(kEnd);
    film.go(kLeft, kFilmKeys - 1);
    film.go_to_death(kRight);
    film.go(kPageUp, kFilmKeys - 50);
    film.go_to_death(kPageDown);
}

TEST("from the table after a death keys go back too") {
    Paused film;
    film.go_to_death(kEnd);
    film.expect_table();
    film.go(kHome, 0);
}

// The keys after which that holds of a standing and the one before.
std::vector<std::size_t> keys_where(
    const std::vector<Vitals>& standings,
    const std::function<bool(const Vitals& before, const Vitals& after)>& holds) {
    std::vector<std::size_t> keys;
    for (std::size_t key = 1; key < standings.size(); ++key) {
        if (holds(standings[key - 1], standings[key])) {
            keys.push_back(key);
        }
    }
    return keys;
}

// Goes to each of these moments and back.
void go_through(Paused& film, const std::vector<std::size_t>& keys, const std::string& next,
                const std::string& previous) {
    for (const std::size_t key : keys) {
        film.go(next, key);
    }
    for (std::size_t i = keys.size() - 1; i > 0; --i) {
        film.go(previous, keys[i - 1]);
    }
    film.go(previous, 0);
}

TEST("n goes to the next level, N back to the one before, and after the last n to the death") {
    Paused film;
    const std::vector<std::size_t> levels = keys_where(
        film.standings(), [](auto& before, auto& after) { return before.depth != after.depth; });
    go_through(film, levels, "n", "N");
    film.go_to_death(kEnd);
    film.go("N", levels.back());
    film.go_to_death("n");
}

TEST("w goes to the next wound, and W to the one before") {
    Paused film;
    std::vector<std::size_t> wounds = keys_where(
        film.standings(), [](auto& before, auto& after) { return after.hp < before.hp; });
    CHECK_EQ(wounds.back(), kFilmKeys);
    wounds.pop_back();
    go_through(film, wounds, "w", "W");
}

TEST("m goes to the next milestone of the story, and M to the one before") {
    Paused film;
    std::vector<std::size_t> milestones;
    const Moments moments = film.moments();
    for (const Moment& moment : moments.all()) {
        const bool again = !milestones.empty() && milestones.back() == moment.key;
        if (moment.is_milestone() && !again) {
            milestones.push_back(moment.key);
        }
    }
    CHECK(milestones.size() > 5);
    go_through(film, milestones, "m", "M");
}

TEST("a film that has gone back plays on at its speed") {
    PtyProgram program(film({kPaperPath, "--speed", "1"}));
    program.type(std::string(" ") + kPageDown + "++++++++++",
                 "Key 50 of 143, depth 2, 1000/s. Space plays. ? keys");
    program.type(std::string(kHome) + " ", kPaperDeath);
}

TEST("a run that was cut off goes back from its end") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("a.run"))
        << RunHeader{.rules = kPaperGame.rules, .seed = 1027, .began = "2026-11-20T15:11:00Z"}
               .text()
        << "RRR";
    PtyProgram program(film({folder.path("a.run"), "--speed", "1000"}));
    program.wait_for_text("The run is still open with a score of 100");
    program.type(kLeft, "Key 2 of 3, depth 1, 1000/s. Space plays");
    program.send("Q");  // As q does.
    CHECK_EQ(program.wait_exit(), exited(0));
}

std::string code_of_keys(const GameKind& kind, std::uint64_t seed, const std::string& keys) {
    return code_of({{.rules = kind.rules, .seed = seed, .began = "2026-11-20"},
                    keys,
                    checksum(*pressed(kind, seed, keys)),
                    {}});
}

// The code of a run that opens and closes the pack, so that no monster ends it.
std::string code_of_idle_run(const GameKind& kind, std::size_t size) {
    std::string keys;
    while (keys.size() < size) {
        keys += "i.";
    }
    return code_of_keys(kind, 1, keys);
}

TEST("one goes back in a run of 20,000 keys") {
    PtyProgram program(film({code_of_idle_run(kPaperGame, 20'000), "--speed", "1"}));
    program.type(std::string(" ") + kEnd, "The run is still open with a score of 100");
    program.type(kLeft, "Key 19999 of 20000, depth 1, 1/s. Space plays");
    program.type(kPageUp, "Key 19949 of 20000, ");
    program.type(kHome, "Key 0 of 20000, ");
}

TEST("the row below a film has room for the keys of the longest runs") {
    PtyProgram program(film({code_of_idle_run(kPaperGame, 100'000), "--speed", "1000"}));
    program.type(std::string(" ") + kEnd, "The run is still open with a score of 100");
    program.type(kPageUp, "Key 99950 of 100000, depth 1, 1000/s. Space plays. ? keys");
}

TEST("in a window without a row below, ? shows the keys of a film, and its end awaits a key") {
    PtyOptions options = film({kPaperPath, "--speed", "1"});
    options.rows = Frame::kRows;
    PtyProgram program(options);
    program.wait_for_text(" ? keys");
    program.type("?", "q: quit");
    program.send("x");
    wait_for_frame(program, first_frame(kPaperSeed));
    program.type(kEnd, "Press any key.");
    CHECK_EQ(program.screen().scrolls(), 0U);
    program.send(kHome);
    wait_for_frame(program, first_frame(kPaperSeed));
}

TEST("one goes back in a run that is too long for all copies that are kept on the way") {
    PtyProgram program(film({code_of_idle_run(kWorld, 33'000), "--speed", "1"}));
    program.type(std::string(" ") + kEnd, "The run is still open with a score of");
    for (std::size_t keys = 32'950; keys >= 30'950; keys -= 50) {
        program.type(kPageUp, concat("Key ", keys, " of 33000, "));
    }
}

TEST("where the row has no room for all of an end, it leaves out what stands in parentheses") {
    const std::string to_stairs = "RRRRRRRRRRRRRRRgiaRRRRRRR";
    std::string keys;
    for (int depth = 1; depth < 100; ++depth) {
        keys += to_stairs + ">";
    }
    keys += to_stairs + "RR" + "RRR";
    PtyProgram program(film({code_of_keys(kPaperGame, kPaperSeed, keys), "--speed", "1"}));
    program.type(kEnd, "Killed by a troll on depth 100, with a score of 12000. Press any key.");
}

TEST("after a death the table is shown as it stood") {
    using std::chrono::system_clock;
    const TemporaryFolder folder;
    std::filesystem::copy_file(kPaperPath, folder.path("a.run"));
    const system_clock::time_point ended =
        std::chrono::sys_days(std::chrono::year{2026} / 1 / 2) + std::chrono::hours(3);
    LogFile::open(folder.path("a.run")).set_last_written(ended);
    std::ofstream(folder.path("scores")) << "900|7|20|2026-01-01T00:00:00.0000000+00:00\n"
                                            "800|6|20|2026-01-03T00:00:00.0000000+00:00\n"
                                            "600|5|10|2026-01-02T03:00:00.0000000+00:00\n"
                                            "500|4|10|2026-01-02T02:59:59.0000000+00:00\n";
    PtyProgram program(
        film({folder.path("a.run"), "--speed", "1", "--scores-file", folder.path("scores")}));
    program.type(kEnd, kPaperDeath);
    leave_death(program);
    const std::string shown = program.screen().picture();
    CHECK(shown.find(" 1.    900   depth  7") != std::string::npos);
    CHECK(shown.find(" 2. *  600   depth  5") != std::string::npos);
    CHECK(shown.find(" 3.    500   depth  4") != std::string::npos);
    CHECK(shown.find("800") == std::string::npos);
}

}  // namespace
}  // namespace rogue::test
