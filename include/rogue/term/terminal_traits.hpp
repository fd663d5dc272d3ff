#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// What is known about the terminal before it is asked.
struct TerminalTraits {
    /// How it reads the bytes of a character that is not ASCII.
    enum class Encoding {
        utf8,
        unknown,  ///< The terminal must be asked.
        other,    ///< The bytes of an emoji may be control codes to it.
    };

    bool addressable = true;      ///< False if the cursor can't be moved (TERM=dumb).
    bool moves_by_column = true;  ///< Whether it knows CHA (CSI column G), and counts it from 1.
    bool has_emoji = true;        ///< False if it shows none, or one box in place of each.
    bool answers = true;          ///< Whether it may be asked anything.
    bool fixed_colors = false;    ///< Whether it has 256 colours; 240 look alike in every theme.
    bool forbids_color = false;   ///< NO_COLOR is set and not empty (https://no-color.org).
    bool light_background = false;
    std::optional<int> background;  ///< Its number among the sixteen colours, if that is known.
    bool alternate_scroll = false;  ///< The wheel sends arrow keys, unless it says otherwise.
    bool silent_wheel = false;  ///< The wheel never does, though the terminal knows no such mode.
    bool multiplexed = false;   ///< Whether GNU screen or tmux stands between.
    Encoding encoding = Encoding::utf8;
    Palette palette = Palette::sixteen;
    GlyphWidths widths;  ///< Those that the system knows.
};

/// Gives the value of an environment variable; empty if it is not set.
using Environment = std::function<std::string_view(const char* name)>;

/// Returns the environment of the program.
std::string_view environment_variable(const char* name);

/// The traits that follow from TERM and from the locale: the first of LC_ALL, LC_CTYPE and LANG
/// that is set, as in POSIX. `utf8_input` tells whether the system erases all bytes of a typed
/// character at once (IUTF8). If no locale is set, the encoding is taken to be UTF-8. If the locale
/// names no encoding, it is taken to be UTF-8 if `utf8_input` is set.
///
/// In GNU screen (STY) and tmux (TMUX) it is not UTF-8 in either case: they use the locale
/// themselves, and IUTF8 belongs to the terminal around them.
///
/// xterm (XTERM_VERSION), mlterm (MLTERM), zutty (ZUTTY_VERSION) and rxvt-unicode take the font
/// that the user has chosen for every character, and that has no emoji: they draw a box in place of
/// each.
///
/// Alacritty starts with a wheel that sends arrow keys. Old ones can neither tell that nor save it.
///
/// Terminals of 256 colours say so in TERM or by COLORTERM, except for those known by name.
///
/// COLORFGBG, which comes from rxvt, tells the background as "foreground;background" in numbers.
TerminalTraits traits_from(const Environment& environment, bool utf8_input);

/// Returns the same for the console of that build of Windows. `escapes` tells whether it knows
/// escape sequences; a console that does not is too old for emoji. Windows Terminal (WT_SESSION),
/// ConEmu (ConEmuANSI) and any other terminal that gives its name (TERM_PROGRAM) show emoji.
/// Windows' own console window shows them from Windows 11 on; before, it drew boxes in their place.
/// No question is sent to a console. `background` is the number of its background colour.
TerminalTraits console_traits_from(const Environment& environment, unsigned build, bool escapes,
                                   int background);

}  // namespace rogue
