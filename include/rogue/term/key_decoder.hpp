#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rogue/base/glyph.hpp"

namespace rogue {

/// A key that somebody pressed, before it is known what it means to the game.
struct Keystroke {
    enum class Kind : std::uint8_t {
        character,  ///< Typed text or a control character; `character` says which.
        up,
        down,
        left,
        right,
        home,
        end,
        page_up,
        page_down,
        other,  ///< Any other key without a character, such as a function key.
    };

    Kind kind = Kind::other;
    char32_t character = 0;
    bool shift = false;  ///< Shift was held down with an arrow, as far as the terminal tells that.

    friend constexpr bool operator==(Keystroke, Keystroke) = default;
};

/// Enter, which a terminal in raw mode sends as a carriage return, and Esc.
inline constexpr Keystroke kEnterKey{Keystroke::Kind::character, U'\r'};
inline constexpr Keystroke kEscapeKey{Keystroke::Kind::character, U'\x1b'};

/// Ctrl-C and Ctrl-Z. Terminals that send these keys as sequences make no signals of them.
inline constexpr char32_t kInterrupt = 0x03;
inline constexpr char32_t kSuspend = 0x1A;

/// A terminal's answer to one of our questions.
struct Report {
    enum class Kind : std::uint8_t {
        cursor_position,    ///< CSI row ; column R
        device_attributes,  ///< CSI ? ... c
        background,         ///< OSC 11 ; rgb:red/green/blue ST
        color,              ///< OSC 4 ; number ; rgb:red/green/blue ST
        mode,               ///< CSI ? mode ; state $ y (DECRPM)
        xterm,              ///< DCS > | XTerm(...) ST (XTVERSION): it is xterm itself.
        konsole,            ///< The same of Konsole.
    };

    /// The states of a private mode that the terminal does not know, or that can be turned off.
    static constexpr int kUnknown = 0;
    static constexpr int kSet = 1;

    Kind kind;
    int row = 0;  ///< Of a cursor position, from 1.
    int column = 0;
    Rgb color{};    ///< Of a background or a colour.
    Color which{};  ///< Of a colour: which of the sixteen it is.
    int mode = 0;
    int state = 0;

    friend constexpr bool operator==(Report, Report) = default;
};

/// Turns the bytes that a terminal sends into keystrokes and reports. It does not read and has no
/// clock: bytes and the time that has passed go in, events come out.
///
/// It does not matter how the bytes are cut into reads. Reports, focus and mouse events, pasted
/// text and broken sequences are swallowed: they never become keys. Memory is bounded. An Esc
/// before a key, which may be Alt, is the Esc key, and the key follows.
///
/// Keys have the forms of xterm's control sequences (CSI, SS3, modified by `;m`), rxvt, the Linux
/// console, the kitty keyboard protocol and win32-input-mode. ECMA-48 5.4 defines the grammar of
/// CSI, 5.3 the C1 controls: a byte such as 9B, where no UTF-8 character can begin, introduces a
/// sequence as ESC [ does.
class KeyDecoder {
public:
    /// In the order in which they came.
    using Events = std::vector<std::variant<Keystroke, Report>>;

    /// Appends to `events` the events that the bytes complete.
    void feed(std::string_view bytes, Events& events);

    /// Call this when no byte has come for that time. If the silence is long enough, it no longer
    /// waits for the rest of a sequence. An Esc that nothing followed is then a key.
    void elapse(std::chrono::milliseconds silence, Events& events);

    /// Returns how long a silence must be for elapse() to give up, or nothing if no sequence has
    /// begun.
    std::optional<std::chrono::milliseconds> patience() const;

    /// Returns how long to wait for bytes before elapse() may give up or the time is up, whichever
    /// comes first, or nothing if neither ever does.
    std::optional<std::chrono::milliseconds> patience_within(
        std::optional<std::chrono::milliseconds> time) const;

    /// While an answer is due, elapse() needs a longer silence after an Esc: a slow line may cut an
    /// answer there.
    void expect_reports(bool expected) { reports_expected_ = expected; }

private:
    enum class State : std::uint8_t {
        ground,
        utf8,
        escape,
        csi,
        linux_function_key,  // After CSI [, which one byte follows
        ss3,                 // After ESC O
        string,              // In OSC, DCS, APC, PM or SOS, up to BEL or ST
        string_escape,       // After an Esc in a string, with which it ends: ST has a backslash too
        mouse,               // After CSI M three bytes, after CSI t two, after CSI T six
        paste,               // Between CSI 200 ~ and CSI 201 ~
    };

    void decode(unsigned char byte, Events& events);
    void take_ground(unsigned char byte, Events& events);
    void take_utf8(unsigned char byte, Events& events);
    void take_escape(unsigned char byte, Events& events);
    void take_csi(unsigned char byte, Events& events);
    void take_ss3(unsigned char byte, Events& events);
    void take_string(unsigned char byte, Events& events);
    void end_string(Events& events);
    void take_paste(unsigned char byte);
    void collect(unsigned char byte);
    void introduce(unsigned char final);
    void begin_sequence(State state);

    State state_ = State::ground;
    bool began_with_c1_ = false;    // The sequence did not begin with an Esc, which could be a key.
    unsigned char introducer_ = 0;  // The byte after the Esc: ] for an operating system command.
    bool reports_expected_ = false;
    int bytes_left_ = 0;  // That many of a mouse report are missing.
    // The bytes of a character, the parameters of a sequence, or what was pasted since an Esc. One
    // that is longer than any we know is swallowed.
    std::string collected_;
};

/// Returns the keystrokes among the events.
std::vector<Keystroke> keystrokes(const KeyDecoder::Events& events);

}  // namespace rogue
