#include "rogue/ui/renderer.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr std::string_view kBeginSynchronized = "\x1b[?2026h";
constexpr std::string_view kEndSynchronized = "\x1b[?2026l";
// What resets and clears a screen, by Background.
constexpr std::array<std::string_view, 3> kResetAndClear{"\x1b[0m\x1b[2J", "\x1b[0;40m\x1b[2J",
                                                         "\x1b[0m\x1b[48;5;16m\x1b[2J"};
constexpr std::string_view kEraseToEndOfLine = "\x1b[K";

// CUP and CHA (ECMA-48 8.3.21, 8.3.9) count from 1. An omitted argument means 1 too, but eat 0.9.4,
// a terminal in Emacs, takes the only argument of CUP for the column.
std::string cursor_position(int column, int row) {
    return concat("\x1b[", row + 1, ';', column + 1, 'H');
}

std::string cursor_column(int column) {
    return column > 0 ? concat("\x1b[", column + 1, 'G') : "\x1b[G";
}

// Stands for a cell whose black background is not painted yet. No frame has such a cell.
constexpr Cell kUnpainted{.character = '\0'};

// Returns the column after the last one that differs.
int changes_end(const Frame::Row& next, const Frame::Row& shown) {
    const auto end = std::mismatch(next.rbegin(), next.rend(), shown.rbegin()).first;
    return static_cast<int>(next.rend() - end);
}

// Returns the column after the last one that is not blank.
int text_end(const Frame::Row& row) {
    const auto end =
        std::find_if(row.rbegin(), row.rend(), [](const Cell& cell) { return !cell.blank(); });
    return static_cast<int>(row.rend() - end);
}

}  // namespace

void Renderer::use(const DrawingStyle& style) {
    valid_ = valid_ && style.glyphs.looks_like(style_.glyphs, shown_.looks()) &&
             style.palette == style_.palette && style.background == style_.background &&
             style.substitutes == style_.substitutes && style.lit == style_.lit;
    style_ = style;
    make_forms();
}

void Renderer::make_forms() {
    for (const Look* look : shown_.looks().all()) {
        forms_[index_of(look->glyph)] = style_.glyphs[*look];
    }
}

std::string_view Renderer::render(const Frame& frame) {
    out_ = kBeginSynchronized;
    if (&frame.looks() != &shown_.looks() && &frame.looks() != &kNoGlyphs) {
        valid_ = valid_ && &shown_.looks() == &kNoGlyphs;
        shown_.use(frame.looks());
        make_forms();
    }
    if (!valid_) {
        const bool blackens = style_.background != Background::terminal;
        out_ += kResetAndClear[static_cast<std::size_t>(style_.background)];
        shown_.fill(blackens ? kUnpainted : Cell{});
        shown_status_.clear();
        pen_.reset();
        cursor_row_.reset();
        valid_ = true;
    }
    for (int row = 0; row < Frame::kRows; ++row) {
        if (!frame.has_same_row(shown_, row)) {
            render_row(frame, row);
            shown_.copy_row(frame, row);
        }
    }
    if (status_ != shown_status_) {
        paint_status();
    }
    if (const auto cursor = frame.cursor()) {
        move_to(frame, cursor->x, cursor->y);
    }
    if (out_ == kBeginSynchronized) {
        return {};
    }
    out_ += kEndSynchronized;
    return out_;
}

void Renderer::render_row(const Frame& next, int row) {
    const Frame::Row& cells = next.row(row);
    const Frame::Row& shown = shown_.row(row);
    const int end = changes_end(cells, shown);
    const int erasable_from = style_.background == Background::terminal ? text_end(cells) : end;
    const auto change_from = [&](int column) {
        const auto change =
            std::mismatch(cells.begin() + column, cells.begin() + end, shown.begin() + column);
        return static_cast<int>(change.first - cells.begin());
    };
    for (int column = change_from(0); column < end; column = change_from(column + 1)) {
        const Cell& cell = next.at(column, row);
        if (cell.kind == Cell::Kind::glyph_tail) {
            continue;
        }
        move_to(next, column, row);
        const auto rest = static_cast<std::size_t>(end - column);
        if (column >= erasable_from && rest > kEraseToEndOfLine.size()) {
            out_ += kEraseToEndOfLine;
            return;
        }
        paint(cell, column);
    }
}

void Renderer::move_to(const Frame& next, int column, int row) {
    if (cursor_row_ != row) {
        out_ += cursor_position(column, row);
    } else if (cursor_column_ != column) {
        const std::string move = column_move(column);
        if (!reprint_gap(next, column, move.size())) {
            out_ += move;
        }
    }
    cursor_row_ = row;
    cursor_column_ = column;
}

// Moves the cursor to the column by printing again the cells in between. Returns false if that is
// impossible or takes more than `most_bytes`.
bool Renderer::reprint_gap(const Frame& next, int column, std::size_t most_bytes) {
    if (!cursor_column_ || *cursor_column_ > column) {
        return false;
    }
    std::string gap;
    for (int at = *cursor_column_; at < column && gap.size() <= most_bytes; ++at) {
        const Cell& cell = next.at(at, *cursor_row_);
        if (!cell.blank() && pen_for(cell, shown_.looks(), style_.palette) != pen_) {
            return false;
        }
        if (cell.kind == Cell::Kind::character) {
            gap += cell.character;
        } else if (cell.kind == Cell::Kind::glyph_head && form_of(cell).exact) {
            gap += form_of(cell).bytes;
            ++at;
        } else {
            return false;
        }
    }
    if (gap.size() > most_bytes) {
        return false;
    }
    out_ += gap;
    return true;
}

// REQUIRES: the cursor is at the cell's column.
void Renderer::paint(const Cell& cell, int column) {
    if (!cell.blank()) {
        use_pen_for(cell);
    }
    if (cell.kind == Cell::Kind::glyph_head) {
        paint_glyph(cell, column);
    } else {
        out_ += cell.character;
        cursor_column_ = column + 1;
    }
}

void Renderer::paint_glyph(const Cell& cell, int column) {
    const GlyphSet::Form form = form_of(cell);
    if (form.exact) {
        out_ += form.bytes;
        cursor_column_ = column + 2;
        return;
    }
    const bool covers_both_cells = shown_.looks()[cell.glyph()].measured_part() != form.bytes;
    if (!covers_both_cells) {
        out_ += "  ";
        out_ += column_move(column);
    }
    out_ += form.bytes;
    cursor_column_.reset();
}

// Erases the row first, because after a full line the cursor is still on its last character.
void Renderer::paint_status() {
    out_ += cursor_position(0, Frame::kRows);
    use_pen_for(Cell{.character = '.', .color = Color::gray});
    std::string line;
    int free_columns = Frame::kColumns;
    for (const char byte : status_) {
        free_columns -= (static_cast<unsigned char>(byte) & 0xC0) != 0x80 ? 1 : 0;
        if (free_columns >= 0) {
            line += byte;
        }
    }
    if (style_.background == Background::terminal) {
        out_ += kEraseToEndOfLine;
    } else {
        line.append(static_cast<std::size_t>(std::max(free_columns, 0)), ' ');
    }
    out_ += line;
    shown_status_ = status_;
    cursor_row_.reset();
}

void Renderer::use_pen_for(const Cell& cell) {
    const Pen pen = pen_for(cell, shown_.looks(), style_.palette);
    if (pen_ != pen) {
        out_ += cell.brightness > 0 ? style_.lit[cell.brightness - 1U][cell.color]
                                    : sgr_sequence(pen, style_.palette, style_.substitutes);
        pen_ = pen;
    }
}

GlyphSet::Form Renderer::form_of(const Cell& cell) const {
    if (style_.palette == Palette::monochrome_on_light && is_remembered(cell, shown_.looks())) {
        const auto& sketch = shown_.looks()[cell.glyph()].sketch;
        return {{sketch.data(), sketch.size()}, true};
    }
    return forms_[index_of(cell.glyph())];
}

// REQUIRES: the cursor's row is known.
std::string Renderer::column_move(int column) const {
    return style_.moves_by_column ? cursor_column(column) : cursor_position(column, *cursor_row_);
}

}  // namespace rogue
