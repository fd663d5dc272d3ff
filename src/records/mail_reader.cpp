#include "rogue/records/mail_reader.hpp"

#include <string_view>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr std::string_view kBase64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view kBetween = "=\r\n";  // Padding and line ends.

}  // namespace

std::optional<char> MailReader::next() {
    std::optional<Read> next;
    if (ahead_.empty()) {
        next = read();
    } else {
        next = ahead_.front();
        ahead_.pop_front();
    }
    line_ = next ? next->line : line_;
    return next ? std::optional(next->byte) : std::nullopt;
}

std::string MailReader::ahead(char end, std::size_t most) {
    std::string bytes;
    for (std::size_t at = 0; bytes.size() < most && !bytes.ends_with(end); ++at) {
        if (at == ahead_.size()) {
            const auto read = this->read();
            if (!read) {
                break;
            }
            ahead_.push_back(*read);
        }
        bytes += ahead_[at].byte;
    }
    return bytes;
}

std::optional<MailReader::Read> MailReader::read() {
    while (const std::optional<char> byte = text_.next()) {
        last_line_ += *byte == '\n' ? 1 : 0;
        in_base64_ = in_base64_ && (contains(kBase64, *byte) || contains(kBetween, *byte));
        if (!in_base64_) {
            find_part(*byte);
            return Read{*byte, last_line_};
        }
        if (const auto whole = decoded(*byte)) {
            return Read{*whole, last_line_};
        }
    }
    return std::nullopt;
}

// Returns the byte that this character of base64 completes, if it does.
std::optional<char> MailReader::decoded(char byte) {
    const std::size_t value = kBase64.find(byte);
    if (value == std::string_view::npos) {
        return std::nullopt;
    }
    bits_ = (bits_ << 6 | static_cast<unsigned>(value)) & 0xFFFF;
    count_ = (count_ + 6) % 8;
    return count_ == 6 ? std::nullopt : std::optional(static_cast<char>(bits_ >> count_));
}

// Finds where a part in base64 begins.
void MailReader::find_part(char byte) {
    constexpr std::string_view kName = "content-transfer-encoding:";
    constexpr std::size_t kLongestHeader = 80;
    if (byte == '\n') {
        in_header_ |= trimmed(header_, " \t").ends_with("base64");
        in_base64_ = in_header_ && header_.empty() && !is_other_line_;
        in_header_ &= !in_base64_;
        count_ = 0;
        header_.clear();
        is_other_line_ = false;
    } else if (!is_other_line_ && byte != '\r') {
        header_ += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
        is_other_line_ = header_.size() > kLongestHeader ||
                         (header_.size() <= kName.size() && !kName.starts_with(header_));
        header_.resize(is_other_line_ ? 0 : header_.size());
    }
}

}  // namespace rogue
