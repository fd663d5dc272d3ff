#include "term/console_output.hpp"

#include <string>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/renderer.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/random_frames.hpp"
#include "tests/support/themes.hpp"

namespace rogue::test {
namespace {

/// Notes the calls, each followed by a semicolon.
class Notes final : public ConsoleScreen {
public:
    void move_to(int column, int row) override { note(concat("move ", column, " ", row)); }
    void move_to_column(int column) override { note(concat("column ", column)); }
    void clear() override { note("clear"); }
    void erase_to_end_of_line() override { note("erase"); }
    void use_color(int color) override { note(concat("color ", color)); }
    void use_own_color(Brightness brightness) override {
        note(brightness == Brightness::plain  ? "plain"
             : brightness == Brightness::bold ? "bold"
                                              : "dim");
    }
    void use_black_ground() override { note("on black"); }
    void print(std::string_view printed) override { note(concat("'", printed, "'")); }

    std::string calls;

private:
    void note(std::string_view call) { calls += concat(call, ";"); }
};

std::string calls_for(std::string_view bytes) {
    Notes notes;
    draw(bytes, notes);
    return notes.calls;
}

/// Turns the calls into sequences for a terminal.
class Relay final : public ConsoleScreen {
public:
    explicit Relay(TerminalEmulator& terminal) : terminal_(terminal) {}

    void move_to(int column, int row) override {
        terminal_.feed(concat("\x1b[", row + 1, ";", column + 1, "H"));
    }
    void move_to_column(int column) override { move_to(column, terminal_.cursor().row); }
    void clear() override { terminal_.feed("\x1b[2J"); }
    void erase_to_end_of_line() override { terminal_.feed("\x1b[K"); }
    void use_color(int color) override {
        terminal_.feed(concat("\x1b[", color < 8 ? 30 + color : 82 + color, "m"));
    }
    void use_own_color(Brightness brightness) override {
        constexpr std::string_view kSequences[] = {"\x1b[0m", "\x1b[0;1m", "\x1b[0;2m"};
        terminal_.feed(kSequences[static_cast<int>(brightness)]);
    }
    void use_black_ground() override { terminal_.feed("\x1b[40m"); }
    void print(std::string_view printed) override { terminal_.feed(printed); }

private:
    TerminalEmulator& terminal_;
};

TEST("each sequence we send is a call") {
    const std::pair<std::string_view, std::string_view> kTable[] = {
        {"", ""},
        {"text", "'text';"},
        {"\u2588\u00B7\U0001F9D9", "'\u2588\u00B7\U0001F9D9';"},
        {"\x1b[3;5H", "move 4 2;"},
        {"\x1b[3H", "move 0 2;"},
        {"\x1b[H", "move 0 0;"},
        {"\x1b[23;80H", "move 79 22;"},
        {"\x1b[7G", "column 6;"},
        {"\x1b[G", "column 0;"},
        {"\x1b[2J", "clear;"},
        {"\x1b[K", "erase;"},
        {"\x1b[32m", "color 2;"},
        {"\x1b[37m", "color 7;"},
        {"\x1b[90m", "color 8;"},
        {"\x1b[97m", "color 15;"},
        {"\x1b[0m", "plain;"},
        {"\x1b[0;1m", "bold;"},
        {"\x1b[0;2m", "dim;"},
        {"\x1b[0;40m", "plain;on black;"},
        {"\x1b[?2026h\x1b[?2026l", ""},
        {"\x1b[2@a\x1b[2~b", "'a';'b';"},
        {"a\x1b[2Gb\x1b[32mc", "'a';column 1;'b';color 2;'c';"},
        {"a\x1b[3", "'a';"},
        {"a\x1b[", "'a';"},
    };
    for (const auto& [bytes, calls] : kTable) {
        const check::Context context(visible_form(bytes));
        CHECK_EQ(calls_for(bytes), calls);
    }
}

TEST("a screen drawn on by calls shows what a terminal shows") {
    for (const auto palette : {Palette::sixteen, Palette::monochrome}) {
        TerminalEmulator terminal(80, 24, kWideEmoji);
        TerminalEmulator relayed(80, 24, kWideEmoji);
        for (TerminalEmulator* each : {&terminal, &relayed}) {
            each->feed("\x1b[?7l");
        }
        Relay relay(relayed);
        Renderer renderer({GlyphSet(GlyphChoice::ascii, {}), palette});
        RandomFrames frames(1);
        for (int i = 0; i < 1000; ++i) {
            const std::string_view bytes = renderer.render(frames.next());
            terminal.feed(bytes);
            draw(bytes, relay);
            CHECK_EQ(relayed.picture(), terminal.picture());
            for (int row = 0; row < 24; ++row) {
                for (int column = 0; column < 80; ++column) {
                    const TerminalCell& cell = terminal.cell(column, row);
                    CHECK(cell.holds(' ') || relayed.cell(column, row).pen == cell.pen);
                }
            }
        }
    }
}

}  // namespace
}  // namespace rogue::test
