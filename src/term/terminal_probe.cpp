#include "rogue/term/terminal_probe.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {
namespace {

// An answer about row 1 could be Shift-F3.
constexpr int kFirstRow = 2;

// Every terminal draws pairs of ASCII in two cells.
constexpr bool is_asked(Glyph glyph) {
    return emoji(glyph) != ascii(glyph);
}

constexpr auto kAskedCount = static_cast<std::size_t>(
    std::ranges::count_if(kGlyphRows, [](const GlyphRow& row) { return is_asked(row.glyph); }));

constexpr std::array<Glyph, kAskedCount> kAsked = [] {
    std::array<Glyph, kAskedCount> asked{};
    std::size_t size = 0;
    for (const GlyphRow& row : kGlyphRows) {
        if (is_asked(row.glyph)) {
            asked[size++] = row.glyph;
        }
    }
    return asked;
}();

constexpr int kDaggerRow = kFirstRow + static_cast<int>(kAskedCount);
static_assert(kDaggerRow <= Frame::kRows,
              "each glyph is asked about in a row of its own, and a window may have no more rows");
constexpr std::string_view kLetter = "\u00E9";  // It takes two cells where bytes are characters.

constexpr std::string_view kConceal = "\x1b[0;8m";
constexpr std::string_view kAskPosition = "\x1b[6n";
constexpr std::string_view kAskBackground = "\x1b]11;?\x1b\\";
constexpr std::string_view kAskAttributes = "\x1b[c";
constexpr std::string_view kResetAndClear = "\x1b[0m\x1b[2J\x1b[H";

// Each colour is asked for by itself: Alacritty reads at most seven in one sequence.
std::string ask_colors() {
    std::string result;
    for (std::size_t i = 0; i < kColorCount; ++i) {
        append(result, text("\x1b]4;", i, ";?\x1b\\"));
    }
    return result;
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
        for (const Glyph glyph : kAsked) {
            result += ask(row++, measured_part(glyph));
        }
        result += ask(kDaggerRow, kBareDagger);
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
    if (row == kDaggerRow) {
        return &widths_.bare_dagger;
    }
    const auto index = static_cast<std::size_t>(row - kFirstRow);
    return index < kAsked.size() ? &widths_.of[static_cast<std::size_t>(kAsked[index])] : nullptr;
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
