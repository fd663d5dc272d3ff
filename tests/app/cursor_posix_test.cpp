#include <string>
#include <string_view>
#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/recorded_runs.hpp"

// Where the terminal's cursor is when a screen is drawn. It is hidden, but braille displays, screen
// readers and magnifiers follow it.

namespace rogue::test {
namespace {

constexpr int kScreens = 30;

std::string from_cursor(const TerminalEmulator& screen) {
    const auto& [column, row, _] = screen.cursor();
    std::string text;
    for (int x = column; x < screen.columns(); ++x) {
        text += screen.cell(x, row).text();
    }
    return text;
}

bool is_at(const TerminalEmulator& screen, Point cell) {
    return screen.cursor().column == cell.x && screen.cursor().row == cell.y;
}

bool is_in_brackets(const TerminalEmulator& screen, int tile_width) {
    const auto& [column, row, _] = screen.cursor();
    return (column > 0 && screen.cell(column - 1, row).holds('[')) ||
           screen.cell(column + tile_width, row).holds(']');
}

/// The real program in a dungeon where there is much to see.
struct Followed : PtyProgram {
    Followed(const GameKind& kind, std::string_view seed)
        : PtyProgram(KeptGame(ROGUE_PROGRAM)
                         .on_terminal({"--game", std::string(kind.name), "--seed",
                                       std::string(seed), "--no-record"})) {
        wait_for_text("? help");
    }

    void explore() {
        for (int i = 0; i < 3; ++i) {
            send("o");
            wait_until_read();
            wait_until_idle();
        }
    }

    /// Types a key and waits until the screen that it leads to is drawn.
    void press(std::string_view bytes) {
        const std::size_t before = bytes_read();
        send(bytes);
        wait_for_bytes("\x1b[?2026l", before);
    }
};

constexpr std::pair<const GameKind*, std::string_view> kSights[] = {
    {&kClassic, "9"}, {&kTutorial, "7"}, {&kWorld, "17"}};

// Checks where the cursor is on a screen of that game.
void expect_cursor(const TerminalEmulator& screen, const GameKind& kind, const AnyGame& game) {
    const SeenMap seen = game.seen_map();
    const auto cell_of = [&](Point place) {
        return Point{seen.on_map(place).x * kind.map.tile_width, seen.on_map(place).y};
    };
    switch (game.screen().awaited()) {
        case Prompt::command:
            CHECK(is_at(screen, cell_of(seen.player())));
            break;
        case Prompt::aim:
            CHECK(is_at(screen, cell_of(seen.aim->at)));
            break;
        case Prompt::direction:
            CHECK(from_cursor(screen).starts_with(game.log()[game.log().size() - 1].text));
            break;
        case Prompt::letter:
            CHECK(from_cursor(screen).starts_with("Press a letter to use/equip"));
            break;
        default:
            CHECK(from_cursor(screen).starts_with("@"));  // The chart.
    }
}

// Checks the cursor on the screens of a run up to that moment, and on as many after it.
void expect_cursors(const Recordings& of, const RecordedMoment& moment) {
    const KeptGame kept(ROGUE_PROGRAM);
    PtyProgram program(kept.on_terminal({"--game", std::string(of.game.name), "--seed",
                                         std::to_string(moment.run.seed), "--no-record"}));
    const auto game = of.game.start(moment.run.seed);
    for (const char key : moment.run.keys.substr(0, moment.keys + kScreens)) {
        wait_for_frame(program, game->screen().frame());
        expect_cursor(program.screen(), of.game, *game);
        const bool waits = Key{key} == of.game.waiting;
        const bool known = of.game.knows(Key{key}, game->screen().awaited());
        program.send(waits ? "." : key_bytes(known ? key : '.'));
        game->press(Key{key});
    }
    kill_now(program);
}

TEST("the cursor is on the player of each game, or where the game asks") {
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const check::Context context{std::string(of.game.name)};
        expect_cursors(of, {longest_run(of), 0});
    }
}

TEST("the cursor is where an ability is aimed") {
    expect_cursors(kTutorialRuns, recorded_aim());
}

TEST("the cursor is on the question where to zap, and on that for a letter") {
    for (const Recordings& of : {kClassicRuns, kWorldRuns}) {
        for (const Prompt prompt : {Prompt::direction, Prompt::letter}) {
            const check::Context context{concat(of.game.name, " ", static_cast<int>(prompt))};
            const auto asks = [&](const AnyGame& game) {
                return game.screen().awaited() == prompt;
            };
            expect_cursors(of, recorded_moment(of, "a question", asks));
        }
    }
}

TEST("the cursor is on what is looked at, and on the place where a journey leads") {
    for (const auto& [kind, seed] : kSights) {
        const check::Context context{std::string(kind->name)};
        Followed program(*kind, seed);
        program.explore();
        program.type("x", "Arrows: look at another");
        CHECK(is_in_brackets(program.screen(), kind->map.tile_width));
        for (int i = 0; i < kScreens; ++i) {
            program.press("\x1b[B");
            CHECK(is_in_brackets(program.screen(), kind->map.tile_width));
        }
        program.press("y");
        program.type("_", "-- TRAVEL --");
        for (int i = 0; i < kScreens; ++i) {
            program.press(i < kScreens / 2 ? "\x1b[D" : "\x1b[C");
            CHECK(is_in_brackets(program.screen(), kind->map.tile_width));
        }
        kill_now(program);
    }
}

TEST("the cursor is in the chosen row of the places to travel to") {
    for (const auto& [kind, seed] : kSights) {
        const check::Context context{std::string(kind->name)};
        Followed program(*kind, seed);
        program.explore();
        program.type("_", "-- TRAVEL --");
        for (int i = 0; i < kScreens; ++i) {
            CHECK_EQ(from_cursor(program.screen()).substr(1, 1), "*");
            program.press("\x1b[B");
        }
        kill_now(program);
    }
}

TEST("the cursor is at the beginning of a page and on its title, and on the newest message") {
    for (const auto& [kind, seed] : kSights) {
        const check::Context context{std::string(kind->name)};
        Followed program(*kind, seed);
        program.type("?", "redraw the screen");
        CHECK(is_at(program.screen(), {2, 0}));
        program.press("y");
        program.type("m", "-- MESSAGES ");
        CHECK(!from_cursor(program.screen()).starts_with(" "));
        CHECK(program.screen().cell(0, program.screen().cursor().row + 1).holds(' ') ||
              program.screen().cell(0, program.screen().cursor().row + 1).holds('-'));
        program.press("y");
        program.type("Q", "LEAVE THE RUN?");
        CHECK(from_cursor(program.screen()).starts_with("-- LEAVE THE RUN? --"));
        kill_now(program);
    }
}

}  // namespace
}  // namespace rogue::test
