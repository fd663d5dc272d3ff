#pragma once

#include <string>
#include <string_view>

namespace rogue::test {

/// What a terminal sends for a key of a script. Of the two forms of arrows each is used for some.
std::string key_bytes(char key);

/// The same for all keys of a script.
std::string key_bytes(std::string_view keys);

}  // namespace rogue::test
