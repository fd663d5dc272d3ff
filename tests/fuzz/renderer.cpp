#include "rogue/ui/renderer.hpp"

#include <vector>

#include "rogue/base/text.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/probe.hpp"
#include "tests/support/random_frames.hpp"

namespace rogue::fuzz {
namespace {

using test::TerminalCell;
using test::TerminalEmulator;
using test::WidthModel;

/// A kind of terminal and the glyphs for it, measured or not.
struct TerminalKind {
    WidthModel widths;
    GlyphSet glyphs;
};

const std::vector<TerminalKind>& terminal_kinds() {
    static const std::vector<TerminalKind> all = [] {
        std::vector<TerminalKind> made;
        for (const test::NamedWidthModel& opinion : test::kEmojiOpinions) {
            made.push_back({opinion.model, GlyphSet(GlyphChoice::automatic, {})});
            made.push_back({opinion.model, test::measured_glyphs(opinion.model)});
        }
        made.push_back({test::kAmbiguousWide, test::measured_glyphs(test::kAmbiguousWide)});
        made.push_back({test::kEightBit, GlyphSet(GlyphChoice::ascii, {})});
        return made;
    }();
    return all;
}

// Whether two terminals show the same text in that cell, with the same pen. Nobody sees the pen of
// a blank.
bool look_alike(const TerminalCell& one, const TerminalCell& other) {
    return one.kind == other.kind && one.text() == other.text() &&
           (one.holds(' ') || one.pen == other.pen);
}

/// A terminal on which one frame after the other is drawn.
class DrawnTerminal {
public:
    DrawnTerminal(const TerminalKind& kind, int rows, bool erases_in_color)
        : kind_(kind),
          habits_{.erases_in_color = erases_in_color},
          terminal_(Frame::kColumns, rows, kind.widths, habits_) {}

    void use(Palette palette, Background background, bool moves_by_column) {
        style_ = {kind_.glyphs, palette, background, moves_by_column};
        renderer_.use(style_);
    }

    void use_ascii(bool ascii) {
        style_.glyphs = ascii ? GlyphSet(GlyphChoice::ascii, {}) : kind_.glyphs;
        renderer_.use(style_);
    }

    // A line for the row below the frame, if the window has one.
    void set_status(std::string_view status) {
        status_ = terminal_.row_count() > Frame::kRows ? status : "";
        renderer_.set_status(status_);
    }

    void mess_up(std::uint64_t seed) {
        terminal_.feed(test::mess(seed));
        renderer_.invalidate();
    }

    // Draws the frame and compares the screen with one on which it is drawn afresh.
    void draw(const Frame& frame) {
        const std::size_t scrolls = terminal_.scrolls();
        const std::size_t unexpected = terminal_.unexpected().size();
        terminal_.feed(renderer_.render(frame));
        expect(terminal_.scrolls() == scrolls, "the screen has scrolled");
        expect(terminal_.unexpected().size() == unexpected && !terminal_.mid_sequence(),
               "sent what no terminal should be sent");
        expect(renderer_.render(frame).empty(), "the same frame is drawn twice");
        TerminalEmulator fresh(Frame::kColumns, terminal_.row_count(), kind_.widths, habits_);
        Renderer whole(style_);
        whole.set_status(status_);
        fresh.feed(whole.render(frame));
        for (int row = 0; row < fresh.row_count(); ++row) {
            for (int column = 0; column < fresh.columns(); ++column) {
                if (!look_alike(terminal_.cell(column, row), fresh.cell(column, row))) {
                    fail(concat("drawn step by step, column ", column, ", row ", row,
                                " looks different:\n", terminal_.picture(), fresh.picture()));
                }
            }
        }
        expect(test::background_of(terminal_) == test::background_of(fresh),
               "on another background");
        if (style_.palette == Palette::sixteen) {
            expect_none(test::difference(
                fresh, frame, [&](Glyph glyph) { return style_.glyphs[look_of(glyph)].bytes; },
                status_));
        }
    }

private:
    const TerminalKind& kind_;
    test::TerminalHabits habits_;
    TerminalEmulator terminal_;
    DrawingStyle style_{.glyphs = kind_.glyphs};
    Renderer renderer_{style_};
    std::string status_;
};

std::string_view words(Bytes& bytes, std::size_t most) {
    static constexpr std::string_view kText =
        "a b  cd   e~!  0123456789 xyz                                                       "
        "the quick brown fox jumps over the lazy dog and back again, and then it is night";
    const std::size_t from = bytes.below(kText.size());
    return kText.substr(from, bytes.below(most + 1));
}

// Changes the frame, the style or the screen, or draws, as the next byte says.
void step(Bytes& bytes, DrawnTerminal& terminal, Frame& frame) {
    const std::size_t what = bytes.below(16);
    const int row = static_cast<int>(bytes.below(Frame::kRows));
    const int column = static_cast<int>(bytes.below(Frame::kColumns));
    if (what < 5) {
        const auto color = static_cast<Color>(bytes.below(16));
        const int room = Frame::kColumns - column;
        test::overlay_text(frame, column, row, words(bytes, static_cast<std::size_t>(room)), color);
    } else if (what < 10) {
        const auto glyph = all_glyphs()[bytes.below(all_glyphs().size())].glyph;
        const auto color = static_cast<Color>(bytes.below(16));
        test::overlay_glyph(frame, column % (Frame::kColumns - 1), row, {glyph, color});
    } else if (what == 10) {
        const auto palette = static_cast<Palette>(column % static_cast<int>(Palette::count));
        const bool colored = palette < Palette::monochrome;
        const auto background = colored && row % 2 == 1 ? Background::black : Background::terminal;
        terminal.use(palette, background, bytes.below(2) == 0);
    } else if (what == 11) {
        terminal.use_ascii(row % 2 == 0);
    } else if (what == 12) {
        terminal.set_status(words(bytes, Frame::kColumns));
    } else if (what == 13 && row == 0) {
        terminal.mess_up(static_cast<std::uint64_t>(column));
    } else if (what == 13 && row == 1) {
        frame = Frame();
    } else {
        terminal.draw(frame);
    }
}

}  // namespace

// The terminal, then what happens on it.
void renderer(std::string_view input) {
    Bytes bytes(input);
    const TerminalKind& kind = terminal_kinds()[bytes.below(terminal_kinds().size())];
    const int rows = Frame::kRows + static_cast<int>(bytes.below(2));
    DrawnTerminal terminal(kind, rows, bytes.below(2) == 0);
    Frame frame;
    while (!bytes.empty()) {
        step(bytes, terminal, frame);
    }
    terminal.draw(frame);
}

}  // namespace rogue::fuzz
