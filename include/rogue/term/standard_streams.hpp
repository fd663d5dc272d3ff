#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "rogue/base/text.hpp"

namespace rogue {

// The standard streams as plain bytes, for use without a terminal. Lines end in a line feed on
// every system, and a terminal shows the bytes as UTF-8.

/// Call this before anything else. Opens closed streams so that nothing is read or written there;
/// else the next opened file would become one of them and receive the program's output. Also makes
/// it an error, not a signal, to write beyond the largest size of a file. On Windows, where a
/// window may close with the program, the program then awaits a key at its end.
void prepare_standard_streams();

/// Makes the terminal from which the program was started its standard input, if there is one. Use
/// it when the program has read a file from standard input and needs keys.
void take_standard_input_from_terminal();

/// Returns true if standard input is a terminal that hands over whole lines and echoes typed text.
bool standard_input_is_echoed();

/// Makes read_standard_input() notice when a stopped program goes on. Throws std::system_error.
void note_continuing();

/// Reads the available bytes, or waits for some. Returns their number, or 0 at the end. After
/// note_continuing(), calls `resumed` as soon as a stopped program goes on in the foreground.
/// Throws std::system_error.
std::size_t read_standard_input(std::span<char> buffer, const std::function<void()>& resumed = {});

/// Bytes to write as they are, such as frames. What a player or a file gave goes into Lines.
struct Raw {
    std::string_view bytes;
};

/// Writes all bytes. Throws std::system_error, also if the program must end by a signal and nothing
/// is taken for half a second.
void write_standard_output(Raw raw);
inline void write_standard_output(const Lines& lines) {
    write_standard_output(Raw{lines.text()});
}

/// Standard output for many small writes. It is written when much has gathered.
class BufferedOutput {
public:
    void print(std::string_view bytes) {
        constexpr std::size_t kMuch = 1 << 16;
        pending_ += bytes;
        if (pending_.size() >= kMuch) {
            flush();
        }
    }

    /// Call this when a reader may be waiting, and at the end. Throws std::system_error.
    void flush() {
        write_standard_output(Raw{pending_});
        pending_.clear();
    }

private:
    std::string pending_;
};

/// Writes all lines to standard error. Ignores failures.
void write_standard_error(const Lines& lines) noexcept;

}  // namespace rogue
