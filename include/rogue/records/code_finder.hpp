#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "rogue/records/file.hpp"
#include "rogue/records/run_code.hpp"
#include "rogue/records/utf8_reader.hpp"

namespace rogue {

/// A code found in a text.
struct FoundCode {
    std::size_t line = 1;   ///< Where it begins, counted from 1.
    std::string name = {};  ///< Who posted it: the words before it on that line, up to a colon.
                            ///< Printable, at most 20 columns, without invisible characters.
    std::string code = {};  ///< It may be damaged: read_code() checks it.
};

/// Finds the codes in a text of any kind and length: a mail, a saved thread, a list. Keeps no more
/// of the text than one code. A text in UTF-16 begins with a byte order mark. NULs are left out.
///
/// A code begins with `run1-`, anywhere. Whatever programs put into it is left out: blanks, tabs,
/// line ends, `>`, everything beyond ASCII, `=` and escaped bytes of quoted-printable, HTML tags
/// and characters such as `&shy;`. It ends with the first word after which its check fits, or would
/// fit without `-` and `_` at the end. If no such word comes, the code is damaged, and ends before
/// the first other character, before a word that begins with `run1-`, or where it is too long. A
/// damaged code counts as prose if its `run1-` and the next letter or digit are torn: `run 1-2`.
class CodeFinder {
public:
    /// Searches these bytes, then the rest of the file if there is one, which errors call `name`.
    explicit CodeFinder(std::string text, std::shared_ptr<File> file = {}, std::string name = {})
        : bytes_({std::move(name), std::move(file), std::move(text)}) {}

    /// Returns the next code before reading on, or nothing at the end of the text or if no code
    /// begins in `within` bytes. Throws std::system_error if the file can't be read.
    std::optional<FoundCode> next(std::size_t within = std::string::npos);

private:
    // Each returns the code that has ended, if one has.
    std::optional<FoundCode> take_character(char character);
    std::optional<FoundCode> end_word(std::optional<char> behind);
    std::optional<FoundCode> end_code();
    bool begins_markup(char byte);
    bool fits() const;

    Utf8Reader bytes_;
    int escaped_ = 0;         // How many digits of an escaped byte may follow.
    std::size_t markup_ = 0;  // How many bytes of HTML follow.
    std::size_t line_ = 1;
    std::string before_;        // The beginning of the line, without codes.
    std::size_t word_ = 0;      // The size of this word from its first letter or digit on.
    std::size_t met_ = 0;       // How much of a `run1-` has matched so far.
    FoundCode met_code_;        // Where that begins, and the text before it in place of the name.
    FoundCode code_;            // The code so far; empty if there is none.
    std::size_t fitted_ = 0;    // Its size at the last fit, if only - and _ followed; else 0.
    bool tell_damage_ = false;  // A damaged code is returned, not taken for prose.
    CodeCheck check_;           // Of the code without `run1-` and its last five characters.
};

}  // namespace rogue
