#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// One character cell of the screen. A glyph takes two cells: a head, which names it, and a tail to
/// the right. Every other cell holds a printable ASCII character.
struct Cell {
    enum class Kind : std::uint8_t { character, glyph_head, glyph_tail };

    Kind kind = Kind::character;
    char character = ' ';         ///< In the cells of a glyph, the glyph's value.
    Color color = Color::black;   ///< Black in a blank, whose colour nobody sees.
    std::uint8_t brightness = 0;  ///< From 1 on in the player's light (light.hpp). 0: as drawn.

    /// REQUIRES: it is a cell of a glyph.
    constexpr Glyph glyph() const { return Glyph{character}; }

    constexpr bool blank() const { return kind == Kind::character && character == ' '; }

    /// Compares the four bytes at once, because drawing a frame is mostly comparing cells.
    friend constexpr bool operator==(const Cell& a, const Cell& b) {
        return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
    }
};

/// The content of a whole screen, the looks of its glyphs, and the cell where the terminal's cursor
/// is to end: on what the player looks at. Braille displays and magnifiers follow the cursor,
/// although it is hidden.
class Frame {
public:
    static constexpr int kColumns = 80;
    static constexpr int kRows = 23;

    using Row = std::array<Cell, kColumns>;

    Frame() { fill({}); }

    void fill(Cell cell) {
        for (Row& row : rows_) {
            row.fill(cell);
        }
    }

    /// Gives the glyphs the looks of a game, which are borrowed. Before that, glyphs show nothing.
    void use(const GlyphTable& looks) { looks_ = &looks; }

    const GlyphTable& looks() const { return *looks_; }

    /// REQUIRES: 0 <= row < kRows.
    const Row& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }

    /// REQUIRES: 0 <= column < kColumns, 0 <= row < kRows.
    const Cell& at(int column, int row) const {
        return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    /// Returns true if this row is the same in both frames. REQUIRES: 0 <= row < kRows.
    bool has_same_row(const Frame& other, int row) const {
        static_assert(std::has_unique_object_representations_v<Row>);
        return std::memcmp(&this->row(row), &other.row(row), sizeof(Row)) == 0;
    }

    /// Makes this row the same as in the other frame. REQUIRES: 0 <= row < kRows.
    void copy_row(const Frame& other, int row) {
        rows_[static_cast<std::size_t>(row)] = other.row(row);
    }

    /// Writes printable ASCII and cuts it off at the right edge.
    void put_text(int column, int row, std::string_view text, Color color);

    /// Blanks the row from `column` on.
    void clear_row(int row, int column = 0) {
        put_text(column, row, std::string(kColumns, ' '), Color::black);
    }

    /// Draws a glyph on this cell and the next. REQUIRES: column <= kColumns - 2.
    void put_glyph(int column, int row, Appearance appearance) {
        assert(column + 1 < kColumns);
        Row& cells = rows_[static_cast<std::size_t>(row)];
        const auto head = static_cast<std::size_t>(column);
        const char value = static_cast<char>(appearance.glyph);
        cells[head] = {Cell::Kind::glyph_head, value, appearance.color};
        cells[head + 1] = {Cell::Kind::glyph_tail, value, appearance.color};
    }

    /// Lights the character on this cell or the glyph that begins there. A blank has no light.
    void light(int column, int row, std::uint8_t brightness) {
        Row& cells = rows_[static_cast<std::size_t>(row)];
        const auto head = static_cast<std::size_t>(column);
        cells[head].brightness = cells[head].blank() ? 0 : brightness;
        if (cells[head].kind == Cell::Kind::glyph_head) {
            cells[head + 1].brightness = brightness;
        }
    }

    /// Lets the cursor end on this cell.
    void put_cursor(int column, int row) { cursor_ = {column, row}; }

    /// Returns where the cursor is to end. Nothing for a frame that does not say so.
    std::optional<Point> cursor() const { return cursor_; }

    friend bool operator==(const Frame& a, const Frame& b) { return a.rows_ == b.rows_; }

private:
    std::optional<Point> cursor_;
    const GlyphTable* looks_ = &kNoGlyphs;
    std::array<Row, kRows> rows_;
};

/// Returns a blank frame. Copying it is several times as fast as making one.
const Frame& blank_frame();

/// Draws a flash on a map that begins in the frame's top left corner and has tiles of two cells.
inline void compose(Frame& frame, const Flash& flash) {
    frame.put_glyph(2 * flash.tile.x, flash.tile.y, flash.appearance);
}

/// Returns the 23 rows of a frame in UTF-8, each ending in a line feed. A glyph appears once for
/// its two cells. Trailing blanks are kept.
std::string rows_text(const Frame& frame);

/// Returns the frame as 46 lines: the rows of text, then as many rows of 80 characters for the
/// colours of the cells. Each is the colour's digit (ColorRow), or `.` for a blank.
std::string frame_text(const Frame& frame);

/// Returns the FNV-1a hash of frame_text, which recorded runs keep in place of the frame.
std::uint64_t checksum(const Frame& frame);

}  // namespace rogue
