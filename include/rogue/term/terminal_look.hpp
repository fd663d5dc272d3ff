#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "rogue/term/terminal_probe.hpp"
#include "rogue/term/terminal_traits.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/renderer.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// The player's settings for glyphs and colours.
struct SessionSettings {
    GlyphChoice glyphs = GlyphChoice::automatic;
    bool color = true;
    BackgroundChoice background = BackgroundChoice::automatic;
};

/// How to draw on a terminal. This follows from the player's settings, from what is known about the
/// terminal, and from its answers to what it is asked.
class TerminalLook {
public:
    using Clock = std::chrono::steady_clock;

    /// The traits are borrowed.
    TerminalLook(const SessionSettings& settings, const TerminalTraits& traits);

    /// A window that is too small for a frame is not painted black, because only a whole frame can
    /// be.
    DrawingStyle style(bool too_small) const;

    /// Switches between emoji and ASCII. It keeps ASCII on a terminal that may take the bytes of
    /// emoji for control codes.
    void switch_glyphs();

    /// Whether there is something to ask that has not been asked.
    bool has_question() const { return probe_ && !asked_; }

    /// Returns the bytes that ask it. REQUIRES: has_question().
    std::string question();

    /// When it was asked what is not answered yet.
    std::optional<Clock::time_point> asked() const { return asked_; }

    /// Call this when the answers that were due will not come: it must be asked again.
    void ask_again() { asked_.reset(); }

    /// Takes an answer. Returns whether the style may have changed.
    bool take(const Report& report);

private:
    GlyphChoice choice(TerminalTraits::Encoding encoding) const;
    std::optional<TerminalProbe> first_probe() const;
    Substitutes substitutes(Background background) const;

    SessionSettings settings_;
    const TerminalTraits& traits_;
    GlyphWidths widths_ = traits_.widths;
    GlyphSet glyphs_;
    bool light_background_ = traits_.light_background;
    Theme theme_;
    std::optional<TerminalProbe> probe_;      // Empty if nothing is unanswered.
    std::optional<Clock::time_point> asked_;  // When probe_ was sent.
};

}  // namespace rogue
