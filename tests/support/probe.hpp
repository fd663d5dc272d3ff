#pragma once

#include "rogue/term/terminal_probe.hpp"
#include "tests/support/width_model.hpp"

namespace rogue::test {

/// The probe after a terminal of that kind has answered it. Throws std::runtime_error if the
/// answers are not exactly those asked for.
TerminalProbe answered_probe(const WidthModel& model,
                             TerminalProbe::Question question = TerminalProbe::Question::glyphs);

/// The glyphs that suit such a terminal once it has answered.
GlyphSet measured_glyphs(const WidthModel& model);

}  // namespace rogue::test
