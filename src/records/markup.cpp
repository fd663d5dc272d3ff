#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/records/plain_text.hpp"
#include "rogue/records/run_code.hpp"

namespace rogue {
namespace {

enum class Held { begins, is_markup, is_markup_before, is_text };

bool is_letter(char character) {
    return (character | ' ') >= 'a' && (character | ' ') <= 'z';
}

// Returns the name of the element that a tag begins or ends.
std::string name_of(std::string_view tag) {
    tag.remove_prefix(tag.substr(1).starts_with('/') ? 2 : 1);
    return lowercase(tag.substr(0, tag.find_first_of(" \t\n\r\v/>=]")));
}

// Returns true for a part of a line.
bool is_inline(std::string_view name) {
    return is_one_of(
        name,
        " a abbr b bdi bdo big cite code color del em font i img ins kbd mark q s samp "
        "size small span strike strong sub sup time tt u url var wbr ");
}

// Returns true for a tag of an element that begins a line.
bool is_block(std::string_view tag) {
    const std::string name = name_of(tag);
    return contains("<[", tag[0]) && !name.empty() && name.back() != ':' && !is_inline(name) &&
           name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789:-_") == std::string::npos;
}

// Returns true for `<ben>`, but not for a tag that people write.
bool may_be_nick(std::string_view tag) {
    return tag.find_first_of("/=@") == std::string_view::npos && !is_inline(name_of(tag)) &&
           !is_one_of(name_of(tag), " br dd div dt h1 h2 h3 hr li p pre td th tr ");
}

// Says whether what is held is markup, as soon as that is sure.
Held what_is(std::string_view held) {
    const char last = held.back();
    const auto either = [&](bool is_whole, bool goes_on, std::size_t most = 80) {
        return is_whole                         ? Held::is_markup
               : goes_on && held.size() <= most ? Held::begins
                                                : Held::is_text;
    };
    const auto within = [&](std::string_view ends) {
        return !contains(ends, last) && !contains({"\0\x0E\x0F", 3}, last);
    };
    const bool is_second = held.size() == 2;
    if (held.size() == 1 || held.ends_with(kRunCode)) {
        return either(false, held.size() == 1);
    }
    switch (held.front()) {
        case '\x1B':
            return is_second ? either(false, last == '[')
                             : either(is_letter(last), contains("0123456789;?", last));
        case '<':
            if (is_second) {
                return either(false, is_letter(last) || contains("/!?", last));
            }
            if (held[held.size() - 2] == '>') {
                return contains(" :", last) ? Held::is_text : Held::is_markup_before;
            }
            return last == '>' && may_be_nick(held)
                       ? Held::begins
                       : either(last == '>' || held == "<![CDATA[", within("<"), 512);
        case '[':
            return last == ']' ? either(is_inline(name_of(held)) || name_of(held) == "quote", false)
                               : either(last == '|' && held[1] == '[',
                                        within("\n\r<&\x1B") && (is_second || last != '['));
        case ']':
            return is_second ? either(last == ']', last == '(')
                             : either(last == ')', within(" \t\n\r"), 256);
        default:  // In a signature, `([[User talk:Ben|talk]])`.
            return held.size() <= 3 ? either(false, last == '[')
                                    : either(last == ')', within("\n\r"));
    }
}

}  // namespace

void Markup::take(char character, std::string& text) {
    if (held_.empty() && !contains("<[](\x1B", character)) {
        text += character;
        return;
    }
    held_ += character;
    const Held what = what_is(held_);
    if (what == Held::begins) {
        return;
    }
    std::string held = std::exchange(held_, {});
    const bool again = what != Held::is_markup;
    held.resize(held.size() - (again ? 1 : 0));
    if (what == Held::is_text) {
        text += held;
    } else {
        const auto lines =
            std::ranges::count_if(held, [](char each) { return contains("\n\v", each); });
        text.append(static_cast<std::size_t>(lines), '\v');
        if (held[0] != '\x1B') {
            text += is_block(held) ? '\r' : ' ';
        }
    }
    if (again) {
        take(character, text);
    }
}

}  // namespace rogue
