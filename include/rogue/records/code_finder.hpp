#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rogue/records/file.hpp"
#include "rogue/records/plain_text.hpp"
#include "rogue/records/run_code.hpp"

namespace rogue {

/// A code found in a text.
struct FoundCode {
    std::size_t line = 1;   ///< Where it begins, counted from 1.
    std::string name = {};  ///< Who posted it, as name_in() tells it; empty if nobody is named.
    std::string code = {};  ///< The code may be damaged: read_code() checks it.
};

/// The codes in a plain text.
class Codes {
public:
    void take(char character);

    /// Returns true if a code has begun and has not ended.
    bool in_code() const { return !code_.code.empty(); }

    std::deque<FoundCode> found;  ///< Codes whose last character was read.

private:
    // A code as far as it has been read.
    struct Pieces {
        std::string code;
        CodeCheck check;  // Without the beginning and the last six characters of `code`.
        void take(std::string_view word);
        bool fit() const;
    };

    void take_character(char character);
    void end_word();
    void end_line();
    void end_code(std::string code, bool is_code);

    std::size_t line_ = 1;
    std::string before_;  // The beginning of the line, without codes.
    std::string author_;  // Who wrote the lines without a name.
    bool in_author_ = false;
    bool in_word_ = false;
    std::size_t met_ = 0;   // How much of a `Roguerun1` has matched so far.
    bool torn_ = false;     // What has matched is in several words.
    std::size_t near_ = 0;  // How much of a look-alike begins this word.
    FoundCode begin_;       // A code's beginning; `name` is the text before it.
    FoundCode code_;        // The code being read; its `code` is empty if there is none.

    // About the code being read.
    std::string word_;  // The last word so far, without `Roguerun1`.
    Pieces all_words_;
    Pieces word_of_each_line_;
    std::string longest_;             // The longest word of this line, if it is not the first.
    std::size_t longest_of_all_ = 0;  // The size of the longest word of all lines.
    bool is_first_word_ = false;
    bool is_first_line_ = false;
    bool tells_damage_ = false;  // A damaged code is returned, not taken for prose.
};

/// Finds the codes in a text of any kind and length, such as a mail or a saved thread. Makes it
/// plain step by step, and keeps no more of it than one code.
///
/// A code begins with `Roguerun1`, anywhere, and ends with the first word after which its check
/// fits. A word is letters and digits. Programs fold a code in two ways, and both are tried: all
/// words belong to it, or one word of each line, behind a name or in a table. If no check fits, the
/// code is damaged; then only its first word is returned. That counts as prose if its `Roguerun1`
/// and the next letter or digit are torn. A word like `roguerunl...` is a damaged code too.
class CodeFinder {
public:
    /// Searches these bytes, then the rest of the file if there is one, which errors call `name`.
    explicit CodeFinder(std::string text, std::shared_ptr<File> file = {}, std::string name = {})
        : bytes_{std::move(name), std::move(file), std::move(text)} {}

    /// Returns the next code before reading on, or nothing at the end of the text or if no code
    /// begins in `within` bytes. Throws std::system_error if the file can't be read.
    std::optional<FoundCode> next(std::size_t within = std::string::npos);

private:
    ByteReader bytes_;
    Characters characters_;
    Mail mail_;
    Json json_;
    Letters letters_;
    Markup markup_;
    Codes codes_;
};

}  // namespace rogue
