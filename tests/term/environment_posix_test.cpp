#include <algorithm>
#include <functional>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/escape_parser.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/probe.hpp"

// The environment and the options decide about the terminal, colours, glyphs and keys.

namespace rogue::test {
namespace {

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool has_color(const PtyProgram& program) {
    for (int row = 0; row < Frame::kRows; ++row) {
        if (std::ranges::any_of(program.screen().row(row), [](const TerminalCell& cell) {
                return cell.pen.color != Pen::kDefaultColor;
            })) {
            return true;
        }
    }
    return false;
}

// The game in that environment, up to its first map.
PtyOptions game_in(std::string variable, std::optional<std::string> value,
                   std::vector<std::string> arguments = {}) {
    PtyOptions options = game(1027, std::move(arguments));
    options.environment = {{std::move(variable), std::move(value)}};
    return options;
}

TEST("a dumb terminal is refused before an escape is sent") {
    PtyProgram program(game_in("TERM", "dumb"));
    CHECK_EQ(program.wait_exit(), exited(1));
    CHECK(!tells(program, "\x1b"));
    program.wait_for_text("TERM=dumb");
}

TEST("in the C locale a terminal of bytes gets ASCII, and only a harmless letter to tell") {
    PtyOptions options = game_in("LC_ALL", "C");
    options.widths = kEightBit;
    StartedGame program(options);
    program.send("ix");
    wait_for_frame(program, waiting_frames({&kPaperGame, kPaperSeed, "i."}).back(), ascii);
    std::string sent = program.transcript();
    const std::size_t letter = sent.find("\u00E9");
    CHECK(letter != std::string::npos);
    CHECK(is_ascii(sent.erase(letter, 2)));
}

TEST("in the C locale a terminal that knows UTF-8 gets emoji") {
    PtyProgram program(game_in("LC_ALL", "C"));
    wait_for_frame(program, first_frame(1027));
}

TEST("terminals of DEC and Sun are never moved by column alone") {
    const RecordedRun run = paper_run();
    for (const char* term : {"vt100", "vt420", "sun"}) {
        const check::Context context(term);
        PtyOptions options = game(run.seed);
        options.environment = {{"TERM", term}};
        PtyProgram program(options);
        program.send(key_bytes(run.keys));
        leave_death(program);
        CHECK(!holds_sequence(program.transcript(), 'G'));
        CHECK(program.screen().unexpected().empty());
    }
}

TEST("where blocks may be two cells wide walls and floor are ASCII until they are measured") {
    const auto safe = [](Glyph glyph) {
        return glyph == glyph::kWall || glyph == glyph::kFloor ? ascii(glyph) : emoji(glyph);
    };
    PtyOptions options = game_in("LANG", "ja_JP.UTF-8");
    options.widths = kAmbiguousWide;
    options.answers = PtyOptions::Answers::when_released;
    PtyProgram program(options);
    wait_for_frame(program, first_frame(1027), safe);
    const GlyphSet measured = measured_glyphs(kAmbiguousWide);
    program.release_answers();
    wait_for_frame(program, first_frame(1027),
                   [&](Glyph glyph) { return measured[look_of(glyph)].bytes; });
}

TEST("emoji on request are emoji on a terminal that draws them narrow too") {
    PtyOptions options = game(1027, {"--glyphs", "emoji"});
    options.widths = kNarrowEmoji;
    PtyProgram program(options);
    wait_for_frame(program, first_frame(1027));
    program.send("ix");
    wait_for_frame(program, first_frame(1027));
}

TEST("where pictures would be boxes the game is in ASCII, and can be switched") {
    for (const auto& [variable, value] :
         {std::pair("XTERM_VERSION", "XTerm(379)"), {"TERM", "rxvt-unicode-256color"}}) {
        const check::Context context(value);
        PtyProgram program(game_in(variable, value));
        wait_for_frame(program, first_frame(1027), ascii);
        program.type("?", "@   you");  // The answers came first.
        CHECK(is_ascii(program.screen().picture()));
        program.type("g", "\U0001F9D9  you");
        PtyProgram asked(game_in(variable, value, {"--glyphs", "emoji"}));
        wait_for_frame(asked, first_frame(1027));
    }
}

TEST("NO_COLOR forbids colours, an empty one does not, and the option decides over both") {
    struct Row {
        const char* no_color;
        std::vector<std::string> arguments;
        bool colored;
    };
    for (const Row& row :
         {Row{"1", {}, false}, Row{"", {}, true}, Row{"1", {"--color", "always"}, true},
          Row{"", {"--color", "never"}, false}, Row{"1", {"--color", "auto"}, false}}) {
        const check::Context context(std::string("NO_COLOR=") + row.no_color);
        StartedGame program(game_in("NO_COLOR", row.no_color, row.arguments));
        CHECK_EQ(has_color(program), row.colored);
    }
}

// A weapon is in sight from the beginning.
TEST("in screen and tmux no dagger is drawn, also where emoji are chosen later") {
    for (const char* glyphs : {"auto", "emoji", "ascii"}) {
        const check::Context context(glyphs);
        StartedGame program(game_in("TMUX", "/tmp/tmux-0/default,1,0", {"--glyphs", glyphs}));
        if (glyphs == std::string_view("ascii")) {
            program.type("?", "-- WHAT YOU SEE --");
            program.send("gx");
        }
        program.wait_for_text("\U0001F9D9");
        CHECK(!tells(program, emoji(glyph::kWeapon), program.transcript().find("\x1b[c")));
    }
}

TEST("an xterm that only its answer tells of is drawn on in ASCII, unless emoji are chosen") {
    for (const char* locale : {"C.UTF-8", "C"}) {
        for (const char* glyphs : {"auto", "emoji"}) {
            const check::Context context(concat(locale, ' ', glyphs));
            PtyOptions options = game_in("LC_ALL", locale, {"--glyphs", glyphs});
            options.habits.version = "XTerm(379)";
            StartedGame program(options);
            wait_for_frame(program, first_frame(1027),
                           glyphs == std::string_view("auto") ? ascii : emoji);
        }
    }
}

constexpr int kBlack = 0;
constexpr int kBlackOf256 = 16;  // Of the 256 colours.
constexpr const char* kWhite = "rgb:ffff/ffff/ffff";

void wait_for_background(PtyProgram& program, int background) {
    program.wait_until(
        [=](const TerminalEmulator& screen) { return background_of(screen) == background; },
        "the background");
}

TEST("on a light terminal the game is played on black, whether or not erasing is coloured") {
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    for (const bool erases_in_color : {true, false}) {
        PtyOptions options = game(run.seed);
        options.environment = {{"TERM", "xterm"}};  // Its own colours, which a frame names.
        options.habits = {.background = kWhite, .erases_in_color = erases_in_color};
        PtyProgram program(options);
        wait_for_frame(program, frames.front());
        wait_for_background(program, kBlack);
        for (std::size_t i = 0; i < run.keys.size(); ++i) {
            play_key(program, run, frames, i);
            CHECK(background_of(program.screen()) == kBlack);
        }
        leave_end(program);
        CHECK_EQ(left_behind(program), "");
    }
}

TEST("the background is the terminal's, or black, by what is asked for and what is known") {
    struct Row {
        std::string name;
        std::vector<std::string> arguments;
        std::string background;  // The terminal's answer.
        std::string colors;      // COLORFGBG
        int drawn;
    };
    constexpr int kOwn = Pen::kDefaultColor;
    for (const Row& row : {
             Row{"a dark terminal", {}, "rgb:0000/0000/0000", "", kOwn},
             Row{"a light one", {}, kWhite, "", kBlackOf256},
             Row{"one that is silent", {}, "", "", kBlackOf256},
             Row{"a silent one whose environment says light", {}, "", "0;15", kBlackOf256},
             Row{"one that tells only a dark background", {}, "rgb:00/2b/36", "", kOwn},
             Row{"a dark one in a light one's environment", {}, "rgb:00/00/00", "0;15", kOwn},
             Row{"black asked for", {"--background", "black"}, "rgb:00/00/00", "", kBlackOf256},
             Row{"black asked for of a silent one", {"--background", "black"}, "", "", kBlackOf256},
             Row{"a silent one's own asked for", {"--background", "terminal"}, "", "", kOwn},
             Row{"the terminal's own asked for", {"--background=terminal"}, kWhite, "0;15", kOwn},
             Row{"no colours", {"--color", "never"}, kWhite, "0;15", kOwn},
             Row{"no colours but black", {"--color=never", "--background=black"}, "", "", kOwn},
             Row{"ASCII", {"--glyphs", "ascii"}, kWhite, "", kBlackOf256},
         }) {
        const check::Context context(row.name);
        PtyOptions options = game_in("COLORFGBG", row.colors, row.arguments);
        options.habits.background = row.background;
        options.habits.colors = {};
        StartedGame program(options);
        program.send("i");  // The answers came first.
        program.wait_for_text("-- INVENTORY --");
        wait_for_background(program, row.drawn);
    }
}

TEST("a terminal that tells nothing but its light background is played on black") {
    PtyOptions options = game(1027);
    options.answers = PtyOptions::Answers::never;
    StartedGame program(options);
    program.send(std::string("\x1b]11;") + kWhite + "\x1b\\");
    wait_for_background(program, kBlack);
}

TEST("a window too small can be read on a light terminal, and what follows is on black") {
    PtyOptions options = game_in("TERM", "xterm");  // Its own colours, which a frame names.
    options.habits.background = kWhite;
    StartedGame program(options);
    wait_for_background(program, kBlack);
    program.resize(60, 20);
    program.wait_for_text("q twice quits");
    CHECK_EQ(program.screen().scrolls(), 0U);
    CHECK_EQ(program.screen().cell(0, 10).pen.background, Pen::kDefaultColor);
    program.resize(80, 24);
    wait_for_frame(program, first_frame(1027));
    wait_for_background(program, kBlack);
}

// Plays three steps without colours and waits until every wall is drawn right. `right` gets the
// cell and whether the wall is remembered.
void wait_for_walls(PtyOptions options,
                    const std::function<bool(const TerminalCell&, bool remembered)>& right) {
    const RecordedRun run{&kPaperGame, kPaperSeed, "RRR"};
    const Frame frame = waiting_frames(run).back();
    options.argv.emplace_back("--color=never");
    PtyProgram program(options);
    program.send(key_bytes(run.keys));
    const auto all_right = [&](const TerminalEmulator& screen) {
        for (int row = 0; row < 18; ++row) {
            for (int column = 0; column < 60; ++column) {
                const Cell& cell = frame.at(column, row);
                const bool wall =
                    cell.kind == Cell::Kind::glyph_head && cell.glyph() == glyph::kWall;
                if (wall && !right(screen.cell(column, row), cell.color == Color::dark_blue)) {
                    return false;
                }
            }
        }
        return true;
    };
    program.wait_until(all_right, "walls in sight and walls remembered");
}

TEST("without colours what was seen before is dim and what is seen is not") {
    wait_for_walls(game(1027), [](const TerminalCell& cell, bool remembered) {
        return cell.pen.dim == remembered && cell.text() == "\u2588";
    });
}

// On a light terminal dim looks like normal.
TEST("without colours on a light terminal what was seen before is sketched") {
    PtyOptions options = game(1027);
    options.habits.background = kWhite;
    wait_for_walls(options, [](const TerminalCell& cell, bool remembered) {
        return cell.text() == (remembered ? "#" : "\u2588");
    });
}

TEST("a layout's letters move on the map and choose in the pack") {
    const RecordedRun run{&kPaperGame, kPaperSeed, "LRUDi"};
    PtyProgram program(game(1027, {"--keys", "vi"}));
    program.send("hlkji");
    wait_for_frame(program, waiting_frames(run).back());
    program.send("hj");
    const RecordedRun cancelled{&kPaperGame, kPaperSeed, "LRUDi.D"};
    wait_for_frame(program, waiting_frames(cancelled).back());
}

TEST("a lone Esc is one key") {
    StartedGame program(game(1027));
    program.type("i", "-- INVENTORY --");
    program.send("\x1b");
    wait_for_frame(program, first_frame(1027));
}

}  // namespace
}  // namespace rogue::test
