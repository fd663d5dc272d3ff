#include "rogue/ui/renderer.hpp"

#include <string>

#include "tests/support/check.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/probe.hpp"
#include "tests/support/random_frames.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {

namespace {

const GlyphSet kUnmeasured(GlyphChoice::automatic, {});

std::string begin(std::string_view body) {
    return "\x1b[?2026h" + std::string(body) + "\x1b[?2026l";
}

// The bytes for the change from one frame to the other.
std::string change(const Frame& from, const Frame& to, const GlyphSet& glyphs = kUnmeasured) {
    Renderer renderer({glyphs, Palette::sixteen});
    renderer.render(from);
    return std::string(renderer.render(to));
}

Frame with_text(Frame frame, int column, int row, std::string_view text, Color color) {
    frame.put_text(column, row, text, color);
    return frame;
}

Frame with_glyph(Frame frame, int column, int row, Glyph glyph, Color color = Color::white) {
    put_glyph(frame, column, row, {glyph, color});
    return frame;
}

/// A terminal on which a renderer draws. It is compared with each frame.
class Canvas {
public:
    Canvas(const WidthModel& widths, const GlyphSet& glyphs, int rows = Frame::kRows)
        : terminal_(Frame::kColumns, rows, widths),
          glyphs_(glyphs),
          renderer_({glyphs, Palette::sixteen}) {}

    /// Draws the frame. Returns what is then wrong with the screen; empty if nothing is.
    std::string draw(const Frame& frame) {
        terminal_.feed(renderer_.render(frame));
        return difference(terminal_, frame,
                          [&](Glyph glyph) { return glyphs_[look_of(glyph)].bytes; });
    }

    TerminalEmulator& terminal() { return terminal_; }

private:
    TerminalEmulator terminal_;
    GlyphSet glyphs_;
    Renderer renderer_;
};

// Draws all frames of recorded runs one after the other: of each, or of every so manieth after the
// first ones.
void check_recorded_frames(const WidthModel& widths, const GlyphSet& glyphs, std::size_t first = 0,
                           std::size_t step = 1) {
    Canvas canvas(widths, glyphs);
    const auto traces = recorded_traces();
    for (std::size_t i = first; i < traces.size(); i += step) {
        bool right = true;
        play(load_recorded_run(traces[i]),
             [&](const Frame& frame, std::chrono::milliseconds, int keys) {
                 const std::string wrong = right ? canvas.draw(frame) : "";
                 if (!wrong.empty()) {
                     right = false;
                     check::fail(
                         __FILE__, __LINE__,
                         traces[i].stem().string() + " key " + std::to_string(keys) + ": " + wrong);
                 }
             });
    }
    CHECK(canvas.terminal().unexpected().empty());
    CHECK_EQ(canvas.terminal().scrolls(), 0U);
}

TEST("recorded frames come out with the widths measured") {
    std::size_t first = 0;
    for (const NamedWidthModel& row : kEmojiOpinions) {
        const check::Context context{std::string(row.name)};
        check_recorded_frames(row.model, measured_glyphs(row.model), first++,
                              std::size(kEmojiOpinions));
    }
}

TEST("recorded frames come out where blocks and dots are wide, once that is known") {
    check_recorded_frames(kAmbiguousWide, measured_glyphs(kAmbiguousWide));
}

TEST("recorded frames come out in ASCII, on a terminal of bytes too") {
    check_recorded_frames(kEightBit, GlyphSet(GlyphChoice::ascii, {}));
}

TEST("random frames come out with the widths measured") {
    constexpr int kFrames = 2000;
    for (const NamedWidthModel& row : kEmojiOpinions) {
        const check::Context context{std::string(row.name)};
        Canvas canvas(row.model, measured_glyphs(row.model));
        RandomFrames frames(1);
        for (int i = 0; i < kFrames; ++i) {
            CHECK_EQ(canvas.draw(frames.next()), "");
        }
    }
}

TEST("an emoji is blanked, drawn and left by an absolute move while its width is unknown") {
    const Frame to =
        with_text(with_glyph({}, 10, 0, glyph::kRat, Color::gray), 12, 0, "x", Color::gray);
    CHECK_EQ(change({}, to), begin("\x1b[1;11H\x1b[37m  \x1b[11G\xF0\x9F\x90\x80\x1b[13Gx"));
}

TEST("an emoji of known width is drawn like a letter") {
    const Frame to =
        with_text(with_glyph({}, 10, 0, glyph::kRat, Color::gray), 12, 0, "x", Color::gray);
    CHECK_EQ(change({}, to, measured_glyphs(kWideEmoji)),
             begin("\x1b[1;11H\x1b[37m\xF0\x9F\x90\x80x"));
}

TEST("a wall that is sketched is drawn like letters") {
    const Frame to =
        with_text(with_glyph({}, 10, 0, glyph::kWall, Color::dark_blue), 12, 0, "x", Color::gray);
    Renderer renderer({kUnmeasured, Palette::monochrome_on_light});
    renderer.render({});
    CHECK_EQ(visible_form(renderer.render(to)),
             visible_form(begin("\x1b[1;11H\x1b[0;2m# \x1b[0mx")));
}

TEST("glyphs that look different are redrawn, and others are not") {
    const Frame frame = with_glyph({}, 10, 0, glyph::kRat);
    Renderer renderer({kUnmeasured, Palette::sixteen});
    renderer.render(frame);
    renderer.use({measured_glyphs(kWideEmoji)});
    CHECK_EQ(renderer.render(frame), "");
    renderer.use({GlyphSet(GlyphChoice::ascii, {})});
    CHECK(renderer.render(frame).find("\x1b[2J") != std::string_view::npos);
}

}  // namespace
}  // namespace rogue::test
