#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "rogue/records/utf8_reader.hpp"

namespace rogue {

/// Reads a text that may be a mail: those of its parts that are in base64 (RFC 2045, 6.8) are
/// decoded. Such a part follows an empty line behind the header `Content-Transfer-Encoding: base64`
/// and ends with a character that base64 lacks, as a boundary has.
class MailReader {
public:
    explicit MailReader(Utf8Reader text) : text_(std::move(text)) {}

    /// Returns the next byte, or nothing at the end. Throws std::system_error as Utf8Reader does.
    std::optional<char> next();

    /// Returns the next bytes up to `end`, or `most` of them if it is not among these, or all that
    /// there are. next() returns them again.
    std::string ahead(char end, std::size_t most);

    /// Returns the line of the text, counted from 1, from which the last byte was read.
    std::size_t line() const { return line_; }

private:
    // A byte, decoded if it was in base64, and the line that it is from.
    struct Read {
        char byte;
        std::size_t line;
    };

    std::optional<Read> read();
    std::optional<char> decoded(char byte);
    void find_part(char byte);

    Utf8Reader text_;
    std::deque<Read> ahead_;  // Not yet returned.
    std::size_t line_ = 1;
    std::size_t last_line_ = 1;  // Of what has been read ahead.
    std::string header_;         // This line in lowercase, if it may say that a part is in base64.
    bool is_other_line_ = false;
    bool in_header_ = false;  // Of a part in base64.
    bool in_base64_ = false;
    unsigned bits_ = 0;  // Of a byte that is not whole.
    int count_ = 0;      // How many these are.
};

}  // namespace rogue
