#include "tests/support/escape_parser.hpp"

#include <optional>

namespace rogue::test {
namespace {

constexpr unsigned char kEscape = 0x1B;
constexpr unsigned char kBell = 0x07;
constexpr unsigned char kDelete = 0x7F;
constexpr char32_t kReplacement = 0xFFFD;

bool is_control(unsigned char byte) {
    return byte < 0x20 || byte == kDelete;
}

// How many bytes a character has that begins with this byte; 0 if none does.
std::size_t utf8_length(unsigned char lead) {
    if (lead >= 0xC2 && lead <= 0xDF) {
        return 2;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        return 3;
    }
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

// Nothing if the form is overlong, a surrogate or beyond Unicode.
std::optional<char32_t> decoded(std::string_view form) {
    constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const auto lead = static_cast<unsigned char>(form.front());
    char32_t character = lead & (0x7FU >> form.size());
    for (const char byte : form.substr(1)) {
        character = character << 6 | (static_cast<unsigned char>(byte) & 0x3FU);
    }
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < kSmallest[form.size()] || surrogate || character > 0x10FFFF) {
        return std::nullopt;
    }
    return character;
}

}  // namespace

void EscapeParser::feed(std::string_view bytes, Sink& sink) {
    for (const char byte : bytes) {
        take(static_cast<unsigned char>(byte), sink);
    }
}

void EscapeParser::take(unsigned char byte, Sink& sink) {
    switch (state_) {
        case State::ground:
            return take_ground(byte, sink);
        case State::utf8:
            return take_utf8(byte, sink);
        case State::escape:
            return take_escape(byte, sink);
        case State::control_sequence:
            return take_control_sequence(byte, sink);
        case State::string:
        case State::string_escape:
            return take_string(byte, sink);
    }
}

void EscapeParser::take_ground(unsigned char byte, Sink& sink) {
    if (byte == kEscape) {
        begin(State::escape, byte);
    } else if (is_control(byte)) {
        sink.control(byte);
    } else if (byte < 0x80) {
        sink.print(byte);
    } else if (encoding_ == Encoding::latin1) {
        byte < 0xA0 ? sink.control(byte) : sink.print(byte);
    } else {
        begin(State::utf8, byte);
        if (utf8_length(byte) == 0) {
            give_up(sink);
        }
    }
}

void EscapeParser::take_utf8(unsigned char byte, Sink& sink) {
    const bool continues = byte >= 0x80 && byte <= 0xBF;
    if (!continues) {
        give_up(sink);
        take(byte, sink);
        return;
    }
    collected_ += static_cast<char>(byte);
    if (collected_.size() < utf8_length(static_cast<unsigned char>(collected_.front()))) {
        return;
    }
    if (const auto character = decoded(collected_)) {
        state_ = State::ground;
        sink.print(*character);
    } else {
        give_up(sink);
    }
}

void EscapeParser::take_escape(unsigned char byte, Sink& sink) {
    constexpr std::string_view kStringStarts = "]PX^_";
    const auto character = static_cast<char>(byte);
    if (is_control(byte) || byte >= 0x80) {
        give_up(sink);
        take(byte, sink);
        return;
    }
    collected_ += character;
    if (character == '[' && collected_.size() == 2) {
        state_ = State::control_sequence;
    } else if (kStringStarts.find(character) != std::string_view::npos && collected_.size() == 2) {
        state_ = State::string;
    } else if (byte >= 0x30) {
        give_up(sink);
    }
}

void EscapeParser::take_control_sequence(unsigned char byte, Sink& sink) {
    if (is_control(byte) || byte >= 0x80) {
        give_up(sink);
        take(byte, sink);
        return;
    }
    collected_ += static_cast<char>(byte);
    if (byte >= 0x40) {
        state_ = State::ground;
        sink.control_sequence(std::string_view(collected_).substr(2));
    }
}

void EscapeParser::take_string(unsigned char byte, Sink& sink) {
    if (state_ == State::string_escape && byte != '\\') {
        collected_.pop_back();
        give_up(sink);
        begin(State::escape, kEscape);
        take(byte, sink);
        return;
    }
    collected_ += static_cast<char>(byte);
    if (byte == kBell || state_ == State::string_escape) {
        give_up(sink);
    } else if (byte == kEscape) {
        state_ = State::string_escape;
    }
}

void EscapeParser::begin(State state, unsigned char byte) {
    state_ = state;
    collected_.assign(1, static_cast<char>(byte));
}

void EscapeParser::give_up(Sink& sink) {
    const bool was_utf8 = state_ == State::utf8;
    state_ = State::ground;
    if (was_utf8) {
        sink.print(kReplacement);
    }
    sink.foreign(collected_);
}

bool holds_sequence(std::string_view bytes, char final_byte) {
    class Finder final : public EscapeParser::Sink {
    public:
        explicit Finder(char final_byte) : final_byte_(final_byte) {}
        void print(char32_t) override {}
        void control(unsigned char) override {}
        void control_sequence(std::string_view body) override {
            found = found || body.back() == final_byte_;
        }
        void foreign(std::string_view) override {}

        bool found = false;

    private:
        char final_byte_;
    } finder(final_byte);
    EscapeParser(EscapeParser::Encoding::utf8).feed(bytes, finder);
    return finder.found;
}

std::string to_utf8(char32_t character) {
    const auto continuation = [&](int shift) {
        return static_cast<char>(0x80U | (character >> shift & 0x3FU));
    };
    if (character < 0x80) {
        return {static_cast<char>(character)};
    }
    if (character < 0x800) {
        return {static_cast<char>(0xC0U | character >> 6), continuation(0)};
    }
    if (character < 0x10000) {
        return {static_cast<char>(0xE0U | character >> 12), continuation(6), continuation(0)};
    }
    return {static_cast<char>(0xF0U | character >> 18), continuation(12), continuation(6),
            continuation(0)};
}

std::string visible_form(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result;
    for (const char character : bytes) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte == 0x1B) {
            result += "\\e";
        } else if (byte < 0x20 || byte >= 0x7F) {
            result += "\\x";
            result += kDigits[byte >> 4];
            result += kDigits[byte & 0xF];
        } else {
            result += character;
        }
    }
    return result;
}

}  // namespace rogue::test
