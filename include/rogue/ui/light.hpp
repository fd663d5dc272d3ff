#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rogue/ui/map_words.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// Lights the terrain in sight on a map in six brightnesses, from 1 on: by how far away it is, and
/// how far `ahead`, which is a step, or none for even light. `strength` is how many tiles away
/// light is weak. In a brightness of 4 the colour would be as drawn, so no cell has it.
void light(Frame& frame, const MapLayout& layout, const SeenMap& seen, Point ahead, int strength);

/// For each brightness from 1 on the SGR sequences of all colours.
using LitSequences = std::vector<CompleteTable<std::string, Color>>;

/// Returns those by SGR 38;2 or of the nearest of the 256 colours. They keep the least contrast. A
/// colour that the theme lacks is as in pictures.
LitSequences lit_sequences(const Theme& theme, bool true_color);

/// A colour in a brightness.
struct Shade {
    Color color;
    std::uint8_t brightness = 0;

    friend bool operator==(Shade, Shade) = default;
};

inline Shade shade_of(const Cell& cell) {
    return {cell.color, cell.brightness};
}

/// Returns the shade as in pictures and pages.
std::string css_color(Shade shade);

}  // namespace rogue
