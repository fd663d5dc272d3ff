#pragma once

#include <string>
#include <string_view>

namespace rogue::test {

/// Cuts what a program sends to its terminal into characters and control sequences, however it is
/// cut into reads. ECMA-48 5.4 defines the grammar.
class EscapeParser {
public:
    enum class Encoding { utf8, latin1 };

    class Sink {
    public:
        virtual void print(char32_t character) = 0;

        /// A control character other than Esc: C0, DEL and, in Latin-1, C1.
        virtual void control(unsigned char byte) = 0;

        /// What follows CSI, up to and with the final byte.
        virtual void control_sequence(std::string_view body) = 0;

        /// Everything else: a sequence that is no CSI or was cut off, a string (OSC, DCS, ...), or
        /// bytes that are no UTF-8, in place of which U+FFFD has been printed.
        virtual void foreign(std::string_view bytes) = 0;

    protected:
        ~Sink() = default;
    };

    explicit EscapeParser(Encoding encoding) : encoding_(encoding) {}

    void feed(std::string_view bytes, Sink& sink);

    /// Whether the bytes so far end in the middle of something.
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
    std::string collected_;  // The bytes of what is under way.
};

/// The character in UTF-8.
std::string to_utf8(char32_t character);

}  // namespace rogue::test
