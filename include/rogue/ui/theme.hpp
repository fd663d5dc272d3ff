#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rogue/base/color.hpp"
#include "rogue/ui/color_rows.hpp"

namespace rogue {

/// What a terminal has told of its colours. Its user has chosen them.
struct Theme {
    std::optional<Rgb> background;
    std::array<std::optional<Rgb>, kColorRows.size()> colors;  ///< By Color.
};

/// The contrast of two colours by WCAG 2: from 1, if they can't be told apart, to 21.
double contrast(Rgb one, Rgb other);

/// Whether it is nearer to white than to black.
bool is_light(Rgb color);

/// For each Color the number of the colour to draw with in its place; 0 if it is drawn with itself.
using Substitutes = std::array<std::uint8_t, kColorRows.size()>;

/// Returns a substitute for each colour that can hardly be seen on `drawn_on`, if that can be seen
/// better: on black and on white it can. A colour of which the theme tells nothing is drawn with
/// itself.
Substitutes substitutes_on(Rgb drawn_on, const Theme& theme);

/// How a colour with that number looks. REQUIRES: number >= 16.
Rgb fixed_color(int number);

}  // namespace rogue
