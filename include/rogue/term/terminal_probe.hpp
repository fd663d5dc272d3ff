#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {

/// Asks the terminal how wide it draws our glyphs. Each glyph is written, concealed, at a place of
/// its own, with eight cells before the next. Then the terminal is asked for the cursor's position
/// (CSI 6 n, answered by CSI row ; column R). That tells which glyph an answer is about, so that
/// answers can't be mixed up.
///
/// It also asks for the background (OSC 11 ; ?), for the sixteen colours (OSC 4 ; number ; ?) and
/// whether the mouse wheel sends arrow keys (DECRQM of mode 1007). It takes none of those
/// answers.
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
    explicit TerminalProbe(Question question, const GlyphWidths& known = {})
        : question_(question), widths_(known) {}

    /// The bytes to send. They leave the screen blank. They must not be part of a synchronized
    /// update, in which some terminals hold their answers back. They stay where a frame is.
    std::string query();

    /// Takes an answer; returns true if it was the last one. Later answers mean nothing.
    bool take(const Report& report);

    Question question() const { return question_; }

    const GlyphWidths& widths() const { return widths_; }

    /// Whether the terminal knows UTF-8: it has drawn the letter as one character.
    bool knows_utf8() const { return letter_width_ == 1; }

private:
    /// A question: how wide that is.
    struct Asked {
        std::string_view drawn;
        std::optional<int>* width;  ///< Where the answer belongs.
    };

    std::vector<Asked> asked();

    Question question_;
    GlyphWidths widths_;
    std::optional<int> letter_width_;
    bool done_ = false;
};

}  // namespace rogue
