#include "tests/support/terminal_grid.hpp"

#include <algorithm>

namespace rogue::test {

using Kind = TerminalCell::Kind;

void TerminalCell::append(std::string_view utf8) {
    if (size_ + utf8.size() <= bytes_.size()) {
        std::copy(utf8.begin(), utf8.end(), bytes_.begin() + size_);
        size_ = static_cast<std::uint8_t>(size_ + utf8.size());
    }
}

TerminalGrid::TerminalGrid(int columns, int rows)
    : columns_(columns),
      rows_(rows),
      cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

void TerminalGrid::put(int column, int row, int width, std::string_view utf8, Pen pen) {
    part(column, row);
    part(column + width, row);
    const Kind kind = width == 2 ? Kind::wide_head : Kind::single;
    cells_[index(column, row)] = TerminalCell(kind, utf8, pen);
    if (width == 2) {
        cells_[index(column + 1, row)] = TerminalCell(Kind::wide_tail, "", pen);
    }
}

void TerminalGrid::erase(int row, int from, int to, Pen pen) {
    part(from, row);
    part(to, row);
    for (int column = from; column < to; ++column) {
        cells_[index(column, row)] = TerminalCell(Kind::single, " ", pen);
    }
}

void TerminalGrid::clear(Pen pen) {
    std::fill(cells_.begin(), cells_.end(), TerminalCell(Kind::single, " ", pen));
}

void TerminalGrid::scroll() {
    cells_.erase(cells_.begin(), cells_.begin() + columns_);
    cells_.resize(cells_.size() + static_cast<std::size_t>(columns_));
}

void TerminalGrid::resize(int columns, int rows) {
    TerminalGrid resized(columns, rows);
    for (int row = 0; row < std::min(rows, rows_); ++row) {
        part(columns, row);
        for (int column = 0; column < std::min(columns, columns_); ++column) {
            resized.cells_[resized.index(column, row)] = at(column, row);
        }
    }
    *this = std::move(resized);
}

std::vector<std::string> TerminalGrid::rows() const {
    std::vector<std::string> result;
    for (int row = 0; row < rows_; ++row) {
        std::string text;
        for (int column = 0; column < columns_; ++column) {
            text += at(column, row).text();
        }
        result.push_back(std::move(text));
    }
    return result;
}

// Blanks a wide character that is on both sides of the column's left edge.
void TerminalGrid::part(int column, int row) {
    if (column <= 0 || column >= columns_ || at(column, row).kind != Kind::wide_tail) {
        return;
    }
    cells_[index(column - 1, row)] = TerminalCell();
    cells_[index(column, row)] = TerminalCell();
}

}  // namespace rogue::test
