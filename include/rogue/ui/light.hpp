#pragma once

#include <string>
#include <vector>

#include "rogue/ui/map_words.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// Lights the terrain in sight on a map in six brightnesses, from 1 on: by how far away it is, and
/// how far `ahead`, which is a step, or none for even light. `strength` is how many tiles away
/// light is weak. A lit colour is Color + 16 * brightness; a brightness of 4 leaves the colour as
/// it is.
void light(Frame& frame, const MapReading& reading, const SeenMap& seen, Point ahead, int strength);

/// Returns the SGR sequences of the colours from 16 on, by SGR 38;2 or by the nearest of the 256
/// colours. They keep the least contrast. A colour that the theme lacks is as in pictures.
std::vector<std::string> lit_sequences(const Theme& theme, bool true_color);

/// Returns any colour of a frame, as in pictures and pages.
std::string css_color(Color color);

}  // namespace rogue
