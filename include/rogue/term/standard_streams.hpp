#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace rogue {

// The standard streams as plain bytes, for use without a terminal. Lines end in a line feed,
// whatever the system has them end in; what a terminal shows of it all is UTF-8.

/// To be called before anything else. Streams that are closed are opened, on nothing: else the next
/// file that is opened would become one of them, and what is printed would go there. And from then
/// on to write to a file beyond the size that it may have is an error, like a full disk, and no
/// signal.
void prepare_standard_streams();

/// Makes the terminal the program was started from its standard input, if there is one: where a
/// file came from there, the keys must come from elsewhere.
void take_standard_input_from_terminal();

/// Reads what there is, waiting until there is something; returns how many bytes, 0 at the end.
/// Throws std::system_error.
std::size_t read_standard_input(std::span<char> buffer);

/// Writes all of it. Throws std::system_error.
void write_standard_output(std::string_view bytes);

/// The same for standard error; if nobody can be told, nobody is.
void write_standard_error(std::string_view bytes) noexcept;

}  // namespace rogue
