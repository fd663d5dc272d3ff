#pragma once

#include <optional>
#include <string>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {

/// Asks the terminal how wide it draws our glyphs. Each is written, concealed, at the start of a
/// row, and the cursor's position asked for behind it (CSI 6 n, answered by CSI row ; column R):
/// the row says which glyph an answer is about, so that none is mistaken for another.
///
/// It asks as well for the background (OSC 11 ; ?) and whether the mouse wheel is arrow keys
/// (DECRQM of mode 1007). Those two answers are complete in themselves: TerminalSession takes them.
///
/// Behind them all the device's attributes are asked for (CSI c), which every terminal answers, and
/// in order: with that answer all are in. Nobody waits. Answers may come late, twice or never,
/// between keys and in pieces.
class TerminalProbe {
public:
    /// What the terminal is asked for besides its background and its wheel.
    enum class Question {
        glyphs,    ///< How wide they are.
        encoding,  ///< Whether it knows UTF-8, by a letter whose bytes harm nobody.
        nothing,
    };

    /// xterm's private mode that turns the wheel into arrow keys on the alternate screen.
    static constexpr int kAlternateScroll = 1007;

    /// `known` is what is known of the widths without asking.
    explicit TerminalProbe(Question question, const GlyphWidths& known = {})
        : question_(question), widths_(known) {}

    /// What to send. It leaves the screen blank and must not be part of a synchronized update,
    /// within which some terminals hold their answers back. Needs 18 rows.
    std::string query() const;

    /// Takes an answer; true if it was the last. Those behind it mean nothing.
    bool take(const Report& report);

    Question question() const { return question_; }

    const GlyphWidths& widths() const { return widths_; }

    /// Whether the letter came out as one: the terminal knows UTF-8.
    bool knows_utf8() const { return letter_width_ == 1; }

private:
    std::optional<int>* asked_in_row(int row);

    Question question_;
    GlyphWidths widths_;
    std::optional<int> letter_width_;
    bool done_ = false;
};

}  // namespace rogue
