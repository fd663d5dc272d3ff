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

/// A code that stands in a text.
struct FoundCode {
    std::size_t line = 1;   ///< Where it begins, counted from 1.
    std::string name = {};  ///< Who posted it: the words before it on that line, up to a colon.
                            ///< Printable, at most 20 columns, without invisible characters.
    std::string code = {};  ///< read_code() tells whether it is damaged.
};

/// Finds the codes in a text of any kind and any length: a mail, a saved thread, a list. It keeps
/// no more of the text than one code.
///
/// The text is in UTF-8, or in UTF-16 if it begins with a byte order mark of that. NULs are left
/// out.
///
/// A code begins with `run1-`, anywhere. What programs put into it is left out: blanks, tabs, line
/// ends, `>`, all beyond ASCII, from quoted-printable `=` and escaped bytes, and from HTML tags and
/// characters such as `&shy;`. It ends with the first word at whose end its check fits, or fits but
/// for `-` and `_` behind it. If there is none, it is damaged, and ends before the first other
/// character, before a word that begins with `run1-`, or where it is longer than any code. But
/// where `run1-` and a letter or digit do not stand together, as in `run 1-2`, a damaged code is
/// taken for prose.
class CodeFinder {
public:
    /// The text is these bytes, and then the rest of the file if there is one. Errors call that by
    /// its name.
    explicit CodeFinder(std::string text, std::shared_ptr<File> file = {}, std::string name = {})
        : bytes_({std::move(name), std::move(file), std::move(text)}) {}

    /// Returns the next code, before it reads on. Returns nothing at the end of the text, or if
    /// none begins in so many bytes. Throws std::system_error if the file can't be read.
    std::optional<FoundCode> next(std::size_t within = std::string::npos);

private:
    // Each returns the code that has ended.
    std::optional<FoundCode> take_character(char character);
    std::optional<FoundCode> end_word(std::optional<char> behind);
    std::optional<FoundCode> end_code();
    bool begins_markup(char byte);
    bool fits() const;

    Utf8Reader bytes_;
    int escaped_ = 0;         // How many digits of an escaped byte may follow.
    std::size_t markup_ = 0;  // How many bytes of HTML follow.
    std::size_t line_ = 1;
    std::string before_;        // What stands on the line and in no code; only its beginning.
    std::size_t word_ = 0;      // The size of this word from its first letter or digit on.
    std::size_t met_ = 0;       // How much of a `run1-` has matched so far.
    FoundCode met_code_;        // Where it stands; the name is what stands before it.
    FoundCode code_;            // What has matched so far of a code; empty if there is none.
    std::size_t fitted_ = 0;    // Where its check fits, if only - and _ have followed; else 0.
    bool tell_damage_ = false;  // A damaged code is told, not taken for prose.
    CodeCheck check_;           // Of the code without `run1-` and its last five characters.
};

}  // namespace rogue
