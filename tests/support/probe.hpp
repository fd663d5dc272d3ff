#pragma once

#include "rogue/term/terminal_look.hpp"
#include "tests/support/width_model.hpp"

namespace rogue::test {

/// The probe after a terminal of that kind has answered it. Throws std::runtime_error if the
/// answers do not fit the questions exactly.
TerminalProbe answered_probe(const WidthModel& model,
                             TerminalProbe::Question question = TerminalProbe::Question::glyphs);

/// The glyphs for such a terminal after it has answered.
GlyphSet measured_glyphs(const WidthModel& model);

}  // namespace rogue::test
