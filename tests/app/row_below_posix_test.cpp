#include <algorithm>
#include <fstream>

#include "app/games.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

// The row below the screen, on the real terminal: what keys do there, and what was not shown.

namespace rogue::test {
namespace {

void expect_row(PtyProgram& program, std::string_view shown, std::string_view row) {
    program.wait_until(
        [&](const TerminalEmulator& screen) {
            return screen.picture().find(shown) != std::string::npos && row_below(screen) == row;
        },
        concat("'", shown, "' above '", row, "'"));
}

// What a new player reads first.
constexpr std::string_view kFirstKeys = "o explore, _ travel, x look, ? help";

TEST("in a window of 23 rows news are drawn over the log until the next key") {
    const KeptGame game;
    const std::vector<Frame> frames = waiting_frames({&kPaperGame, kPaperSeed, ".g"});
    PtyOptions options = game.on_terminal({"--seed", concat(kPaperSeed)});
    options.rows = Frame::kRows;
    PtyProgram program(options);
    const auto expect_over = [&](Frame frame, std::string_view words) {
        draw_over(frame, words);
        wait_for_frame(program, frame);
    };
    expect_over(frames[0], kFirstKeys);
    program.send("y");
    expect_over(frames[1], "No such key: y.");
    program.send("g");
    expect_over(frames[2], "");
    program.resize(80, 24);
    expect_row(program, "Nothing to pick up", "? help");
    program.resize(80, 23);
    expect_over(frames[2], "");
}

TEST("in a window of 23 rows a run that can't be recorded says so") {
    const KeptGame game;
    std::ofstream(game.path("state")) << "no folder";
    PtyOptions options = game.on_terminal({"--seed", "1027"});
    options.rows = Frame::kRows;
    PtyProgram program(options);
    program.type("g", "The run is not recorded.");
}

TEST("in a window of 23 rows no words cover the text of the help, in any game") {
    constexpr std::string_view kWarning = "The run is not recorded.";
    for (const GameKind* const kind : games()) {
        const check::Context context{std::string(kind->name)};
        const KeptGame game(ROGUE_PROGRAM);
        std::ofstream(game.path("state")) << "no folder";
        PtyProgram program(game.on_terminal({"--game", std::string(kind->name), "--seed", "5"}));
        program.type("\x1b[C", std::string(kWarning));
        program.send("?");
        expect_row(program, "-- KEYS --", std::string(kWarning));
        const std::vector<std::string> page = program.screen().rows();
        program.resize(80, Frame::kRows);
        program.wait_until(
            [&](const TerminalEmulator& screen) {
                return screen.rows().size() == Frame::kRows &&
                       screen.picture().find(kWarning) != std::string::npos;
            },
            "the warning over the page");
        for (std::size_t row = 0; row < Frame::kRows; ++row) {
            CHECK(program.screen().rows()[row].starts_with(
                page[row].substr(0, page[row].find_last_not_of(' ') + 1)));
        }
    }
}

TEST("the row is empty in the pack, in help, among messages, and at the question") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    expect_row(program, "-- STATUS --", kFirstKeys);
    for (const auto& [key, shown] :
         {std::pair("i", "-- INVENTORY --"), std::pair("?", "any other key: back to the game"),
          std::pair("m", "-- MESSAGES "), std::pair("q", "LEAVE THE RUN?")}) {
        program.send(key);
        expect_row(program, shown, "");
        program.send("x");
        expect_row(program, "-- STATUS --", "? help");
    }
}

TEST("where the wand asks for a direction, the row says that any other key cancels") {
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    const auto asks = std::ranges::find_if(frames, [](const Frame& frame) {
        return rows_text(frame).find("Zap which direction?") != std::string::npos;
    });
    const auto keys = static_cast<std::size_t>(asks - frames.begin());
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", concat(run.seed)}));
    program.send(key_bytes(run.keys.substr(0, keys)));
    wait_for_frame(program, *asks, emoji, "any other key cancels");
    program.send("?");
    expect_row(program, "You hold the wand. Nothing happens.", "? help");
}

TEST("a key that means nothing is called so until the next key, and recorded as before") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    expect_row(program, "-- STATUS --", kFirstKeys);
    for (const auto& [key, named] : {std::pair("y", ": y"),
                                     {"b", ": b"},
                                     {" ", ""},
                                     {"\r", ""},
                                     {"\x1b[27u", ""},
                                     {"\x1bOP", ""},
                                     {"\u03BF", ": \u03BF (not ASCII)"},
                                     {"\u65E5", ": \u65E5 (not ASCII)"},
                                     {"\u00A0", ""},
                                     {"D", ": D"}}) {
        const check::Context context(key);
        program.send(key);
        expect_row(program, "-- STATUS --", concat("No such key", named, ". ? help"));
        program.send("?");
        expect_row(program, "any other key: back to the game", "");
        program.send("x");
        expect_row(program, "-- STATUS --", "? help");
    }
    program.send("yg");
    expect_row(program, "Nothing to pick up", "? help");
    program.send("yq");
    expect_row(program, "LEAVE THE RUN?", "");
    program.send("x");
    expect_row(program, "-- STATUS --", "? help");
    CHECK_EQ(keys_of(game.run_file()), ".b.........g.");
}

TEST("in plain play a key that means nothing is called so") {
    const KeptGame game;
    const std::string said = game.run({"--plain", "--seed", "1027"}, "bv\x1b[15~zg\n").out;
    const std::string unknown = "no such key: ? question mark lists the keys\n";
    CHECK(said.find(unknown + unknown + unknown + "Zap which direction?") != std::string::npos);
    CHECK_EQ(said.find("nothing happens"), std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "b..zg");
}

/// Counts, key by key, how many messages of the last key were not shown.
struct NotShown {
    std::size_t added = 0;

    std::size_t operator()(const AnyGame& game) {
        const MessageLog& log = game.log();
        added = std::min(added, log.added());  // Another run may have begun.
        const std::size_t fresh = log.added() - std::exchange(added, log.added());
        return fresh - std::min(fresh, log.shown_size());
    }
};

// Whether a creature stands on that side of the player.
bool stands_beside(const AnyGame& game, Direction side) {
    const SeenMap seen = game.seen_map();
    return seen.at(seen.player() + offset(side)).kind == TileContent::Kind::creature;
}

// What the row below offers on a map after a blow to that side, if the last key was one.
std::string keys_below(const AnyGame& game, std::optional<Direction> blow) {
    const auto beside = std::ranges::count_if(
        kClockwise, [&](Direction side) { return stands_beside(game, side); });
    const bool again = blow && stands_beside(game, *blow);
    return beside == 1 || again ? "+ fight on, ? help" : "? help";
}

TEST("messages of a turn that have no room are counted until they are read or a key is played") {
    const RecordedMoment many =
        recorded_moment(kTutorialRuns, "two messages that are not shown",
                        [not_shown = NotShown()](const AnyGame& game) mutable {
                            return not_shown(game) > 1 && !game.ending();
                        });
    const std::vector<Frame> frames = waiting_frames(many.run);
    const auto played = many.run.game->start(many.run.seed);
    NotShown not_shown;
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "tutorial", "--seed", concat(many.run.seed)}));
    std::optional<Direction> blow;
    for (std::size_t keys = 0; keys <= many.keys; ++keys) {
        const std::size_t count = not_shown(*played);
        const std::string keys_here = keys_below(*played, blow);
        if (count > 1) {
            wait_for_frame(program, frames[keys], emoji,
                           concat("+", count, " messages: m. ", keys_here));
            program.send("m");
            expect_row(program, "-- MESSAGES ", "");
            program.send("x");
            wait_for_frame(program, frames[keys], emoji, keys_here);
        } else if (count == 1) {
            wait_for_frame(program, frames[keys], emoji, concat("+1 message: m. ", keys_here));
        }
        program.send(key_bytes(many.run.keys[keys]));
        const auto side = direction_of(Key{many.run.keys[keys]});
        blow = side && stands_beside(*played, *side) ? side : std::nullopt;
        played->press(Key{many.run.keys[keys]});
    }
}

TEST("messages from before a run was resumed are not counted") {
    const KeptGame game;
    PtyProgram first(game.on_terminal({"--seed", "1027"}));
    expect_row(first, "-- STATUS --", kFirstKeys);
    first.send("gggggg");
    keep_run(first);
    PtyProgram second(game.on_terminal({"--resume"}));
    expect_row(second, "Nothing to pick up", "? help");
}

}  // namespace
}  // namespace rogue::test
