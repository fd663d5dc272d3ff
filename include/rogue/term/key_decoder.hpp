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

/// A key that somebody pressed. Its meaning to the game is not decided yet.
struct Keystroke {
    enum class Kind : std::uint8_t {
        character,  ///< `character` says which: typed text or a control character.
        up,
        down,
        left,
        right,
        home,
        end,
        page_up,
        page_down,
        other,  ///< A key without a character, such as a function key.
    };

    Kind kind = Kind::other;
    char32_t character = 0;
    bool shift = false;  ///< Shift was held with an arrow, if the terminal tells that.

    friend constexpr bool operator==(Keystroke, Keystroke) = default;
};

/// Enter, which a terminal in raw mode sends as a carriage return, and Esc. Alacritty sends a line
/// feed for Enter on the keypad, which is the same key here.
inline constexpr Keystroke kEnterKey{Keystroke::Kind::character, U'\r'};
inline constexpr Keystroke kEscapeKey{Keystroke::Kind::character, U'\x1b'};

/// Ctrl-D. script and su -P of util-linux send it when their own terminal hangs up.
inline constexpr char32_t kEndOfInput = 0x04;

/// Ctrl-C and Ctrl-Z, which some terminals send as sequences, so that they make no signals.
inline constexpr char32_t kInterrupt = 0x03;
inline constexpr char32_t kSuspend = 0x1A;

/// A terminal's answer to a question.
struct Report {
    enum class Kind : std::uint8_t {
        cursor_position,    ///< CSI row ; column R
        device_attributes,  ///< CSI ? ... c
        background,         ///< OSC 11 ; rgb:red/green/blue ST
        color,              ///< OSC 4 ; number ; rgb:red/green/blue ST
        mode,               ///< CSI ? mode ; state $ y (DECRPM)
        secondary,          ///< CSI > type ; version ... c, its secondary attributes.
        xterm,              ///< DCS > | XTerm(...) ST (XTVERSION): xterm itself answers.
        konsole,            ///< The same from Konsole.
        multiplexer,        ///< The same from tmux and others that draw for another terminal.
        version,            ///< The same from any other terminal.
    };

    /// States of a private mode: the terminal does not know it, it is set but can be reset, or it
    /// can't be reset.
    static constexpr int kUnknown = 0;
    static constexpr int kSet = 1;
    static constexpr int kAlwaysSet = 3;

    /// Returns true if the terminal told its name or type.
    constexpr bool names_terminal() const {
        return kind == Kind::secondary || kind == Kind::xterm || kind == Kind::konsole ||
               kind == Kind::multiplexer || kind == Kind::version;
    }

    Kind kind;
    int row = 0;  ///< The row of a cursor position, from 1.
    int column = 0;
    Rgb color{};    ///< The background or the colour.
    Color which{};  ///< Which of the sixteen colours `color` is about.
    int mode = 0;   ///< Or the type in secondary attributes.
    int state = 0;  ///< Or the version.

    friend constexpr bool operator==(Report, Report) = default;
};

/// Turns the bytes from a terminal into keystrokes and reports. It does not read and has no clock:
/// bytes and times go in, events come out.
///
/// It does not matter how reads cut up the bytes. Reports, focus and mouse events, pasted text and
/// broken sequences never become keys. A paste whose end was lost is over after a second of
/// silence, or with an Esc that does not begin its end. Memory is bounded. An Esc before a key,
/// which may be Alt, is the Esc key, and the key follows. A digit is a key once nothing has
/// followed it for 10 ms, or something that can't follow it in a report. So no digit of a report
/// whose beginning was lost is a key.
///
/// Keys have the forms of xterm's control sequences (CSI, SS3, modified by `;m`), rxvt, the Linux
/// console, the kitty keyboard protocol and win32-input-mode. The grammar of CSI is that of ECMA-48
/// 5.4. The C1 controls are those of 5.3: a byte such as 9B, where no UTF-8 character can begin,
/// introduces a sequence as ESC [ does.
class KeyDecoder {
public:
    /// In the order in which they came.
    using Events = std::vector<std::variant<Keystroke, Report>>;

    /// Appends to `events` the events that these bytes complete.
    void feed(std::string_view bytes, Events& events);

    /// Call this when no byte has come for that long. After timeout(), the rest of a sequence is no
    /// longer awaited, and an Esc that nothing followed becomes a key.
    void elapse(std::chrono::milliseconds silence, Events& events);

    /// Returns how long a silence makes elapse() give up, or nothing if no sequence has begun.
    std::optional<std::chrono::milliseconds> timeout() const;

    /// Returns the sooner of timeout() and `time`, or nothing if neither is set.
    std::optional<std::chrono::milliseconds> sooner_timeout(
        std::optional<std::chrono::milliseconds> time) const;

    /// While answers are due, an Esc is awaited longer: a slow line may cut an answer after one.
    void expect_reports(bool expected) { reports_expected_ = expected; }

private:
    enum class State : std::uint8_t {
        ground,
        number,  // After a digit or a separator of numbers, which may be the rest of a report
        utf8,
        escape,
        csi,
        linux_function_key,  // After CSI [; one byte follows
        ss3,                 // After ESC O
        string,              // In OSC, DCS, APC, PM or SOS, up to BEL or ST
        string_escape,       // After the Esc that ends a string; ST has a backslash too
        mouse,               // Three bytes after CSI M, two after CSI t, six after CSI T
        paste,               // Between CSI 200 ~ and CSI 201 ~
    };

    void decode(unsigned char byte, Events& events);
    void take_ground(unsigned char byte, Events& events);
    void take_number(unsigned char byte, Events& events);
    void end_number(Events& events);
    void take_utf8(unsigned char byte, Events& events);
    void take_escape(unsigned char byte, Events& events);
    void take_csi(unsigned char byte, Events& events);
    void take_ss3(unsigned char byte, Events& events);
    void take_string(unsigned char byte, Events& events);
    void end_string(Events& events);
    void take_paste(unsigned char byte, Events& events);
    void end_paste(Events& events);
    void collect(unsigned char byte);
    void introduce(unsigned char final);
    void begin_sequence(State state);

    State state_ = State::ground;
    bool began_with_c1_ = false;    // The sequence did not begin with an Esc, which could be a key.
    unsigned char introducer_ = 0;  // The byte after the Esc, such as ] for an OSC.
    bool reports_expected_ = false;
    int missing_bytes_ = 0;  // The rest of a mouse report.
    // The bytes of a character, the parameters of a sequence, what was pasted since an Esc, or
    // typed keys from a digit on. If it is longer than any known one, it is swallowed.
    std::string collected_;
};

std::vector<Keystroke> keystrokes(const KeyDecoder::Events& events);

}  // namespace rogue
