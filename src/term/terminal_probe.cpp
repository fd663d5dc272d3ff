#include "rogue/term/terminal_probe.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {
namespace {

// An answer about row 1 could be Shift-F3.
constexpr int kFirstRow = 2;
constexpr std::string_view kLetter = "\u00E9";  // It takes two cells where bytes are characters.

constexpr std::string_view kConceal = "\x1b[0;8m";
constexpr std::string_view kAskPosition = "\x1b[6n";
constexpr std::string_view kAskBackground = "\x1b]11;?\x1b\\";
constexpr std::string_view kAskAttributes = "\x1b[c";
constexpr std::string_view kResetAndClear = "\x1b[0m\x1b[2J\x1b[H";

// Each colour is asked for by itself: Alacritty reads at most seven in one sequence.
std::string ask_colors() {
    std::string result;
    for (std::size_t i = 0; i < kColorRows.size(); ++i) {
        append(result, text("\x1b]4;", i, ";?\x1b\\"));
    }
    return result;
}

// ASCII has the width that it has.
bool is_asked(const GlyphRow& row) {
    return row.emoji != row.ascii;
}

std::string ask(int row, std::string_view glyph) {
    return text("\x1b[", row, "H", glyph, kAskPosition);
}

}  // namespace

// A terminal may print what it does not understand, so everything is concealed and then erased.
std::string TerminalProbe::query() const {
    std::string result = text(kConceal, "\x1b[", kFirstRow, "H\x1b[?", kAlternateScroll, "$p",
                              kAskBackground, ask_colors());
    if (question_ == Question::encoding) {
        result += ask(kFirstRow, kLetter);
    } else if (question_ == Question::glyphs) {
        int row = kFirstRow;
        result += ask(row, kBareDagger);
        for (const GlyphRow& glyph : all_glyphs()) {
            if (is_asked(glyph)) {
                result += ask(++row, glyph.measured_part());
            }
        }
    }
    return text(result, kResetAndClear, kAskAttributes);
}

std::optional<int>* TerminalProbe::asked_in_row(int row) {
    if (question_ == Question::encoding) {
        return row == kFirstRow ? &letter_width_ : nullptr;
    }
    if (question_ == Question::nothing) {
        return nullptr;
    }
    if (row == kFirstRow) {
        return &widths_.bare_dagger;
    }
    int asked = kFirstRow;
    for (const GlyphRow& glyph : all_glyphs()) {
        if (is_asked(glyph) && ++asked == row) {
            return &widths_.of[index_of(glyph.glyph)];
        }
    }
    return nullptr;
}

bool TerminalProbe::take(const Report& report) {
    if (done_) {
        return false;
    }
    if (report.kind == Report::Kind::device_attributes) {
        done_ = true;
        return true;
    }
    if (report.kind != Report::Kind::cursor_position) {
        return false;
    }
    std::optional<int>* const width = asked_in_row(report.row);
    if (width != nullptr && !*width) {
        *width = report.column - 1;
    }
    return false;
}

}  // namespace rogue
