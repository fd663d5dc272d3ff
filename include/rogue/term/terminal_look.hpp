#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/term/key_decoder.hpp"
#include "rogue/term/terminal_traits.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/renderer.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// Asks the terminal how wide it draws our glyphs. Each glyph is written, concealed, at a place of
/// its own, with eight cells before the next. Then the terminal is asked for the cursor's position
/// (CSI 6 n, answered by CSI row ; column R). That tells which glyph an answer is about, so that
/// answers can't be mixed up.
///
/// It also asks for the background (OSC 11 ; ?), for the sixteen colours (OSC 4 ; number ; ?) and
/// whether the mouse wheel sends arrow keys (DECRQM of mode 1007), and for the terminal's version
/// (XTVERSION). The session takes those answers, not this class. A multiplexer is not asked for the
/// sixteen: it has none of its own, and tmux 3.6 makes keys of the terminal's answer if that comes
/// in pieces.
///
/// The last question is for the device's attributes (CSI c). Every terminal answers it, and in
/// order, so that no answer is missing when this one has come. Nobody waits for the answers. They
/// may come late, twice or never, between keys and in pieces.
class TerminalProbe {
public:
    /// What the terminal is asked besides its colours and its wheel.
    enum class Question {
        glyphs,    ///< How wide the glyphs are.
        encoding,  ///< Whether it knows UTF-8. A letter whose bytes are harmless tells.
        nothing,
    };

    /// xterm's private mode in which the wheel sends arrow keys on the alternate screen.
    static constexpr int kAlternateScroll = 1007;

    /// `known` holds the widths that are known without asking.
    explicit TerminalProbe(Question question, const GlyphWidths& known = {}, bool colors = true)
        : question_(question), widths_(known), colors_(colors) {}

    /// Returns the bytes to send. They leave the screen blank. They must not be part of a
    /// synchronized update, in which some terminals hold their answers back. They stay where a
    /// frame is.
    std::string query();

    /// Takes an answer; returns true if it was the last one. REQUIRES: the last has not come.
    bool handle(const Report& report);

    Question question() const { return question_; }

    const GlyphWidths& widths() const { return widths_; }

    /// Returns true if the terminal knows UTF-8: it has drawn the letter as one character.
    bool knows_utf8() const { return letter_width_ == 1; }

private:
    /// A question for the width of some bytes.
    struct Asked {
        std::string_view drawn;
        std::optional<int>* width;  ///< Where the answer belongs.
    };

    std::vector<Asked> asked();

    Question question_;
    GlyphWidths widths_;
    bool colors_;  // It asks for the sixteen.
    std::optional<int> letter_width_;
};

enum class ColorChoice {
    automatic,  ///< Colours, unless the environment forbids them.
    always,
    never,
};

/// The player's settings for glyphs and colours.
struct SessionSettings {
    GlyphChoice glyphs = GlyphChoice::automatic;
    ColorChoice color = ColorChoice::automatic;
    BackgroundChoice background = BackgroundChoice::automatic;
};

/// How to draw on a terminal. This follows from the player's settings, from what is known about the
/// terminal, and from its answers to what it is asked.
class TerminalLook {
public:
    using Clock = std::chrono::steady_clock;

    TerminalLook(const SessionSettings& settings, const TerminalTraits& traits);

    /// A window that is too small for a frame is not painted black, because only a whole frame can
    /// be.
    DrawingStyle style(bool too_small) const;

    /// Switches between emoji and ASCII. It keeps ASCII on a terminal that may take the bytes of
    /// emoji for control codes.
    void switch_glyphs();

    /// Returns true if there is something to ask that has not been asked.
    bool has_question() const { return probe_ && !asked_; }

    /// Returns the bytes that ask it. REQUIRES: has_question().
    std::string question();

    /// Returns when the questions were asked that are not answered yet.
    std::optional<Clock::time_point> asked() const { return asked_; }

    /// Call this when the answers that were due will not come: it must be asked again.
    void ask_again() { asked_.reset(); }

    /// Takes an answer. Returns whether the style may have changed.
    bool handle(const Report& report);

private:
    GlyphChoice choice(TerminalTraits::Encoding encoding) const;
    TerminalProbe probe_for(TerminalProbe::Question question) const;
    std::optional<TerminalProbe> first_probe() const;
    bool paints_black() const;
    Background black() const;
    Substitutes substitutes(Background background) const;

    SessionSettings settings_;
    TerminalTraits traits_;  // As the answers tell them, once they have come.
    GlyphSet glyphs_;
    Theme theme_;
    std::optional<TerminalProbe> probe_;      // Empty if nothing is unanswered.
    std::optional<Clock::time_point> asked_;  // When probe_ was sent.
    bool answered_ = false;  // All answers to a probe have come: what is missing stays unknown.
};

}  // namespace rogue
