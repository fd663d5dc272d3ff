#include "rogue/term/key_decoder.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rogue/base/text.hpp"
#include "term/csi.hpp"

namespace rogue {
namespace {

using std::chrono::milliseconds;
using Kind = Keystroke::Kind;

constexpr unsigned char kEscape = 0x1B;
constexpr unsigned char kBell = 0x07;
constexpr unsigned char kCancel = 0x18;
constexpr unsigned char kSubstitute = 0x1A;
constexpr unsigned char kStringTerminator = 0x9C;  // ST as a C1 control.
constexpr std::string_view kPasteEnd = "\x1b[201~";
constexpr std::size_t kMostCollected = 64;

bool is_printable_ascii(unsigned char byte) {
    return byte >= 0x20 && byte < 0x7F;
}

// Returns the byte that follows Esc in the seven-bit form of a C1 control: [ for CSI, O for SS3.
unsigned char final_of_c1(unsigned char control) {
    return static_cast<unsigned char>(control - 0x40);
}

bool introduces_sequence(unsigned char final) {
    constexpr std::string_view kFinals = "[O]PX^_";  // CSI, SS3, OSC, DCS, SOS, PM, APC
    return contains(kFinals, static_cast<char>(final));
}

// Returns true for the versions of programs that draw what they show on another terminal.
bool names_multiplexer(std::string_view version) {
    constexpr std::array<std::string_view, 5> kNames{"tmux", "Zellij", "zellij", "GNU", "libvterm"};
    return std::ranges::any_of(
        kNames, [version](std::string_view name) { return version.starts_with(name); });
}

// In rxvt, keys with Shift end in `$`, an intermediate byte in all other sequences.
bool is_rxvt_shift(std::string_view parameters, unsigned char byte) {
    return byte == '$' && !parameters.empty() &&
           parameters.find_first_not_of("0123456789") == std::string_view::npos;
}

constexpr std::string_view kSeparators = ";:/$";

// Returns true for the bytes of numbers in reports, also those in hexadecimal.
bool is_of_number(unsigned char byte) {
    constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
    const char character = static_cast<char>(byte);
    return contains(kDigits, character) || contains(kSeparators, character);
}

// Returns how many bytes follow a sequence without parameters that ends in `final`: some if it
// reports the mouse in xterm's first protocol (M) or while text is highlighted (t, T), else 0.
int mouse_bytes(unsigned char final) {
    return final == 'M' ? 3 : final == 't' ? 2 : final == 'T' ? 6 : 0;
}

}  // namespace

void KeyDecoder::feed(std::string_view bytes, Events& events) {
    for (const char byte : bytes) {
        decode(static_cast<unsigned char>(byte), events);
    }
}

std::optional<milliseconds> KeyDecoder::timeout() const {
    constexpr milliseconds kNumber{10};  // Nobody types the next key sooner.
    constexpr milliseconds kLoneEscape{50};
    constexpr milliseconds kCharacter{100};
    constexpr milliseconds kSequence{500};
    constexpr milliseconds kPaste{1000};
    switch (state_) {
        case State::ground:
            return std::nullopt;
        case State::number:
            return kNumber;
        case State::utf8:
            return kCharacter;
        case State::escape:
            return reports_expected_ ? kSequence : kLoneEscape;
        case State::paste:
            return kPaste;
        default:
            return kSequence;
    }
}

std::optional<milliseconds> KeyDecoder::sooner_timeout(std::optional<milliseconds> time) const {
    const auto silence = timeout();
    if (silence && time) {
        return std::min(silence, time);
    }
    return silence ? silence : time;
}

void KeyDecoder::elapse(milliseconds silence, Events& events) {
    if (state_ == State::ground || silence < *timeout()) {
        return;
    }
    if (state_ == State::string_escape) {
        return end_string(events);
    }
    if (state_ == State::number) {
        return end_number(events);
    }
    if (state_ == State::paste) {
        end_paste(events);
        return elapse(silence, events);
    }
    const bool introducer_alone =
        !began_with_c1_ &&
        (state_ == State::csi || state_ == State::ss3 || state_ == State::string) &&
        collected_.empty();
    if (state_ == State::escape || introducer_alone) {
        end_number(events);
        events.push_back(kEscapeKey);
    }
    if (introducer_alone) {
        events.push_back(Keystroke{Kind::character, introducer_});
    }
    state_ = State::ground;
}

void KeyDecoder::decode(unsigned char byte, Events& events) {
    const bool in_sequence = state_ == State::csi || state_ == State::ss3;
    if (in_sequence && (byte == kCancel || byte == kSubstitute)) {
        state_ = State::ground;
        return;
    }
    switch (state_) {
        case State::ground:
            return take_ground(byte, events);
        case State::number:
            return take_number(byte, events);
        case State::utf8:
            return take_utf8(byte, events);
        case State::escape:
            return take_escape(byte, events);
        case State::csi:
            return take_csi(byte, events);
        case State::linux_function_key:
            if (!is_printable_ascii(byte)) {
                return take_ground(byte, events);
            }
            events.push_back(Keystroke{Kind::other});
            state_ = State::ground;
            return;
        case State::ss3:
            return take_ss3(byte, events);
        case State::string:
        case State::string_escape:
            return take_string(byte, events);
        case State::mouse:
            if (--missing_bytes_ == 0) {
                state_ = State::ground;
            }
            return;
        case State::paste:
            return take_paste(byte, events);
    }
}

void KeyDecoder::begin_sequence(State state) {
    state_ = state;
    collected_.clear();
}

void KeyDecoder::collect(unsigned char byte) {
    if (collected_.size() < kMostCollected) {
        collected_ += static_cast<char>(byte);
    }
}

void KeyDecoder::take_ground(unsigned char byte, Events& events) {
    state_ = State::ground;
    if (byte == kEscape) {
        begin_sequence(State::escape);
        began_with_c1_ = false;
    } else if ((byte >= '0' && byte <= '9') || contains(kSeparators, static_cast<char>(byte))) {
        begin_sequence(State::number);
        collect(byte);
    } else if (byte >= 0x80 && byte < 0xA0 && introduces_sequence(final_of_c1(byte))) {
        began_with_c1_ = true;
        introduce(final_of_c1(byte));
    } else if (byte == '\n') {
        events.push_back(kEnterKey);
    } else if (byte < 0x80) {
        events.push_back(Keystroke{Kind::character, byte});
    } else if (utf8_size(byte) > 0) {
        begin_sequence(State::utf8);
        collect(byte);
    }
}

// After an Esc, what follows tells if it ends a report.
void KeyDecoder::take_number(unsigned char byte, Events& events) {
    const bool rest_of_report = collected_.find_first_of(kSeparators) != std::string::npos;
    if (is_of_number(byte) && collected_.size() < kMostCollected) {
        collect(byte);
    } else if (byte == kEscape) {
        state_ = State::escape;
        began_with_c1_ = false;
    } else if (byte == kBell || byte == 'R' || (rest_of_report && is_printable_ascii(byte))) {
        state_ = State::ground;
    } else {
        end_number(events);
        take_ground(byte, events);
    }
}

// Appends the keys, unless they are numbers of a report. A separator alone was typed.
void KeyDecoder::end_number(Events& events) {
    state_ = State::ground;
    if (collected_.size() == 1 || collected_.find_first_of(kSeparators) == std::string::npos) {
        for (const char byte : collected_) {
            events.push_back(Keystroke{Kind::character, static_cast<unsigned char>(byte)});
        }
    }
}

// A broken character is no key. The byte that breaks it may begin something new.
void KeyDecoder::take_utf8(unsigned char byte, Events& events) {
    if ((byte & 0xC0) != 0x80) {
        return take_ground(byte, events);
    }
    collect(byte);
    if (collected_.size() < utf8_size(static_cast<unsigned char>(collected_.front()))) {
        return;
    }
    state_ = State::ground;
    if (const auto character = first_character(collected_)) {
        events.push_back(Keystroke{Kind::character, *character});
    }
}

// A multiplexer may hold back an Esc that might begin a sequence, and send it with the next key.
// Alt with a key looks the same.
void KeyDecoder::take_escape(unsigned char byte, Events& events) {
    if (byte == '\\') {  // The end of a report whose beginning was lost
        state_ = State::ground;
        return;
    }
    end_number(events);
    if (introduces_sequence(byte)) {
        introduce(byte);
    } else {
        events.push_back(kEscapeKey);
        take_ground(byte, events);
    }
}

void KeyDecoder::introduce(unsigned char final) {
    introducer_ = final;
    const State other = final == 'O' ? State::ss3 : State::string;
    begin_sequence(final == '[' ? State::csi : other);
}

void KeyDecoder::take_csi(unsigned char byte, Events& events) {
    if (collected_.empty() && byte == '[') {
        state_ = State::linux_function_key;
    } else if (collected_.empty() && mouse_bytes(byte) > 0) {
        state_ = State::mouse;
        missing_bytes_ = mouse_bytes(byte);
    } else if (!is_printable_ascii(byte)) {
        take_ground(byte, events);  // The sequence is broken off; the byte may begin something new.
    } else if (byte < 0x40 && !is_rxvt_shift(collected_, byte)) {
        collect(byte);
    } else {
        state_ = State::ground;
        const char final = static_cast<char>(byte);
        if (collected_ == "200" && final == '~') {  // A bracketed paste begins.
            begin_sequence(State::paste);
        } else if (collected_.size() < kMostCollected) {
            interpret_csi(collected_, final, events);
        }
    }
}

void KeyDecoder::take_ss3(unsigned char byte, Events& events) {
    if (!is_printable_ascii(byte)) {
        take_ground(byte, events);
    } else if (byte < 0x40) {
        collect(byte);
    } else {
        state_ = State::ground;
        interpret_ss3(collected_, static_cast<char>(byte), events);
    }
}

void KeyDecoder::take_string(unsigned char byte, Events& events) {
    if (state_ == State::string_escape) {
        end_string(events);  // In urxvt the Esc alone ends it.
        if (introduces_sequence(byte)) {
            take_ground(kEscape, events);
        }
        if (byte != '\\') {
            decode(byte, events);
        }
        return;
    }
    if (introducer_ == '_' && !began_with_c1_ && collected_.empty() && byte != 'G') {
        elapse(*timeout(), events);  // Only kitty sends APC, with a G: two keys were typed.
        decode(byte, events);
    } else if (byte == kBell || (began_with_c1_ && byte == kStringTerminator)) {
        end_string(events);
    } else if (byte == kCancel || byte == kSubstitute) {
        state_ = State::ground;
    } else if (byte == kEscape) {
        state_ = State::string_escape;
    } else {
        collect(byte);
    }
}

void KeyDecoder::end_string(Events& events) {
    state_ = State::ground;
    if (introducer_ == ']' && collected_.size() < kMostCollected) {
        interpret_osc(collected_, events);
    } else if (introducer_ == 'P' && collected_.starts_with(">|XTerm(")) {
        events.push_back(Report{Report::Kind::xterm});
    } else if (introducer_ == 'P' && collected_.starts_with(">|Konsole ")) {
        events.push_back(Report{Report::Kind::konsole});
    } else if (introducer_ == 'P' && collected_.starts_with(">|")) {
        events.push_back(Report{names_multiplexer(std::string_view(collected_).substr(2))
                                    ? Report::Kind::multiplexer
                                    : Report::Kind::version});
    }
}

// The end of a paste begins with its only Esc: terminals take others out of the text.
void KeyDecoder::take_paste(unsigned char byte, Events& events) {
    if (byte == kEscape) {
        collected_.clear();
    } else if (collected_.empty()) {
        return;
    }
    collect(byte);
    if (collected_ == kPasteEnd) {
        state_ = State::ground;
    } else if (!kPasteEnd.starts_with(collected_)) {
        end_paste(events);
    }
}

// Ends a paste whose end was lost. What came since an Esc was typed.
void KeyDecoder::end_paste(Events& events) {
    state_ = State::ground;
    feed(std::exchange(collected_, {}), events);
}

std::vector<Keystroke> keystrokes(const KeyDecoder::Events& events) {
    std::vector<Keystroke> keys;
    for (const auto& event : events) {
        if (const auto* key = std::get_if<Keystroke>(&event)) {
            keys.push_back(*key);
        }
    }
    return keys;
}

}  // namespace rogue
