#include "rogue/records/code_finder.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "records/player_name.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// Returns for each character whether it is one of these.
constexpr std::array<bool, 256> those_of(std::string_view characters) {
    std::array<bool, 256> result{};
    for (const char character : characters) {
        result[static_cast<unsigned char>(character)] = true;
    }
    return result;
}

// Returns what a step makes of the text.
template <typename Step>
std::string through(Step& step, std::string_view text) {
    static constexpr auto kIsSpecial = those_of(Step::kSpecial);
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        while (step.idle() && at < text.size() &&
               !kIsSpecial[static_cast<unsigned char>(text[at])]) {
            ++at;
        }
        result += text.substr(begin, at - begin);
        if (at < text.size()) {
            step.take(text[at++], result);
        }
    }
    return result;
}

// Returns true if a character looks like this one of `Roguerun1`.
bool looks_like(char character, char of_mark) {
    return of_mark == '1' ? contains("1IiLl", character) : (character | ' ') == (of_mark | ' ');
}

}  // namespace

std::optional<FoundCode> CodeFinder::next(std::size_t within) {
    constexpr std::size_t kMost = 4096;
    while (codes_.found.empty() && (within > 0 || codes_.in_code())) {
        const std::string_view bytes =
            bytes_.some(codes_.in_code() ? kMost : std::min(within, kMost));
        const std::string characters =
            bytes.empty() ? std::string(1, '\0') : through(characters_, bytes);
        const std::string lines = through(letters_, through(json_, through(mail_, characters)));
        for (const char character : through(markup_, lines)) {
            codes_.take(character);
        }
        within = bytes.empty() ? 0 : within - std::min(within, bytes.size());
        if (bytes.empty()) {
            bytes_.file.reset();  // Reading on would ask a terminal for more.
        }
    }
    std::optional<FoundCode> first;
    if (!codes_.found.empty()) {
        first = std::move(codes_.found.front());
        codes_.found.pop_front();
    }
    return first;
}

void Codes::take(char character) {
    constexpr std::size_t kMostBefore = 512;
    static constexpr auto kIsOfWord = those_of(kCodeCharacters);
    line_ += character == '\n' || character == '\v' ? 1 : 0;
    if (in_author_ || character == kBeginAuthor) {
        in_author_ = character != kEndAuthor;
        if (character == kBeginAuthor) {
            author_.clear();
        } else if (in_author_) {
            author_ += character;
        }
        return;
    }
    if (kIsOfWord[static_cast<unsigned char>(character)]) {
        take_character(character);
    } else {
        end_word();
    }
    if (character == '\n' || character == '\r') {
        end_line();
    } else if (character == '\0') {
        end_code(code_.code, tells_damage_);
    } else if (character != '\v') {
        if (before_.size() == kMostBefore) {
            before_.erase(0, kMostBefore / 2);
        }
        before_ += character;
    }
}

void Codes::take_character(char character) {
    const bool begins_word = !std::exchange(in_word_, true);
    if (met_ > 0 && character == kRunCode[met_]) {
        torn_ |= begins_word;
        ++met_;
    } else {
        met_ = 0;
        if (character == kRunCode[0]) {
            begin_ = {line_, before_, std::string(kRunCode)};
            torn_ = false;
            met_ = 1;
        }
    }
    near_ = (begins_word || near_ > 0) && looks_like(character, kRunCode[near_]) ? near_ + 1 : 0;
    if (near_ == kRunCode.size() && met_ < near_) {
        begin_ = {line_, before_.substr(0, before_.size() + 1 - near_), lowercase(kRunCode)};
        torn_ = false;
        met_ = near_;
    }
    if (met_ == kRunCode.size()) {
        end_code(code_.code, tells_damage_);
        met_ = near_ = 0;
        const std::string name = name_in(begin_.name);
        code_ = {begin_.line, name.empty() ? name_in(author_ + ": ") : name, begin_.code};
        all_words_ = word_of_each_line_ = {code_.code, {}};
        is_first_word_ = is_first_line_ = true;
    } else if (in_code()) {
        word_ += character;
        if (all_words_.code.size() + word_.size() > kLongestCode) {
            end_code(all_words_.code + word_, is_first_word_ ? !torn_ : tells_damage_);
        }
    }
}

void Codes::Pieces::take(std::string_view word) {
    for (const char character : word) {
        if (code.size() >= kRunCode.size() + CodeCheck::kSize) {
            check.take(code[code.size() - CodeCheck::kSize]);
        }
        code += character;
    }
}

bool Codes::Pieces::fit() const {
    return code.size() >= kRunCode.size() + CodeCheck::kSize && code.ends_with(check.characters());
}

void Codes::end_word() {
    in_word_ = false;
    if (!in_code() || (word_.empty() && !is_first_word_)) {
        return;
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
    if (is_first_word_) {
        is_first_word_ = false;
        tells_damage_ = !torn_ && !word.empty();
        code_.code += word;
        longest_of_all_ = word.size();
        before_.resize(tells_damage_ ? 0 : before_.size());
        return;
    }
    if (pieces.fit()) {
        return end_code(pieces.code, true);
    }
    pieces.code.resize(size);
    pieces.check = check;
    if (!is_first_line_ && word.size() > longest_.size()) {
        longest_ = word;
    }
}

// A line whose longest word is short, such as the number of a page, has no part in the code.
void Codes::end_line() {
    before_ = ends_with_colon(before_) ? before_ + '\t' : "";  // A fold, or a new line.
    is_first_line_ = false;
    if (2 * longest_.size() >= longest_of_all_) {
        word_of_each_line_.take(longest_);
        longest_of_all_ = std::max(longest_of_all_, longest_.size());
    }
    longest_.clear();
}

void Codes::end_code(std::string code, bool is_code) {
    FoundCode ended = std::exchange(code_, {});
    ended.code = std::move(code);
    before_.resize(is_code ? 0 : before_.size());
    tells_damage_ = false;
    word_.clear();
    longest_.clear();
    if (is_code) {
        found.push_back(std::move(ended));
    }
}

}  // namespace rogue
