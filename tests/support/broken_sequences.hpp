#pragma once

#include "tests/support/key_sequences.hpp"

namespace rogue::test {

/// Bytes that are not UTF-8 and mean nothing.
KeySequences broken_characters();

/// Sequences that are broken off by an intact one.
KeySequences broken_off_sequences();

}  // namespace rogue::test
