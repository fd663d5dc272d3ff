#pragma once

#include <array>
#include <utility>

#include "rogue/tutorial/rules/map.hpp"

namespace rogue::tutorial {

/// A set of cells of a map.
class CellSet {
public:
    /// Returns whether the cell is new to the set. REQUIRES: Map::contains(p).
    bool insert(Point p) { return !std::exchange(cells_[Map::index(p)], true); }

    bool contains(Point p) const { return Map::contains(p) && cells_[Map::index(p)]; }

    friend bool operator==(const CellSet&, const CellSet&) = default;

private:
    std::array<bool, Map::kIndexes> cells_{};
};

}  // namespace rogue::tutorial
