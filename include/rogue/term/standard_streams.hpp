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

/// Call this before anything else. It opens streams that are closed, so that nothing is read or
/// written there: otherwise the next file that is opened would become one of them and receive the
/// program's output. It also makes it an error, like a full disk, to write beyond the largest size
/// that a file may have; without this it is a signal. On Windows, where a window may close with the
/// program that it was opened for, the program then awaits a key at its end.
void prepare_standard_streams();

/// Makes the terminal from which the program was started its standard input, if there is one. It is
/// for a program that has read a file from standard input and needs keys from elsewhere.
void take_standard_input_from_terminal();

/// Returns true if standard input is a terminal that hands over whole lines and shows what is
/// typed.
bool standard_input_is_echoed();

/// From now on it is noted that the program was stopped and goes on. Throws std::system_error.
void note_continuing();

/// Reads the bytes that are there, and waits until there are some. Returns how many they are, 0 at
/// the end. If it is noted that the program goes on, and it does so in the foreground, it calls
/// `resumed`, at once and not only when something is typed. Throws std::system_error.
std::size_t read_standard_input(std::span<char> buffer, const std::function<void()>& resumed = {});

/// Bytes to be written as they are, such as frames. Nothing that a player or a file has given may
/// be among them: that goes into Lines.
struct Raw {
    std::string_view bytes;
};

/// Writes all of it. Throws std::system_error, also if the program must end by a signal and nothing
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

    /// Call this when a reader may wait, and at the end. Throws std::system_error.
    void flush() {
        write_standard_output(Raw{pending_});
        pending_.clear();
    }

private:
    std::string pending_;
};

/// Writes all lines to standard error. Failures are ignored.
void write_standard_error(const Lines& lines) noexcept;

}  // namespace rogue
