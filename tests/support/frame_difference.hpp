#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {

/// What the terminal is to show for a glyph: one emoji, or a character for each of its cells.
using GlyphText = std::function<std::string_view(Glyph)>;

/// Compares what the terminal shows with the frame at its top left, cell by cell, and with the
/// status line below it; the rest of the screen is to be blank. Empty if they are the same, else
/// both as pictures and where they differ.
///
/// An emoji stands at its head. The cell of its tail is the other half of a wide character, or
/// blank where the terminal takes the emoji for a narrow one, or holds a variation selector that
/// the terminal gives a cell of its own. Of blanks the colour does not matter, and of no cell the
/// background: ground_of() tells that.
std::string difference(const TerminalEmulator& terminal, const Frame& frame,
                       GlyphText glyph_text = emoji, std::string_view status = {});

/// The one background that all cells of a frame's size have, at the top left; nothing if they
/// differ.
std::optional<int> ground_of(const TerminalEmulator& terminal);

}  // namespace rogue::test
