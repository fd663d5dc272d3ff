#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "rogue/records/file.hpp"
#include "rogue/records/mail_reader.hpp"
#include "rogue/records/run_code.hpp"

namespace rogue {

/// A code found in a text.
struct FoundCode {
    std::size_t line = 1;   ///< Where it begins, counted from 1.
    std::string name = {};  ///< Who posted it: the words before it on that line, up to a colon,
                            ///< which may end the line before, without dates, tags and marks.
                            ///< Printable, the last 20 columns.
    std::string code = {};  ///< It may be damaged: read_code() checks it.
};

/// Finds the codes in a text of any kind and length: a mail, a saved thread, a list. Keeps no more
/// of the text than one code. A text in UTF-16 begins with a byte order mark. NULs and the control
/// sequences of terminals are left out. The parts of a mail that are in base64 (RFC 2045) are read
/// too.
///
/// A code begins with `Roguerun1`, anywhere, and ends with the first word after which its check
/// fits. A word is letters and digits; HTML tags, characters such as `&shy;`, escaped bytes of
/// quoted-printable and escaped line ends of JSON are in none. Programs fold a code in two ways,
/// and both are tried: all words belong to it, whatever marks are between them, or one word of each
/// line, behind a name or in a table. If no check fits, the code is damaged; then only its first
/// word is returned. A damaged code counts as prose if its `Roguerun1` and the next letter or digit
/// are torn.
class CodeFinder {
public:
    /// Searches these bytes, then the rest of the file if there is one, which errors call `name`.
    explicit CodeFinder(std::string text, std::shared_ptr<File> file = {}, std::string name = {})
        : bytes_(Utf8Reader({std::move(name), std::move(file), std::move(text)})) {}

    /// Returns the next code before reading on, or nothing at the end of the text or if no code
    /// begins in `within` bytes. Throws std::system_error if the file can't be read.
    std::optional<FoundCode> next(std::size_t within = std::string::npos);

private:
    // A code as far as it has been read.
    struct Pieces {
        std::string code;
        CodeCheck check;  // Of all but its beginning and its last six characters.

        void take(std::string_view word);
        bool fit() const;
    };

    bool is_control(char byte);
    void find_markup(char byte);
    void end_line();

    // Each returns the code that has ended, if one has.
    std::optional<FoundCode> take_character(char character);
    std::optional<FoundCode> end_word();
    std::optional<FoundCode> end_code(std::string code, bool is_code);

    MailReader bytes_;
    int control_ = 0;                  // How many bytes have begun a control sequence, at most 2.
    bool is_escape_ = false;           // The last byte was a backslash.
    int escaped_ = 0;                  // How many digits of an escaped byte may follow.
    std::size_t markup_ = 0;           // How many bytes of HTML follow.
    std::size_t position_ = 0;         // How many bytes have been read.
    char no_markup_ = 0;               // This byte begins no markup
    std::size_t no_markup_until_ = 0;  // before that position.
    std::string before_;               // The beginning of the line, without codes.
    bool in_word_ = false;
    std::size_t met_ = 0;  // How much of a `Roguerun1` has matched so far.
    bool torn_ = false;    // That is in more than one word.
    FoundCode met_code_;   // Where that begins, and the text before it in place of the name.
    FoundCode code_;  // What is known of the code being read; its code is empty if there is none.

    // Of the code being read.
    std::string word_;  // Its last word so far, without `Roguerun1`.
    Pieces all_words_;
    Pieces word_of_each_line_;
    std::string longest_;             // The longest word of this line, if it is not the first.
    std::size_t longest_of_all_ = 0;  // Its size.
    bool is_first_word_ = false;
    bool is_first_line_ = false;
    bool tells_damage_ = false;  // A damaged code is returned, not taken for prose.
};

}  // namespace rogue
