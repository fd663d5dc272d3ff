#include <algorithm>

#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"

// What the environment and the options say of terminal, colours, glyphs and keys.

namespace rogue::test {
namespace {

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool asks(const PtyProgram& program) {
    return program.transcript().find("\x1b[6n") != std::string::npos;
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

// The game as far as its first map, in that environment.
PtyOptions game_in(std::string variable, std::optional<std::string> value,
                   std::vector<std::string> arguments = {}) {
    PtyOptions options = game(1027, std::move(arguments));
    options.environment = {{std::move(variable), std::move(value)}};
    return options;
}

Frame first_frame() {
    return waiting_frames({.seed = 1027, .keys = "", .lines = {}, .end = ""}).front();
}

TEST("a dumb terminal is refused before an escape is sent") {
    PtyProgram program(game_in("TERM", "dumb"));
    CHECK_EQ(program.wait_exit(), exited(1));
    CHECK_EQ(program.transcript().find('\x1b'), std::string::npos);
    program.wait_for_text("TERM=dumb");
}

TEST("the Linux console and old terminals get ASCII and are not asked") {
    for (const char* term : {"linux", "vt100", "vt220"}) {
        const check::Context context(term);
        PtyProgram program(game_in("TERM", term));
        wait_for_map(program);
        CHECK(is_ascii(program.transcript()));
        CHECK(!asks(program));
    }
}

TEST("a terminal without a name is played on but not asked") {
    PtyProgram program(game_in("TERM", std::nullopt));
    wait_for_frame(program, first_frame());
    CHECK(!asks(program));
}

TEST("a locale of another encoding gets ASCII and is not asked") {
    PtyProgram program(game_in("LC_ALL", "de_DE.ISO-8859-1"));
    wait_for_map(program);
    CHECK(is_ascii(program.transcript()));
    CHECK(!asks(program));
}

TEST("in the C locale a terminal of bytes gets ASCII, and only a harmless letter to tell") {
    PtyOptions options = game_in("LC_ALL", "C");
    options.widths = kEightBit;
    PtyProgram program(options);
    wait_for_map(program);
    program.send("ix");
    wait_for_frame(program,
                   waiting_frames({.seed = 1027, .keys = "i.", .lines = {}, .end = ""}).back(),
                   ascii);
    std::string sent = program.transcript();
    const std::size_t letter = sent.find("\u00E9");
    CHECK(letter != std::string::npos);
    CHECK(is_ascii(sent.erase(letter, 2)));
}

TEST("in the C locale a terminal that knows UTF-8 gets emoji") {
    PtyProgram program(game_in("LC_ALL", "C"));
    wait_for_frame(program, first_frame());
}

TEST("ASCII on request is pure ASCII, and nothing is asked") {
    PtyProgram program(game(1027, {"--glyphs", "ascii"}));
    wait_for_frame(program, first_frame(), ascii);
    CHECK(is_ascii(program.transcript()));
    CHECK(!asks(program));
}

TEST("emoji on request are emoji on a terminal that draws them narrow too") {
    PtyOptions options = game(1027, {"--glyphs", "emoji"});
    options.widths = kNarrowEmoji;
    PtyProgram program(options);
    wait_for_frame(program, first_frame());
    program.send("ix");
    wait_for_frame(program, first_frame());
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
        PtyProgram program(game_in("NO_COLOR", row.no_color, row.arguments));
        wait_for_map(program);
        CHECK_EQ(has_color(program), row.colored);
    }
}

TEST("without colours what was seen before is dim and what is seen is not") {
    const RecordedRun run{.seed = 1027, .keys = "RRR", .lines = {}, .end = ""};
    PtyProgram program(game(1027, {"--color", "never"}));
    program.send("\x1b[C\x1b[C\x1b[C");
    const Frame frame = waiting_frames(run).back();
    const auto matches = [&](const TerminalEmulator& screen) {
        for (int row = 0; row < 18; ++row) {
            for (int column = 0; column < 60; ++column) {
                const Cell& cell = frame.at(column, row);
                const bool wall = cell.kind == Cell::Kind::glyph_head && cell.glyph == Glyph::wall;
                const Pen& pen = screen.cell(column, row).pen;
                if (wall && pen.dim != (cell.color == Color::dark_blue)) {
                    return false;
                }
            }
        }
        return true;
    };
    program.wait_until(matches, "walls out of sight to be dim");
}

TEST("a layout's letters move on the map and choose in the pack") {
    const RecordedRun run{.seed = 1027, .keys = "LRUDi", .lines = {}, .end = ""};
    PtyProgram program(game(1027, {"--keys", "vi"}));
    program.send("hlkji");
    wait_for_frame(program, waiting_frames(run).back());
    program.send("hj");
    const RecordedRun cancelled{.seed = 1027, .keys = "LRUDi.D", .lines = {}, .end = ""};
    wait_for_frame(program, waiting_frames(cancelled).back());
}

TEST("by default letters do not move") {
    PtyProgram program(game(1027));
    program.send("hlkjwasdi");
    const RecordedRun run{.seed = 1027, .keys = "i", .lines = {}, .end = ""};
    wait_for_frame(program, waiting_frames(run).back());
}

TEST("a lone Esc is one key") {
    PtyProgram program(game(1027));
    wait_for_map(program);
    program.send("i");
    program.wait_for_text("-- INVENTORY --");
    program.send("\x1b");
    wait_for_frame(program, first_frame());
}

}  // namespace
}  // namespace rogue::test
