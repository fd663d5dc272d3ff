#include "rogue/ui/renderer.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/random_frames.hpp"

namespace rogue::test {

namespace {

// Draws one frame after the other. Returns what is wrong with the terminal after the last.
std::string wrong_after(const std::vector<Frame>& frames, WidthModel widths) {
    TerminalEmulator terminal(80, 23, widths);
    Renderer renderer;
    for (const Frame& frame : frames) {
        terminal.feed(renderer.render(frame));
    }
    for (const std::string& unexpected : terminal.unexpected()) {
        check::fail(__FILE__, __LINE__, "sent " + unexpected);
    }
    return difference(terminal, frames.back());
}

// Draws so many random frames. Returns what is wrong with the terminal after one of them; empty if
// each is shown right.
std::string wrong_in_series(std::uint64_t seed, int count, TerminalEmulator& terminal) {
    RandomFrames frames(seed);
    Renderer renderer;
    std::string wrong;
    for (int i = 0; i < count && wrong.empty(); ++i) {
        const Frame& frame = frames.next();
        terminal.feed(renderer.render(frame));
        wrong = difference(terminal, frame);
    }
    return wrong;
}

Frame row_of(std::string_view text) {
    Frame frame;
    frame.put_text(0, 22, text, Color::gray);
    return frame;
}

}  // namespace

TEST("an emoji that moves by one or two columns leaves nothing behind") {
    constexpr std::string_view kGround = "abcdefghijklmnopqrstuvwxyz";
    for (const std::string_view ground : {kGround, std::string_view()}) {
        for (const Glyph glyph : {glyph::kRat, glyph::kWeapon, glyph::kTroll}) {
            for (const int to : {8, 9, 11, 12}) {
                Frame before = row_of(ground);
                overlay_glyph(before, 10, 22, {glyph, Color::red});
                Frame after = row_of(ground);
                overlay_glyph(after, to, 22, {glyph, Color::red});
                for (const auto& [name, model] : kEmojiOpinions) {
                    const check::Context context(std::string(name) + ", from 10 to " +
                                                 std::to_string(to));
                    CHECK_EQ(wrong_after({before, after}, model), "");
                    CHECK_EQ(wrong_after({before, after, before}, model), "");
                }
            }
        }
    }
}

TEST("an emoji half covered by text, a pair or another emoji is gone as a whole") {
    Frame before = row_of("abcdefghijklmnopqrstuvwxyz");
    overlay_glyph(before, 10, 22, {glyph::kWeapon, Color::red});
    for (int column = 8; column <= 12; ++column) {
        Frame with_text = before;
        overlay_text(with_text, column, 22, "#", Color::red);
        Frame with_blank = before;
        overlay_text(with_blank, column, 22, " ", Color::red);
        Frame with_wall = before;
        overlay_glyph(with_wall, column, 22, {glyph::kWall, Color::red});
        Frame with_emoji = before;
        overlay_glyph(with_emoji, column, 22, {glyph::kFireball, Color::red});
        for (const auto& [name, model] : kEmojiOpinions) {
            const check::Context context(std::string(name) + ", column " + std::to_string(column));
            CHECK_EQ(wrong_after({before, with_text, before}, model), "");
            CHECK_EQ(wrong_after({before, with_blank}, model), "");
            CHECK_EQ(wrong_after({before, with_wall}, model), "");
            CHECK_EQ(wrong_after({before, with_emoji, with_text}, model), "");
        }
    }
}

TEST("a row full of emoji is drawn, shifted and cleared up to the right edge") {
    Frame even;
    Frame odd;
    for (int column = 0; column < Frame::kColumns; column += 2) {
        put_glyph(even, column, 22, {glyph::kRat, Color::red});
    }
    for (int column = 1; column < Frame::kColumns - 1; column += 2) {
        put_glyph(odd, column, 22, {glyph::kWeapon, Color::cyan});
    }
    for (const auto& [name, model] : kEmojiOpinions) {
        const check::Context context{std::string(name)};
        CHECK_EQ(wrong_after({even}, model), "");
        CHECK_EQ(wrong_after({even, odd}, model), "");
        CHECK_EQ(wrong_after({even, odd, even}, model), "");
        CHECK_EQ(wrong_after({even, odd, Frame()}, model), "");
    }
}

TEST("any series of overlays is shown right on every kind of terminal") {
    for (const auto& [name, model] : kEmojiOpinions) {
        const check::Context context{std::string(name)};
        TerminalEmulator terminal(80, 23, model);
        CHECK_EQ(wrong_in_series(4, 3000, terminal), "");
        CHECK(terminal.unexpected().empty());
        CHECK_EQ(terminal.scrolls(), 0u);
    }
}

TEST("in a larger window the frame stands at the top left and the rest stays blank") {
    TerminalEmulator terminal(132, 40, kSelectorIgnored);
    terminal.feed(mess(6));
    CHECK_EQ(wrong_in_series(5, 500, terminal), "");
}

TEST("series of overlays drawn in steps and drawn at once look the same") {
    constexpr int kFrames = 1000;
    RandomFrames frames(7);
    Renderer in_steps;
    TerminalEmulator terminal(80, 23, kSelectorDoubles);
    for (int i = 0; i < kFrames; ++i) {
        const Frame& frame = frames.next();
        terminal.feed(in_steps.render(frame));
        TerminalEmulator at_once(80, 23, kSelectorDoubles);
        at_once.feed(Renderer().render(frame));
        CHECK_EQ(terminal.picture(), at_once.picture());
    }
}

}  // namespace rogue::test
