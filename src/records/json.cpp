#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/plain_text.hpp"
#include "rogue/records/run_code.hpp"

namespace rogue {
namespace {

bool is_author(std::string_view key) {
    return is_one_of(key, " author from nick sender sender_name user username ");
}

}  // namespace

void Json::take(char character, std::string& text) {
    constexpr std::size_t kMost = 1 << 16;
    take_character(character, text);
    if (objects_.empty() || text_.size() > kMost || character == '\0') {
        pass_on(text);
    }
}

void Json::pass_on(std::string& text) {
    text += text_;
    text_.clear();
    string_ = 0;
    for (Object& object : objects_) {
        object.begin = 0;
    }
}

void Json::take_character(char character, std::string& text) {
    if (!escape_.empty() || (character == '\\' && held_.empty())) {
        return unescape(character, text);
    }
    if (!held_.empty() || (character == '"' && !in_string_)) {
        return hold(character, text);
    }
    if (in_string_ && contains({"\"\n\0", 3}, character)) {
        in_string_ = false;
        if (!objects_.empty() && (is_author(key_) || key_ == "name")) {
            std::string& name = key_ == "name" ? objects_.back().name : objects_.back().author;
            name = text_.substr(string_, text_.find_first_of("\n\r", string_) - string_);
        }
        key_.clear();
        character = character == '"' ? '\r' : character;
    }
    text_ += character;
    if (!in_string_ && character == '}' && begins_object_) {
        key_.clear();
    } else if (!in_string_ && character == '}' && !objects_.empty()) {
        end_object(text);
    }
    begins_object_ = character == '{' || (begins_object_ && contains(" \t\r\n", character));
}

void Json::end_object(std::string& text) {
    const Object object = std::move(objects_.back());
    objects_.pop_back();
    text_ += '\r';
    const std::string outer = objects_.empty() ? "" : objects_.back().author;
    const std::string own = object.author.empty() ? object.name : object.author;
    if (is_author(object.key) && !objects_.empty()) {
        objects_.back().author = own;
    }
    const bool is_whole = object.key.empty() && text_.find(kRunCode, object.begin) < text_.size();
    if (is_whole) {
        text_.insert(object.begin, concat(kBeginAuthor, own.empty() ? outer : own, kEndAuthor));
        append(text_, kBeginAuthor, outer, kEndAuthor);
    }
    if (is_whole || text_.find(kRunCode) == std::string::npos) {
        pass_on(text);
    }
}

void Json::unescape(char character, std::string& text) {
    constexpr std::size_t kSize = 6;  // As in \u00FC.
    escape_ += character;
    const bool is_number = escape_.starts_with("\\u");
    const bool is_hex = parse_number<unsigned>({&character, 1}, 16).has_value();
    if (escape_.size() == 1 || (is_number && escape_.size() == 2) ||
        (is_number && is_hex && escape_.size() < kSize)) {
        return;
    }
    const std::string escape = std::exchange(escape_, {});
    if (is_number && is_hex) {
        const auto unit = parse_number<std::uint32_t>(std::string_view(escape).substr(2), 16);
        const char32_t last = std::exchange(unit_, unit.value());
        if (!is_high_surrogate(unit_)) {
            text_ += utf8(is_low_surrogate(unit_) ? from_surrogates(last, unit_) : unit_);
            text_.back() = within_line(text_.back());
        }
    } else if (is_number) {
        text_.append(escape, 0, escape.size() - 1);
        take_character(character, text);
    } else {
        text_ += contains("nr", character)              ? "\r"
                 : character == 't' && in_string_       ? "\t"
                 : contains(kCodeCharacters, character) ? escape
                                                        : std::string(1, character);
    }
}

// Holds back what may be a key. One may stand anywhere, because a text may be a part of a file.
void Json::hold(char character, std::string& text) {
    constexpr std::size_t kMost = 64;  // Bytes of a key, and objects within one another.
    constexpr std::string_view kNoKey("\\\n\r\0", 4);
    if (begins_object_ && objects_.size() < kMost) {
        objects_.push_back({std::exchange(key_, {}), text_.size()});
    }
    begins_object_ = false;
    held_ += character;
    const std::size_t end = held_.find('"', 1);
    const bool in_key = end == std::string::npos;
    const std::string behind(in_key ? "" : trimmed(held_.substr(end + 1), " \t"));
    if (held_.size() < kMost &&
        (in_key ? !contains(kNoKey, character) : behind.empty() || behind == ":")) {
        return;
    }
    const std::string held = std::exchange(held_, {});
    if (behind.starts_with(':') && contains("\"{[", character)) {
        text_ += '\r';
        key_ = character == '[' ? "" : held.substr(1, end - 1);
        in_string_ = character == '"';
        string_ = text_.size();
    } else {
        text_.append(held, 0, held.size() - 1);
    }
    if (!in_string_) {
        take_character(character, text);
    }
}

}  // namespace rogue
