#include "rogue/records/code_finder.hpp"

#include <algorithm>
#include <string_view>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

constexpr std::size_t kShortestCode = kRunCode.size() + CodeCheck::kSize;

bool contains(std::string_view bytes, char byte) {
    return bytes.find(byte) != std::string_view::npos;
}

// True beyond ASCII too: no-break blanks, soft hyphens and invisible characters are there.
bool is_folding(char byte) {
    return contains(" \t\r\n>=", byte) || static_cast<unsigned char>(byte) >= 0x80;
}

// Returns the name in the text before a code: up to the last colon before a blank or the code.
std::string name_in(std::string_view before) {
    const std::string all = without_unseen(before);
    std::string_view words = all;
    words.remove_prefix(std::min(words.find_first_not_of("> \t"), words.size()));
    const std::size_t colon = text(words, " ").rfind(": ");
    words = words.substr(0, colon == std::string_view::npos ? 0 : colon);
    std::string name = printable(trimmed(words, " \t"));
    name.resize(size_within(name, 20));
    return name;
}

}  // namespace

std::optional<FoundCode> CodeFinder::next(std::size_t within) {
    constexpr std::size_t kLongestBefore = 256;
    for (std::size_t searched = 0; searched < within || !code_.code.empty(); ++searched) {
        std::optional<char> byte = bytes_.next();
        if (!byte) {
            return end_word({});
        }
        const bool in_markup = markup_ > 0;
        markup_ -= in_markup ? 1 : 0;
        const bool escaped = escaped_ > 0 && contains("0123456789ABCDEF", *byte);
        escaped_ = *byte == '=' ? 2 : escaped ? escaped_ - 1 : 0;
        const char seen = escaped || in_markup ? ' ' : *byte;
        auto ended = contains(kCodeCharacters, seen) ? take_character(seen) : end_word(seen);
        const char digit = before_.empty() ? '0' : before_.back();  // Of a byte beyond ASCII.
        if (escaped && escaped_ == 0 && digit >= '8' && before_.ends_with(text("=", digit))) {
            byte = static_cast<char>(number_in<int>(text(digit, *byte), 16).value());
            before_.resize(before_.size() - 2);
        }
        line_ += *byte == '\n' ? 1 : 0;
        if (contains("\r\n", *byte)) {
            before_.clear();
        } else if (before_.size() < kLongestBefore) {
            before_ += *byte;
        }
        if (ended) {
            return ended;
        }
    }
    return std::nullopt;
}

// Within a code, only a new word can begin another code.
std::optional<FoundCode> CodeFinder::take_character(char character) {
    std::optional<FoundCode> ended;
    std::string& code = code_.code;
    const bool is_mark = contains("-_", character);
    if (!code.empty()) {
        tell_damage_ |= code.size() == kRunCode.size() && word_ >= kRunCode.size() && !is_mark;
        fitted_ = !is_mark ? 0 : fits() ? code.size() : fitted_;
        if (code.size() >= kShortestCode) {
            check_.take(code[code.size() - CodeCheck::kSize]);
        }
        code += character;
        ended = code.size() > kLongestCode ? end_code() : std::nullopt;
    }
    met_ = character == kRunCode[met_] ? met_ : 0;
    if (met_ == 0 && character == kRunCode[0] && (word_ == 0 || code.empty())) {
        met_code_ = {line_, before_, {}};
        met_ = 1;
    } else if (met_ > 0) {
        ++met_;
    }
    word_ += word_ > 0 || !is_mark ? 1 : 0;
    if (met_ == kRunCode.size()) {
        if (!code.empty()) {
            code.resize(code.size() - kRunCode.size());
            ended = end_code();
        }
        code_ = {met_code_.line, name_in(met_code_.name), std::string(kRunCode)};
        check_ = {};
        met_ = 0;
    }
    return ended;
}

std::optional<FoundCode> CodeFinder::end_word(std::optional<char> behind) {
    const std::size_t word = std::exchange(word_, 0);
    std::string& code = code_.code;
    if (code.empty() && met_ == 0) {
        return std::nullopt;
    }
    const std::size_t fitting = fits() ? code.size() : fitted_;
    const bool is_last = fitting > 0 || !behind || !(is_folding(*behind) || begins_markup(*behind));
    met_ = is_last ? 0 : met_;
    if (code.empty()) {
        return std::nullopt;
    }
    tell_damage_ |= fitting > 0;
    code.resize(fitting > 0 ? fitting : code.size());
    if (fitting > 0 || word >= code.size()) {
        before_.clear();
    }
    return is_last ? end_code() : std::nullopt;
}

std::optional<FoundCode> CodeFinder::end_code() {
    FoundCode ended = std::exchange(code_, {});
    fitted_ = 0;
    return std::exchange(tell_damage_, false) ? std::optional(std::move(ended)) : std::nullopt;
}

// Returns true if the byte begins markup, which is left out unless a code may be in it.
bool CodeFinder::begins_markup(char byte) {
    constexpr std::size_t kMost = 80;
    if (!contains("<&", byte)) {
        return false;
    }
    const char end = byte == '<' ? '>' : ';';
    const std::string ahead = bytes_.ahead(end, kMost);
    markup_ = ahead.ends_with(end) && ahead.find(kRunCode) == std::string::npos ? ahead.size() : 0;
    return markup_ > 0;
}

bool CodeFinder::fits() const {
    return code_.code.size() >= kShortestCode && code_.code.ends_with(check_.characters());
}

}  // namespace rogue
