#pragma once

#include <string>
#include <string_view>

namespace rogue::test {

/// The bytes that a terminal sends for a key of a script. Some arrows have the one form of arrow
/// keys, some the other.
std::string key_bytes(char key);

/// The same for all keys of a script.
std::string key_bytes(std::string_view keys);

/// What is typed in plain play for a key of a script: a letter for an arrow.
char plain_key(char key);

}  // namespace rogue::test
