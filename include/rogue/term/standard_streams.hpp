#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace rogue {

// Standard input and output as plain bytes, for use without a terminal.

/// Reads what there is, waiting until there is something; returns how many bytes, 0 at the end.
/// Throws std::system_error.
std::size_t read_standard_input(std::span<char> buffer);

/// Writes all of it. Throws std::system_error.
void write_standard_output(std::string_view bytes);

}  // namespace rogue
