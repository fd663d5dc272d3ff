#include "rogue/term/terminal_probe.hpp"

#include <cstddef>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {
namespace {

// An answer about row 1 could be Shift-F3.
constexpr int kFirstRow = 2;
// Where bytes are characters, the longest glyph takes seven cells.
constexpr int kCells = 8;
constexpr int kInRow = Frame::kColumns / kCells;
static_assert(kInRow * (Frame::kRows - kFirstRow + 1) > static_cast<int>(kGlyphLimit),
              "there is a place for every glyph, and for the bare dagger");
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

int row_of_place(std::size_t place) {
    return kFirstRow + static_cast<int>(place) / kInRow;
}

int column_of_place(std::size_t place) {
    return 1 + static_cast<int>(place) % kInRow * kCells;
}

}  // namespace

std::vector<TerminalProbe::Asked> TerminalProbe::asked() {
    if (question_ == Question::nothing) {
        return {};
    }
    if (question_ == Question::encoding) {
        return {{kLetter, &letter_width_}};
    }
    std::vector<Asked> result{{kBareDagger, &widths_.bare_dagger}};
    for (const GlyphRow& row : all_glyphs()) {
        if (row.emoji != row.ascii) {  // ASCII has the width that it has.
            result.push_back({row.measured_part(), &widths_.of[index_of(row.glyph)]});
        }
    }
    return result;
}

// A terminal may print what it does not understand, so everything is concealed and then erased.
std::string TerminalProbe::query() {
    std::string result = text(kConceal, "\x1b[", kFirstRow, "H\x1b[?", kAlternateScroll, "$p",
                              kAskBackground, ask_colors());
    std::size_t place = 0;
    for (const Asked& one : asked()) {
        append(result, text("\x1b[", row_of_place(place), ";", column_of_place(place), "H",
                            one.drawn, kAskPosition));
        ++place;
    }
    return text(result, kResetAndClear, kAskAttributes);
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
    std::size_t place = 0;
    for (const Asked& one : asked()) {
        const int begin = column_of_place(place);
        const bool here = report.row == row_of_place(place) && report.column >= begin &&
                          report.column < begin + kCells;
        if (here && !*one.width) {
            *one.width = report.column - begin;
        }
        ++place;
    }
    return false;
}

}  // namespace rogue
