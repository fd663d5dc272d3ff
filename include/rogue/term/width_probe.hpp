#pragma once

#include <optional>
#include <string>

#include "rogue/term/key_decoder.hpp"
#include "rogue/ui/glyph_set.hpp"

namespace rogue {

/// Asks the terminal how wide it draws our glyphs. Each is written, concealed, at the start of a
/// row, and the cursor's position asked for behind it (CSI 6 n, answered by CSI row ; column R):
/// the row says which glyph an answer is about, so that none is mistaken for another. Behind them
/// all the device's attributes are asked for (CSI c), which every terminal answers, and in order:
/// with that answer all are in.
///
/// Nobody waits. Answers may come late, twice or never, between keys and in pieces.
class WidthProbe {
public:
    enum class Question {
        glyphs,
        /// Only whether it knows UTF-8, by a letter whose bytes harm nobody that does not.
        encoding,
    };

    explicit WidthProbe(Question question) : question_(question) {}

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
