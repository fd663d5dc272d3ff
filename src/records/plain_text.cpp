#include "rogue/records/plain_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/run_code.hpp"

namespace rogue {
namespace {

constexpr std::string_view kOfSteps{"\0\v\x0E\x0F", 4};
// What HTML calls "&'<> and then the characters from U+00A0 on.
constexpr std::string_view kNames =
    " quot amp apos lt gt nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not "
    "shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 "
    "frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc "
    "Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave "
    "Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil "
    "egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml "
    "divide oslash ugrave uacute ucirc uuml yacute thorn yuml ";

// Returns the character that HTML calls by this name, or a blank for most names.
std::string named(std::string_view name) {
    const std::size_t at = kNames.find(concat(" ", name, " "));
    if (at < kNames.size()) {
        const auto index = static_cast<std::size_t>(std::ranges::count(kNames.substr(0, at), ' '));
        return utf8(index < 5 ? U"\"&'<>"[index] : static_cast<char32_t>(0xA0 + index - 5));
    }
    const bool is_hex = name.starts_with("#x") || name.starts_with("#X");
    const std::string_view digits = name.substr((name.starts_with('#') ? 1 : 0) + (is_hex ? 1 : 0));
    std::string result = utf8(parse_number<std::uint32_t>(digits, is_hex ? 16 : 10).value_or(' '));
    result.back() = within_line(result.back());
    return result;
}

}  // namespace

bool is_one_of(std::string_view word, std::string_view list) {
    return list.find(concat(" ", word, " ")) != std::string_view::npos;
}

char within_line(char byte) {
    const char other = contains(kOfSteps, byte) ? ' ' : byte;
    return byte == '\n' ? '\r' : other;
}

// The bytes FE and FF are in no text in UTF-8. Both, in either order, begin a text in UTF-16.
void Characters::take(char byte, std::string& text) {
    bytes_ = bytes_ << 8 | static_cast<unsigned char>(byte);
    ++read_;
    if (read_ == 2 && (bytes_ == 0xFEFF || bytes_ == 0xFFFE)) {
        mark_ = bytes_;
    }
    if (mark_ == 0) {
        const bool is_omitted = contains({"\0\xFE\xFF", 3}, byte);
        text.append(is_omitted ? 0 : 1, contains(kOfSteps, byte) ? ' ' : byte);
    } else if (read_ % 2 == 0) {
        const auto unit = [&](int shift) {
            const char32_t two = bytes_ >> shift & 0xFFFF;
            return mark_ == 0xFEFF ? two : (two & 0xFF) << 8 | two >> 8;
        };
        if (const char32_t last = unit(0); last != 0 && !is_high_surrogate(last)) {
            text += utf8(is_low_surrogate(last) ? from_surrogates(unit(16), last) : last);
            text.back() = contains(kOfSteps, text.back()) ? ' ' : text.back();
        }
    }
}

void Mail::take(char character, std::string& text) {
    if (!takes_base64(character, text)) {
        find_part(character);
        unquote(character, text);
    }
}

void Mail::unquote(char character, std::string& text) {
    constexpr std::size_t kMost = 80;
    if (held_.empty() && character != '=') {
        text += character;
        return;
    }
    held_ += character;
    const auto consists_of = [behind = std::string_view(held_).substr(1)](std::string_view these) {
        return behind.find_first_not_of(these) == std::string_view::npos;
    };
    const bool is_hex = consists_of("0123456789ABCDEF");
    if (character == '\n' && consists_of(" \t\r\n")) {
        text += '\v';
        held_.clear();
    } else if (is_hex && held_.size() == 3) {
        const auto byte = parse_number<unsigned>(held_.substr(1), 16).value();
        const bool is_encoded = byte >= 0x80 || byte == ' ' || byte == '=';
        text += is_encoded ? std::string(1, static_cast<char>(byte)) : held_;
        held_.clear();
    } else if (held_.size() > kMost || !(is_hex || consists_of(" \t\r") || consists_of("="))) {
        held_.pop_back();
        text += std::exchange(held_, {});
        unquote(character, text);
    }
}

bool Mail::takes_base64(char character, std::string& text) {
    constexpr std::string_view kBase64 =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::size_t value = in_base64_ ? kBase64.find(character) : std::string_view::npos;
    in_base64_ = in_base64_ && (value < kBase64.size() || contains("=\r\n", character));
    if (value < kBase64.size()) {
        bits_ = (bits_ << 6 | static_cast<unsigned>(value)) & 0xFFFF;
        count_ = (count_ + 6) % 8;
        text.append(count_ == 6 ? 0 : 1, within_line(static_cast<char>(bits_ >> count_)));
    }
    text.append(in_base64_ && character == '\n' ? 1 : 0, '\v');
    return in_base64_;
}

void Mail::find_part(char character) {
    constexpr std::string_view kName = "content-transfer-encoding:";
    constexpr std::size_t kLongestHeader = 80;
    if (character == '\n') {
        in_header_ |= trimmed(header_, " \t").ends_with("base64");
        in_base64_ = in_header_ && header_.empty() && !is_other_line_;
        in_header_ &= !in_base64_;
        count_ = 0;
        header_.clear();
        is_other_line_ = false;
    } else if (!is_other_line_ && character != '\r') {
        header_ += lowercase({&character, 1});
        is_other_line_ = header_.size() > kLongestHeader ||
                         (header_.size() <= kName.size() && !kName.starts_with(header_));
        header_.resize(is_other_line_ ? 0 : header_.size());
    }
}

void Letters::take(char byte, std::string& text) {
    constexpr std::size_t kLongestName = 32;
    constexpr auto kLigatures =
        std::to_array<std::string_view>({"ff", "fi", "fl", "ffi", "ffl", "st", "st"});
    if (held_.empty() && byte != '&' && byte != '\xEF') {
        text += byte;
        return;
    }
    held_ += byte;
    const bool is_name = held_[0] == '&';
    const bool is_of_name = is_name && (contains("#\v", byte) || contains(kCodeCharacters, byte));
    if (held_.size() == 1 || (is_of_name && held_.size() < kLongestName) || held_ == "\xEF\xAC" ||
        held_ == "\xEF\xBC") {
        return;
    }
    std::string held = std::exchange(held_, {});
    const std::size_t ligature = static_cast<unsigned char>(byte) - std::size_t{0x80};
    if (is_name && byte == ';') {
        text.append(std::erase(held, '\v'), '\v');
        for (const char each : named(std::string_view(held).substr(1, held.size() - 2))) {
            take(each, text);  // It may begin another name.
        }
    } else if (held.starts_with("\xEF\xAC") && ligature < kLigatures.size()) {
        text += kLigatures[ligature];
    } else if (held == "\xEF\xBC\x9A") {
        text += ": ";
    } else {
        held.pop_back();
        text += held;
        take(byte, text);
    }
}

}  // namespace rogue
