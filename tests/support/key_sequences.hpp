#pragma once

#include <string>
#include <vector>

namespace rogue::test {

/// A complete sequence that a terminal may send, and its meaning in the words of words_of().
struct KeySequence {
    std::string bytes;
    std::string events;
};
using KeySequences = std::vector<KeySequence>;

/// The arrow keys, alone and with modifiers, in the forms of all terminals.
KeySequences arrow_sequences();

/// Keys without a character, and unknown sequences. Each is one key of the kind `other`.
KeySequences other_key_sequences();

/// Typed text and control characters, alone, after Esc, and as sequences.
KeySequences character_sequences();

/// Sequences that begin with a C1 control in place of an Esc and another byte.
KeySequences c1_sequences();

/// Answers to the question for the background colour.
KeySequences background_reports();

/// Answers to our other questions.
KeySequences report_sequences();

/// Escape sequences that mean nothing: other answers, the mouse, the focus, keys released, strings,
/// pasted text.
KeySequences silent_sequences();

/// All of the above, and those of broken_sequences.hpp.
KeySequences all_key_sequences();

}  // namespace rogue::test
