#pragma once

#include <string>
#include <string_view>

namespace rogue::test {

/// Divides the bytes that a program sends to its terminal into characters and control sequences. It
/// does not matter how the bytes are cut into reads. ECMA-48 5.4 defines the grammar.
class EscapeParser {
public:
    enum class Encoding { utf8, latin1 };

    class Sink {
    public:
        virtual void print(char32_t character) = 0;

        /// A control character other than Esc: C0, DEL and, in Latin-1, C1.
        virtual void control(unsigned char byte) = 0;

        /// The bytes after CSI, including the final byte.
        virtual void control_sequence(std::string_view body) = 0;

        /// Everything else: a sequence that is not CSI or was cut off, a string (OSC, DCS, ...), or
        /// bytes that are not UTF-8. U+FFFD has been printed in place of the latter.
        virtual void foreign(std::string_view bytes) = 0;

    protected:
        ~Sink() = default;
    };

    explicit EscapeParser(Encoding encoding) : encoding_(encoding) {}

    void feed(std::string_view bytes, Sink& sink);

    /// Whether the bytes so far end in the middle of a character or a sequence.
    bool mid_sequence() const { return state_ != State::ground; }

private:
    enum class State { ground, utf8, escape, control_sequence, string, string_escape };

    void take(unsigned char byte, Sink& sink);
    void take_ground(unsigned char byte, Sink& sink);
    void take_utf8(unsigned char byte, Sink& sink);
    void take_escape(unsigned char byte, Sink& sink);
    void take_control_sequence(unsigned char byte, Sink& sink);
    void take_string(unsigned char byte, Sink& sink);
    void begin(State state, unsigned char byte);
    void give_up(Sink& sink);

    Encoding encoding_;
    State state_ = State::ground;
    std::string collected_;  // The bytes of what has begun.
};

/// Whether a control sequence in the bytes ends with this byte.
bool holds_sequence(std::string_view bytes, char final_byte);

/// The character in UTF-8.
std::string to_utf8(char32_t character);

/// Bytes in readable form: an Esc as `\e`, other bytes that are not printable ASCII as `\x07`.
std::string visible_form(std::string_view bytes);

}  // namespace rogue::test
