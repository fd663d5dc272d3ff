#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rogue::test {

/// How a terminal draws its next character.
struct Pen {
    static constexpr int kDefaultColor = -1;
    static constexpr int kTrueColor = 256;

    /// 0-15 in the order of the SGR codes 30-37, 90-97; 16-255; or kTrueColor + 0xRRGGBB.
    int color = kDefaultColor;
    int background = kDefaultColor;  ///< 0 for SGR 40, black; 16-255.
    bool bold = false;
    bool dim = false;
    bool concealed = false;

    friend bool operator==(const Pen&, const Pen&) = default;
};

/// One cell of a terminal's screen. A new cell is blank.
class TerminalCell {
public:
    enum class Kind : std::uint8_t { single, wide_head, wide_tail };

    TerminalCell() = default;
    TerminalCell(Kind kind_of_cell, std::string_view utf8, Pen drawn_with)
        : kind(kind_of_cell), pen(drawn_with), size_(0) {
        append(utf8);
    }

    /// In UTF-8: usually one code point, none in a wide tail.
    std::string_view text() const { return {bytes_.data(), size_}; }

    /// Adds code points to the cell's text. What does not fit is dropped.
    void append(std::string_view utf8);

    /// Whether it is a cell of its own that holds this ASCII character.
    bool holds(char character) const {
        return size_ == 1 && *bytes_.data() == character && kind == Kind::single;
    }

    Kind kind = Kind::single;
    Pen pen;

private:
    std::array<char, 12> bytes_{' '};
    std::uint8_t size_ = 1;
};

/// The cells of a terminal's screen. Wide characters stay whole: when one half is overwritten, the
/// other becomes blank.
class TerminalGrid {
public:
    TerminalGrid(int columns, int rows);

    const TerminalCell& at(int column, int row) const { return cells_[index(column, row)]; }
    std::span<const TerminalCell> row(int row) const {
        return {cells_.data() + index(0, row), static_cast<std::size_t>(columns_)};
    }

    /// Draws a character that is `width` cells wide. REQUIRES: it fits into the row.
    void put(int column, int row, int width, std::string_view utf8, Pen pen);

    void append(int column, int row, std::string_view utf8) {
        cells_[index(column, row)].append(utf8);
    }

    /// Blanks the cells of the row from one column to before another, with that pen.
    void erase(int row, int from, int to, Pen pen = {});

    void clear(Pen pen = {});

    /// Drops the top row and adds a blank one at the bottom.
    void scroll();

    /// Keeps what fits, at the top left.
    void resize(int columns, int rows);

    /// The rows as text, for pictures. A wide character appears once for its two cells.
    std::vector<std::string> rows() const;

private:
    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column);
    }
    void part(int column, int row);

    int columns_;
    int rows_;
    std::vector<TerminalCell> cells_;
};

}  // namespace rogue::test
