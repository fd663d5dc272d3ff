#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {

/// What the terminal should show for a glyph: one emoji, or a character for each of its cells.
using GlyphText = std::function<std::string_view(Glyph)>;

/// Compares the terminal's screen, cell by cell, with the frame at its top left and the status line
/// below that; the rest of the screen must be blank. Returns an empty text if they are the same,
/// else both as pictures and the places that differ.
///
/// An emoji stands at its head. The cell of its tail is the other half of a wide character, or it
/// is blank if the emoji is narrow on this terminal, or it holds a variation selector if the
/// terminal gives that a cell of its own. The colour of blanks does not matter. Backgrounds do not
/// matter either: background_of() tells them.
std::string difference(const TerminalEmulator& terminal, const Frame& frame,
                       GlyphText glyph_text = emoji, std::string_view status = {});

/// The background of the cells under the frame, at the top left; nothing if they have different
/// ones.
std::optional<int> background_of(const TerminalEmulator& terminal);

}  // namespace rogue::test
