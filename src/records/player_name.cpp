#include "records/player_name.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/records/plain_text.hpp"

namespace rogue {
namespace {

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

// Returns what follows the last date, time or number of a list, or else what precedes it.
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

// Returns the words without labels at either end, such as `subject: `.
std::string_view without_labels(std::string_view words) {
    const auto is_label = [](std::string_view part) {
        return is_one_of(
            lowercase(without_marks(part)),
            " body code content description message post qr-code run subject text title ");
    };
    std::size_t end = std::min(words.find(": "), words.size());
    if (is_label(words.substr(0, end))) {
        return without_labels(words.substr(std::min(end + 2, words.size())));
    }
    end = words.substr(end).empty() ? end : words.rfind(": ");
    return is_label(words.substr(end)) ? without_labels(words.substr(0, end)) : words;
}

// Returns the name in `12:30 <ben> look,`.
std::string_view nick_in(std::string_view line) {
    const std::size_t begin = std::min(line.find('<'), line.size());
    const std::size_t end = line.find("> ", begin);
    return end < line.size() && without_time(without_marks(line.substr(0, begin))).empty()
               ? line.substr(begin, end - begin)
               : "";
}

}  // namespace

bool ends_with_colon(std::string_view line) {
    return without_end(line).ends_with(':');
}

// What looks like a time is a name if there is no other.
std::string name_in(std::string_view before) {
    constexpr int kColumns = 20;
    std::string line = without_unseen(before);
    std::erase_if(line, [](char byte) { return contains("*`\\", byte); });
    std::string_view person = person_in(up_to_colon(line));
    person = without_labels(person.empty() ? up_to_colon(line) : person);
    std::string name = printable(without_marks(person.empty() ? nick_in(line) : person));
    while (size_within(name, kColumns) < name.size()) {
        name.erase(0, std::max<std::size_t>(1, utf8_size(static_cast<unsigned char>(name[0]))));
    }
    return std::string(without_marks(name));
}

}  // namespace rogue
