#pragma once

#include <bitset>

#include "rogue/tutorial/map.hpp"

namespace rogue::tutorial {

/// A set of cells of a map.
class CellSet {
public:
    /// REQUIRES: Map::contains(p).
    void insert(Point p) { cells_.set(Map::index(p)); }

    bool contains(Point p) const { return Map::contains(p) && cells_[Map::index(p)]; }

    friend bool operator==(const CellSet&, const CellSet&) = default;

private:
    std::bitset<Map::kCells> cells_;
};

}  // namespace rogue::tutorial
