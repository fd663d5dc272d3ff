#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rogue {

// Any text is made plain in steps, in the order of the classes below. Each step takes the text of
// the one before it, character by character, and appends what that stands for to its own, or holds
// it back until it knows. An idle step passes on all but its special characters unchanged. From
// the first step on, text is UTF-8, in which
//
//     \n  ends a line,
//     \r  ends a line that is none in the file, such as a paragraph of HTML,
//     \v  stands for a line end of the file that ends no line here, such as one within a tag,
//     \0  ends the text,
//
// and what is between kBeginAuthor and kEndAuthor is the name of who wrote what follows.
inline constexpr char kBeginAuthor = '\x0E';
inline constexpr char kEndAuthor = '\x0F';

/// Bytes become UTF-8. Text in UTF-16 begins with a byte order mark. Such marks are omitted, and so
/// are NULs: shells append UTF-16 to a file without a mark.
class Characters {
public:
    static constexpr std::string_view kSpecial{"\0\v\x0E\x0F\xFE\xFF", 6};
    bool idle() const { return mark_ == 0 && read_ >= 2; }
    void take(char byte, std::string& text);

private:
    std::size_t read_ = 0;
    char32_t bytes_ = 0;  // The last four.
    char32_t mark_ = 0;   // The first two bytes if they are a byte order mark of UTF-16, else 0.
};

/// A mail becomes what it says (RFC 2045). Parts in base64 are decoded: those behind an empty line
/// behind `Content-Transfer-Encoding: base64`, up to a character that base64 lacks. In the rest,
/// lines that end with `=` are joined, and bytes beyond ASCII, blanks and `=` are decoded.
class Mail {
public:
    static constexpr std::string_view kSpecial = "=\n";
    bool idle() const { return is_other_line_ && held_.empty(); }
    void take(char character, std::string& text);

private:
    void unquote(char character, std::string& text);
    bool takes_base64(char character, std::string& text);
    void find_part(char character);

    std::string held_;    // From a `=` on.
    std::string header_;  // This line in lowercase, if it may say that a part is in base64.
    bool is_other_line_ = false;
    bool in_header_ = false;  // In the header of a part in base64.
    bool in_base64_ = false;
    unsigned bits_ = 0;  // The bits of a byte that is not complete.
    int count_ = 0;      // How many bits these are.
};

/// JSON becomes lines (RFC 8259): each string that has a key, and what is between objects. Keys are
/// omitted. An object with a code may say who wrote it, by a string or by an object with a name.
/// Escapes are decoded anywhere.
class Json {
public:
    static constexpr std::string_view kSpecial = "\"\\{";
    bool idle() const {
        return objects_.empty() && !in_string_ && held_.empty() && escape_.empty();
    }
    void take(char character, std::string& text);

private:
    struct Object {
        std::string key;  // The object's key; empty in an array.
        std::size_t begin;
        std::string author = {};
        std::string name = {};
    };

    void take_character(char character, std::string& text);
    void unescape(char character, std::string& text);
    void hold(char character, std::string& text);
    void end_object(std::string& text);
    void pass_on(std::string& text);

    std::string text_;    // Not passed on yet.
    std::string escape_;  // From a backslash on.
    char32_t unit_ = 0;   // The last escaped unit of UTF-16.
    std::string held_;    // From a quote on.
    std::string key_;     // The key of the string or object that follows.
    bool in_string_ = false;
    std::size_t string_ = 0;      // Where the string begins.
    bool begins_object_ = false;  // An object begins if a string follows.
    std::vector<Object> objects_;
};

/// What stands for a letter becomes that letter: names of characters in HTML, ligatures of Latin
/// and the wide colon of East Asia.
class Letters {
public:
    static constexpr std::string_view kSpecial = "&\xEF";
    bool idle() const { return held_.empty(); }
    void take(char byte, std::string& text);

private:
    std::string held_;
};

/// Markup becomes text: control sequences of terminals (ECMA-48), tags of HTML, XML and forums, and
/// links of Markdown and of wikis. A tag is a line end, or a blank if it is for a part of a line. A
/// name in a chat, as in `<ben> hello`, is no tag.
class Markup {
public:
    static constexpr std::string_view kSpecial = "<[](\x1B";
    bool idle() const { return held_.empty(); }
    void take(char character, std::string& text);

private:
    std::string held_;
};

/// Returns true if the word is in a list of words with a blank before and behind each.
bool is_one_of(std::string_view word, std::string_view list);

/// Returns the byte as it stands within a line of the file when it has been decoded.
char within_line(char byte);

}  // namespace rogue
