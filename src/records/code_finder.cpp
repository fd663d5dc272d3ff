#include "rogue/records/code_finder.hpp"

#include <algorithm>
#include <string_view>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

bool is_letter(char byte) {
    return (byte | ' ') >= 'a' && (byte | ' ') <= 'z';
}

// Returns the character that HTML calls by this name, or a blank for most names.
std::string named(std::string_view name) {
    const bool is_hex = name.starts_with("#x") || name.starts_with("#X");
    if (name.starts_with('#')) {
        const auto number =
            parse_number<std::uint32_t>(name.substr(is_hex ? 2 : 1), is_hex ? 16 : 10);
        return number ? utf8(*number) : " ";
    }
    return name == "lt" ? "<" : name == "gt" ? ">" : name == "amp" ? "&" : " ";
}

// Puts a byte beyond ASCII in the place of "=C3" at the end, which stands for it in a mail (RFC
// 2045).
void decode_escape(std::string& text) {
    constexpr std::size_t kSize = 3;
    const std::size_t sign = text.size() - std::min(text.size(), kSize);
    const auto byte = parse_number<unsigned>(std::string_view(text).substr(sign + 1), 16);
    if (text[sign] == '=' && byte && *byte >= 0x80) {
        text.replace(sign, kSize, 1, static_cast<char>(*byte));
    }
}

// Returns the text with the characters that HTML names.
std::string decoded(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t end = text[at] == '&' ? text.find(';', at) : std::string_view::npos;
        const bool is_name = end != std::string_view::npos;
        result += is_name ? named(text.substr(at + 1, end - at - 1)) : std::string(1, text[at]);
        at = is_name ? end : at;
    }
    return result;
}

// Returns the text without tags of HTML and of forums, and without the addresses of links in
// Markdown.
std::string without_tags(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_address = text.substr(at).starts_with("](");
        const char close = is_address ? ')' : text[at] == '<' ? '>' : ']';
        const std::size_t end =
            is_address || contains("<[", text[at]) ? text.find(close, at) : std::string_view::npos;
        const bool is_tag = end != std::string_view::npos && !text.substr(end).starts_with("](");
        result += is_tag ? ' ' : text[at];
        at = is_tag ? end : at;
    }
    return result;
}

// Returns the words without blanks, marks, bullets and quotes around them.
std::string_view without_marks(std::string_view words) {
    constexpr std::string_view kMarks = " \t*_~`\"'<>|[]{}#+=-,;:@";
    constexpr std::size_t kSize = 3;
    const auto is_symbol = [](std::string_view text) {  // U+2010 to U+203F, U+2500 to U+25FF.
        const std::string_view start = text.substr(0, 2);
        return start == "\xE2\x80" || (start >= "\xE2\x94" && start <= "\xE2\x97");
    };
    words = trimmed(words, kMarks);
    const std::size_t first = std::min(words.size(), kSize);
    const std::size_t last = words.size() - first;
    return is_symbol(words)                ? without_marks(words.substr(first))
           : is_symbol(words.substr(last)) ? without_marks(words.substr(0, last))
                                           : words;
}

// Returns what follows the last date, time or number of a list, or what precedes it if nothing
// follows.
std::string_view without_time(std::string_view words) {
    for (std::size_t end = words.size(); end > 0;) {
        const std::size_t begin = words.find_last_of(" \t", end - 1) + 1;
        const std::string_view word = words.substr(begin, end - begin);
        const bool has_digit = word.find_first_of("0123456789") != std::string_view::npos;
        if (has_digit && word.find_first_of("-/.:)#+") != std::string_view::npos &&
            word.find_first_not_of("0123456789-/.:,+TZ()[]#") == std::string_view::npos) {
            std::string_view behind = without_marks(words.substr(end));
            for (const std::string_view half : {"AM ", "PM ", "am ", "pm "}) {
                const bool is_half = concat(behind, " ").starts_with(half);
                behind.remove_prefix(is_half ? std::min(half.size(), behind.size()) : 0);
            }
            return behind.empty() ? without_time(without_marks(words.substr(0, begin))) : behind;
        }
        end = begin > 0 ? begin - 1 : 0;
    }
    return words;
}

// Returns the text without the blanks and marks at its end that may follow a colon.
std::string_view without_end(std::string_view text) {
    return text.substr(0, text.find_last_not_of(" \t_*'\">|") + 1);
}

// Returns the text up to the last colon before a blank or the end, where marks may follow it.
std::string_view up_to_colon(std::string_view text) {
    const std::string_view words = without_end(text);
    const std::size_t colon = concat(words, " ").rfind(": ");
    return words.substr(0, colon == std::string::npos ? 0 : colon);
}

// Returns the person in these words: in the last field of a table, a list or JSON that names one.
std::string_view person_in(std::string_view words) {
    const std::size_t begin = words.find_last_of("\t|>[]\"") + 1;
    const std::string_view person = without_time(without_marks(words.substr(begin)));
    return person.empty() && begin > 0 ? person_in(words.substr(0, begin - 1)) : person;
}

// Returns the name in the text before a code. What looks like a tag or a time is a name if there is
// no other.
std::string name_in(std::string_view before) {
    constexpr int kColumns = 20;
    std::string all = without_unseen(decoded(decoded(before)));
    std::erase_if(all, [](char byte) { return contains("*`\\", byte); });
    const std::string untagged = without_tags(all);
    std::string_view person = person_in(up_to_colon(untagged));
    person = person.empty() ? person_in(up_to_colon(all)) : person;
    person = person.empty() ? up_to_colon(all) : person;
    std::string name = printable(without_marks(person));
    while (size_within(name, kColumns) < name.size()) {
        name.erase(0, std::max<std::size_t>(1, utf8_size(static_cast<unsigned char>(name[0]))));
    }
    return std::string(without_marks(name));
}

}  // namespace

void CodeFinder::Pieces::take(std::string_view word) {
    for (const char character : word) {
        if (code.size() >= kRunCode.size() + CodeCheck::kSize) {
            check.take(code[code.size() - CodeCheck::kSize]);
        }
        code += character;
    }
}

bool CodeFinder::Pieces::fit() const {
    return code.size() >= kRunCode.size() + CodeCheck::kSize && code.ends_with(check.characters());
}

std::optional<FoundCode> CodeFinder::next(std::size_t within) {
    constexpr std::size_t kMostBefore = 512;
    for (std::size_t searched = 0; searched < within || !code_.code.empty(); ++searched) {
        const std::optional<char> byte = bytes_.next();
        ++position_;
        if (!byte) {
            auto ended = end_word();
            return ended ? ended : end_code(code_.code, tells_damage_);
        }
        if (markup_ == 0 && (control_ > 0 || *byte == '\x1B') && is_control(*byte)) {
            continue;
        }
        const bool in_markup = markup_ > 0;
        markup_ -= in_markup ? 1 : 0;
        const bool escaped = escaped_ > 0 && contains("0123456789ABCDEF", *byte);
        escaped_ = *byte == '=' ? 2 : escaped ? escaped_ - 1 : 0;
        const bool is_escaped = std::exchange(is_escape_, *byte == '\\');
        const bool ends_line =
            *byte == '\n' || *byte == '\r' || (is_escaped && contains("nr", *byte));
        const bool in_word =
            !escaped && !in_markup && !ends_line && (is_letter(*byte) || is_digit(*byte));
        auto ended = in_word ? take_character(*byte) : end_word();
        if (!in_word && !in_markup && (!code_.code.empty() || met_ > 0)) {
            find_markup(*byte);
        }
        if (ends_line) {
            end_line();
        } else {
            if (before_.size() == kMostBefore) {
                before_.erase(0, kMostBefore / 2);
            }
            before_ += *byte;
            if (escaped && escaped_ == 0) {
                decode_escape(before_);
            }
        }
        if (ended) {
            return ended;
        }
    }
    return std::nullopt;
}

// Returns true if the byte is part of a control sequence of a terminal (ECMA-48), as in logs.
bool CodeFinder::is_control(char byte) {
    const int before = std::exchange(control_, 0);
    if (byte == '\x1B') {
        control_ = 1;
    } else if ((before == 1 && byte == '[') || (before == 2 && contains("0123456789;?", byte))) {
        control_ = 2;
    }
    return control_ > 0 || (before == 2 && is_letter(byte));
}

std::optional<FoundCode> CodeFinder::take_character(char character) {
    const bool begins_word = !std::exchange(in_word_, true);
    if (met_ > 0 && character == kRunCode[met_]) {
        torn_ |= begins_word;
        ++met_;
    } else {
        met_ = 0;
        if (character == kRunCode[0]) {
            met_code_ = {bytes_.line(), before_, {}};
            torn_ = false;
            met_ = 1;
        }
    }
    if (met_ == kRunCode.size()) {
        auto ended = end_code(code_.code, tells_damage_);
        met_ = 0;
        code_ = {met_code_.line, name_in(met_code_.name), std::string(kRunCode)};
        all_words_ = word_of_each_line_ = {code_.code, {}};
        is_first_word_ = is_first_line_ = true;
        return ended;
    }
    if (!code_.code.empty()) {
        word_ += character;
        if (all_words_.code.size() + word_.size() > kLongestCode) {
            return end_code(all_words_.code + word_, is_first_word_ ? !torn_ : tells_damage_);
        }
    }
    return std::nullopt;
}

std::optional<FoundCode> CodeFinder::end_word() {
    in_word_ = false;
    if (code_.code.empty() || (word_.empty() && !is_first_word_)) {
        return std::nullopt;
    }
    const std::string word = std::exchange(word_, {});
    all_words_.take(word);
    if (all_words_.fit()) {
        return end_code(all_words_.code, true);
    }
    Pieces& pieces = word_of_each_line_;
    const std::size_t size = pieces.code.size();
    const CodeCheck check = pieces.check;
    pieces.take(word);
    if (std::exchange(is_first_word_, false)) {
        tells_damage_ = !torn_ && !word.empty();
        code_.code += word;
        longest_of_all_ = word.size();
        before_.resize(tells_damage_ ? 0 : before_.size());
        return std::nullopt;
    }
    if (pieces.fit()) {
        return end_code(pieces.code, true);
    }
    pieces.code.resize(size);
    pieces.check = check;
    if (!is_first_line_ && word.size() > longest_.size()) {
        longest_ = word;
    }
    return std::nullopt;
}

// A line whose longest word is short, such as the number of a page, has no part in the code.
void CodeFinder::end_line() {
    before_ = without_end(before_).ends_with(':') ? before_ + '\t' : "";  // A fold, or a new line.
    is_first_line_ = false;
    if (2 * longest_.size() >= longest_of_all_) {
        word_of_each_line_.take(longest_);
        longest_of_all_ = std::max(longest_of_all_, longest_.size());
    }
    longest_.clear();
}

std::optional<FoundCode> CodeFinder::end_code(std::string code, bool is_code) {
    FoundCode ended = std::exchange(code_, {});
    ended.code = std::move(code);
    before_.resize(is_code ? 0 : before_.size());
    tells_damage_ = false;
    word_.clear();
    longest_.clear();
    return is_code ? std::optional(std::move(ended)) : std::nullopt;
}

// HTML is left out, unless a code may be in it.
void CodeFinder::find_markup(char byte) {
    constexpr std::size_t kMost = 80;
    if (contains("<&", byte) && (byte != no_markup_ || position_ >= no_markup_until_)) {
        const char end = byte == '<' ? '>' : ';';
        const std::string ahead = bytes_.ahead(end, kMost);
        const bool holds_code = ahead.find(kRunCode) != std::string::npos;
        const bool ends = ahead.ends_with(end);
        markup_ = ends && !holds_code ? ahead.size() : 0;
        no_markup_ = byte;
        no_markup_until_ = position_ + (ends ? 0 : ahead.size());
    }
}

}  // namespace rogue
