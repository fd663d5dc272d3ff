#include "term/csi.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "term/console_output.hpp"

namespace rogue {
namespace {

using Kind = Keystroke::Kind;

constexpr std::string_view kIntermediates = " !\"#$%&'()*+,-./";

// The bits of modifiers, which are sent as 1 plus the bits.
constexpr int kShift = 1;
constexpr int kControl = 4;
constexpr int kCapsLock = 64;

bool has(int modifier, int modifiers) {
    return modifiers > 0 && ((modifiers - 1) & modifier) != 0;
}

// Returns the arrow for the last byte of a sequence. Lowercase is rxvt's: after CSI with Shift,
// after SS3 with Ctrl.
std::optional<Keystroke> arrow(char final, bool shift) {
    constexpr std::array kArrows{Kind::up, Kind::down, Kind::right, Kind::left};
    const int place = final - (final >= 'a' ? 'a' : 'A');
    if (place < 0 || place >= static_cast<int>(kArrows.size())) {
        return std::nullopt;
    }
    return Keystroke{.kind = kArrows[static_cast<std::size_t>(place)], .shift = shift};
}

// Returns the modifiers of a key whose sequence ends in a letter: the second parameter, or in old
// terminals the only one.
int modifiers_of(const CsiParameters& parameters) {
    return parameters.count == 1 ? parameters.value[0] : parameters.value[1];
}

// Returns the key for a final byte that is no arrow's, with the first parameter `number`.
Kind beside_arrows(char final, int number) {
    constexpr std::string_view kFinalsOfNumbers = "~$^@";  // The others are rxvt's modified keys.
    if (final == 'H' || final == 'F') {
        return final == 'H' ? Kind::home : Kind::end;
    }
    if (!contains(kFinalsOfNumbers, final)) {
        return Kind::other;
    }
    constexpr std::array kFromOne{Kind::home,    Kind::other,     Kind::other, Kind::end,
                                  Kind::page_up, Kind::page_down, Kind::home,  Kind::end};
    const auto place = static_cast<std::size_t>(number) - 1;
    return place < kFromOne.size() ? kFromOne[place] : Kind::other;
}

// The keys of the keypad's digits 4, 6, 8, 2, 9, 3, 7 and 1, in the order of the kitty protocol.
constexpr std::array kKeypad{Kind::left,    Kind::right,     Kind::up,   Kind::down,
                             Kind::page_up, Kind::page_down, Kind::home, Kind::end};

// Returns the key for a Unicode code point (CSI code u in the kitty protocol, CSI 27 ; m ; code ~
// by xterm's modifyOtherKeys). `modifiers` is 1 plus the modifiers.
Keystroke key_of_code(int code, int modifiers) {
    constexpr std::string_view kTypedOnKeypad = "0123456789./*-+\r=,";
    constexpr int kTyped = 57399;  // The arrows of the keypad follow.
    constexpr int kKeypadLeft = kTyped + static_cast<int>(kTypedOnKeypad.size());
    constexpr int kSurrogates = 0xD800;  // The private use area follows them.
    const int keypad = code - kKeypadLeft;
    if (keypad >= 0 && keypad < static_cast<int>(kKeypad.size())) {
        return {.kind = kKeypad[static_cast<std::size_t>(keypad)], .shift = has(kShift, modifiers)};
    }
    if (code >= kTyped && code < kKeypadLeft) {
        code = static_cast<unsigned char>(kTypedOnKeypad[static_cast<std::size_t>(code - kTyped)]);
    }
    if (code <= 0 || code >= kSurrogates) {
        return {Kind::other};
    }
    if (code >= 'a' && code <= 'z') {
        const bool capital = has(kShift, modifiers) != has(kCapsLock, modifiers);
        const int letter = capital ? code - 'a' + 'A' : code;
        code = has(kControl, modifiers) ? code & 0x1F : letter;
    }
    return {Kind::character, static_cast<char32_t>(code)};
}

// Returns true for the kitty protocol's Caps, Scroll and Num Lock, and Shift and the like alone.
bool is_modifier(int code) {
    return (code >= 57358 && code <= 57360) || (code >= 57441 && code <= 57454);
}

// Returns the key for CSI u. The kitty protocol may also send the character: of the key with Shift
// after a colon, or of the text that was typed in the third parameter.
Keystroke kitty_key(const CsiParameters& parameters) {
    const int modifiers = parameters.value[1];
    const int shifted = has(kShift, modifiers) ? parameters.sub[0] : 0;
    const int reported = parameters.value[2] != 0 ? parameters.value[2] : shifted;
    return key_of_code(reported != 0 ? reported : parameters.value[0], modifiers);
}

// Appends the keys of a console's key event, which terminals send in win32-input-mode: virtual key,
// scan code, character, whether it is down, modifiers and how often.
void console_key(const CsiParameters& parameters, KeyDecoder::Events& events) {
    constexpr int kShiftPressed = 0x10;
    constexpr int kMost = 100;
    const auto [key, scan_code, character, down, modifiers, repeat] = parameters.value;
    std::string bytes;
    ConsoleInput().encode({.down = down != 0,
                           .virtual_key = static_cast<std::uint16_t>(key),
                           .character = static_cast<char16_t>(character),
                           .repeat = std::clamp(repeat, 1, kMost),
                           .shift = (modifiers & kShiftPressed) != 0},
                          bytes);
    KeyDecoder().feed(bytes, events);
}

// F3 is CSI R. With modifiers, as in CSI 1 ; 2 R, it looks like a cursor position in row 1. So no
// position in row 1 is asked for, and two parameters are never a key.
void cursor_report_or_f3(const CsiParameters& parameters, KeyDecoder::Events& events) {
    if (parameters.count < 2) {
        return events.push_back(Keystroke{Kind::other});
    }
    events.push_back(Report{.kind = Report::Kind::cursor_position,
                            .row = parameters.value[0],
                            .column = parameters.value[1]});
}

// Returns whether the sequence is the release of a key, a modifier alone, or an answer or event
// that nothing here waits for.
bool is_no_key(std::string_view text, char final, const CsiParameters& parameters) {
    constexpr int kReleased = 3;  // In the kitty protocol the modifiers carry the kind of event.
    if (parameters.sub[1] == kReleased) {
        return true;
    }
    switch (final) {
        case 'u':
            return is_modifier(parameters.value[0]);
        case '~':
            return text == "201";  // The end of a paste whose beginning was not seen.
        case 'c':
            return !text.empty();  // The device's attributes, or rxvt's Shift-Right.
        case 'I':
        case 'O':
            return text.empty();  // The window gained or lost the focus.
        case 'M':
        case 'm':  // The mouse, in urxvt's form.
        case 'n':
        case 't':  // Answers about the status and the window.
            return true;
        default:
            return false;
    }
}

void private_report(std::string_view text, char final, KeyDecoder::Events& events) {
    if (final == 'c') {
        events.push_back(Report{Report::Kind::device_attributes});
    } else if (final == 'y' && text.ends_with('$')) {
        const CsiParameters parameters = csi_parameters(text.substr(1));
        events.push_back(Report{
            .kind = Report::Kind::mode, .mode = parameters.value[0], .state = parameters.value[1]});
    }
}

// Returns a colour as XParseColor reads it, or nothing if the text is none: `rgb:`, or `rgba:` from
// some terminals, then red, green and blue in one to four hexadecimal digits each. Two are enough.
std::optional<Rgb> parse_color(std::string_view text) {
    constexpr std::size_t kMostDigits = 4;
    Rgb color;
    take_part(text, ":");
    for (std::uint8_t* const of_color : {&color.red, &color.green, &color.blue}) {
        const std::string_view digits = take_part(text, "/");
        const auto part = parse_number<unsigned>(digits, 16);
        if (!part || digits.size() > kMostDigits) {
            return std::nullopt;
        }
        *of_color = static_cast<std::uint8_t>(
            digits.size() == 1 ? *part * 17 : *part >> 4 * (digits.size() - 2));
    }
    return color;
}

void color_report(std::string_view text, KeyDecoder::Events& events) {
    const auto number = parse_number<unsigned>(take_part(text, ";"));
    const auto color = parse_color(text);
    if (number && *number < kColorRows.size() && color) {
        events.push_back(Report{
            .kind = Report::Kind::color, .color = *color, .which = static_cast<Color>(*number)});
    }
}

}  // namespace

CsiParameters csi_parameters(std::string_view text) {
    CsiParameters result;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end && result.count < result.value.size()) {
        const std::size_t i = result.count++;
        at = std::from_chars(at, end, result.value[i]).ptr;
        if (at != end && *at == ':') {
            at = std::from_chars(at + 1, end, result.sub[i]).ptr;
        }
        while (at != end && *at++ != ';') {
        }
    }
    return result;
}

void interpret_csi(std::string_view text, char final, KeyDecoder::Events& events) {
    const char prefix = text.empty() ? '\0' : text.front();
    if (prefix == '>' && final == 'c') {
        const CsiParameters parameters = csi_parameters(text.substr(1));
        return events.push_back(Report{.kind = Report::Kind::secondary,
                                       .mode = parameters.value[0],
                                       .state = parameters.value[1]});
    }
    if (prefix == '?') {
        return private_report(text, final, events);
    }
    // Keys have no other private prefix, and no intermediate byte before the final byte.
    if (prefix >= '<' || text.find_first_of(kIntermediates) != text.npos) {
        return;
    }
    const CsiParameters parameters = csi_parameters(text);
    constexpr int kOtherKey = 27;  // XTerm's modifyOtherKeys: CSI 27 ; modifiers ; character ~.
    if (is_no_key(text, final, parameters)) {
        return;
    }
    if (final == 'R') {
        return cursor_report_or_f3(parameters, events);
    }
    if (final == 'u') {
        return events.push_back(kitty_key(parameters));
    }
    if (final == '_') {
        return console_key(parameters, events);
    }
    if (final == '~' && parameters.value[0] == kOtherKey && parameters.count >= 3) {
        return events.push_back(key_of_code(parameters.value[2], parameters.value[1]));
    }
    const bool shift = final >= 'a' || has(kShift, modifiers_of(parameters));
    events.push_back(
        arrow(final, shift).value_or(Keystroke{beside_arrows(final, parameters.value[0])}));
}

void interpret_osc(std::string_view text, KeyDecoder::Events& events) {
    constexpr std::string_view kBackground = "11;";
    constexpr std::string_view kColor = "4;";
    if (text.starts_with(kColor)) {
        color_report(text.substr(kColor.size()), events);
    } else if (text.starts_with(kBackground)) {
        if (const auto color = parse_color(text.substr(kBackground.size()))) {
            events.push_back(Report{.kind = Report::Kind::background, .color = *color});
        }
    }
}

void interpret_ss3(std::string_view text, char final, KeyDecoder::Events& events) {
    constexpr std::string_view kDigits = "tvxryswq";  // In the order of kKeypad.
    if (const std::size_t digit = kDigits.find(final); digit != kDigits.npos) {
        return events.push_back(Keystroke{kKeypad[digit]});
    }
    if (final == 'M') {
        return events.push_back(kEnterKey);
    }
    if (final >= 'j' && final <= 'o') {  // The other keys of the keypad: * + , - . /
        return events.push_back(Keystroke{Kind::character, static_cast<char32_t>(final - '@')});
    }
    events.push_back(arrow(final, has(kShift, modifiers_of(csi_parameters(text))))
                         .value_or(Keystroke{beside_arrows(final, 0)}));
}

}  // namespace rogue
