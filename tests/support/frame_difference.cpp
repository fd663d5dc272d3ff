#include "tests/support/frame_difference.hpp"

#include <algorithm>
#include <array>

#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/frame.hpp"
#include "tests/support/looks.hpp"

namespace rogue::test {
namespace {

using CellKind = TerminalCell::Kind;

constexpr int kMostNamed = 10;  // So many of the places that differ are named.

// A glyph's text, divided into its two cells. The second is empty if the first is an emoji.
struct Drawn {
    std::string_view first;
    std::string_view second;
    std::string_view first_without_selector;
};

Drawn look_of(std::string_view text) {
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80) {
        ++size;
    }
    if (text.ends_with(' ') && size > 1) {
        text.remove_suffix(1);  // Drops the second cell of an emoji that is one cell wide.
    }
    const bool emoji_alone = size == text.size() || text.substr(size) == kSelectorBytes;
    return {emoji_alone ? text : text.substr(0, size), emoji_alone ? "" : text.substr(size),
            text.substr(0, size)};
}

std::string in_color(std::string_view text, const std::string& color) {
    return "'" + std::string(text) + "' in colour " + color;
}

std::string description(const TerminalCell& cell) {
    constexpr std::string_view kKinds[] = {"", ", left half", ", right half"};
    const bool colored = cell.pen.color != Pen::kDefaultColor;
    std::string result = in_color(cell.text(), colored ? std::to_string(cell.pen.color) : "none");
    result += cell.pen.bold ? ", bold" : "";
    result += cell.pen.dim ? ", dim" : "";
    return result += kKinds[static_cast<std::size_t>(cell.kind)];
}

// Dark gray may be drawn with a fixed gray.
bool has_color(const TerminalCell& cell, Color color) {
    const bool fixed = color == Color::dark_gray && cell.pen.color == kColorRows[color].on_dark;
    return cell.pen == Pen{.color = fixed ? cell.pen.color : static_cast<int>(color),
                           .background = cell.pen.background};
}

std::array<Drawn, kGlyphLimit> looks_of_all(GlyphText glyph_text) {
    std::array<Drawn, kGlyphLimit> looks;
    for (const Look& row : all_glyphs()) {
        looks[index_of(row.glyph)] = look_of(glyph_text(row.glyph));
    }
    return looks;
}

class Comparison {
public:
    Comparison(const TerminalEmulator& terminal, const Frame& frame, GlyphText glyph_text,
               std::string_view status)
        : terminal_(terminal), frame_(frame), looks_(looks_of_all(glyph_text)), status_(status) {}

    std::string places_that_differ();

private:
    // These pointers give the cell and, with it, its neighbours in the row.
    bool shows(const TerminalCell* shown, const Cell* cell) const;
    bool shows_character(const TerminalCell& shown, char character, Color color) const;
    bool shows_text(const TerminalCell& shown, std::string_view text, Color color) const;
    bool shows_head(const TerminalCell* shown, const Drawn& look, Color color) const;
    bool shows_tail(const TerminalCell* shown, const Drawn& look, Color color) const;

    void compare_row(int row);
    void note(int column, int row, const Cell& expected);
    std::string description(const Cell& cell) const;

    const TerminalEmulator& terminal_;
    const Frame& frame_;
    std::array<Drawn, kGlyphLimit> looks_;
    std::string_view status_;
    int found_ = 0;
    std::string places_;
};

bool Comparison::shows(const TerminalCell* shown, const Cell* cell) const {
    if (cell->kind == Cell::Kind::character) {
        return shows_character(*shown, cell->character, cell->color);
    }
    const Drawn& look = looks_[index_of(cell->glyph())];
    return cell->kind == Cell::Kind::glyph_head ? shows_head(shown, look, cell->color)
                                                : shows_tail(shown, look, cell->color);
}

bool Comparison::shows_character(const TerminalCell& shown, char character, Color color) const {
    return shown.holds(character) && (character == ' ' || has_color(shown, color));
}

bool Comparison::shows_text(const TerminalCell& shown, std::string_view text, Color color) const {
    return text.size() == 1
               ? shows_character(shown, text.front(), color)
               : shown.kind == CellKind::single && shown.text() == text && has_color(shown, color);
}

bool Comparison::shows_head(const TerminalCell* shown, const Drawn& look, Color color) const {
    if (!look.second.empty()) {
        return shows_text(*shown, look.first, color);
    }
    const bool selector_apart = shown[1].text() == kSelectorBytes;
    return shown->kind != CellKind::wide_tail &&
           shown->text() == (selector_apart ? look.first_without_selector : look.first) &&
           has_color(*shown, color);
}

bool Comparison::shows_tail(const TerminalCell* shown, const Drawn& look, Color color) const {
    if (!look.second.empty()) {
        return shows_text(*shown, look.second, color);
    }
    if (shown[-1].kind == CellKind::wide_head) {
        return shown->kind == CellKind::wide_tail;
    }
    const bool selector_apart = look.first.size() > look.first_without_selector.size() &&
                                shown->kind == CellKind::single && shown->text() == kSelectorBytes;
    return shown->holds(' ') || selector_apart;
}

std::string Comparison::places_that_differ() {
    for (int row = 0; row < terminal_.row_count(); ++row) {
        compare_row(row);
    }
    if (found_ > kMostNamed) {
        places_ += "and " + std::to_string(found_ - kMostNamed) + " more\n";
    }
    return places_;
}

void Comparison::compare_row(int row) {
    const TerminalCell* const shown = terminal_.row(row).data();
    const int frame_columns = row < Frame::kRows ? Frame::kColumns : 0;
    const Cell* const cells = frame_columns > 0 ? frame_.row(row).data() : nullptr;
    for (int column = 0; column < frame_columns; ++column) {
        if (!shows(shown + column, cells + column)) {
            note(column, row, cells[column]);
        }
    }
    const std::string_view status = row == Frame::kRows ? status_ : "";
    for (int column = frame_columns; column < terminal_.columns(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        Cell expected;
        if (at < status.size() && status[at] != ' ') {
            expected = {.character = status[at], .color = Color::gray};
        }
        if (!shows_character(shown[column], expected.character, expected.color)) {
            note(column, row, expected);
        }
    }
}

void Comparison::note(int column, int row, const Cell& expected) {
    if (++found_ <= kMostNamed) {
        places_ += "column " + std::to_string(column) + ", row " + std::to_string(row) +
                   ": shown " + test::description(terminal_.cell(column, row)) + "; expected " +
                   description(expected) + "\n";
    }
}

std::string Comparison::description(const Cell& cell) const {
    const std::string color = std::to_string(static_cast<int>(cell.color));
    if (cell.kind == Cell::Kind::character) {
        return in_color({&cell.character, 1}, color);
    }
    const Drawn& look = looks_[index_of(cell.glyph())];
    const bool head = cell.kind == Cell::Kind::glyph_head;
    return in_color(std::string(look.first) + std::string(look.second), color) +
           (head ? ", its head" : ", its tail");
}

}  // namespace

std::string difference(const TerminalEmulator& terminal, const Frame& frame, GlyphText glyph_text,
                       std::string_view status) {
    if (terminal.columns() < Frame::kColumns || terminal.row_count() < Frame::kRows) {
        return "the terminal is too small for a frame";
    }
    const std::string places = Comparison(terminal, frame, glyph_text, status).places_that_differ();
    if (places.empty()) {
        return {};
    }
    return places + "shown:\n" + terminal.picture() + "expected:\n" + rows_text(frame);
}

std::optional<int> background_of(const TerminalEmulator& terminal) {
    const int background = terminal.cell(0, 0).pen.background;
    for (int row = 0; row < Frame::kRows; ++row) {
        const auto cells = terminal.row(row).first(Frame::kColumns);
        if (std::ranges::any_of(cells, [background](const TerminalCell& cell) {
                return cell.pen.background != background;
            })) {
            return std::nullopt;
        }
    }
    return background;
}

}  // namespace rogue::test
