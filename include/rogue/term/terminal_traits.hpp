#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// What is known about the terminal before it is asked. terminal_traits.cpp finds it in the
/// environment, and TerminalLook::style() passes it to the renderer.
struct TerminalTraits {
    /// How the terminal reads the bytes of a character that is not ASCII.
    enum class Encoding {
        utf8,
        unknown,  ///< The terminal must be asked.
        other,    ///< It may take the bytes of an emoji for control codes.
    };

    bool addressable = true;      ///< False if the cursor can't be moved (TERM=dumb).
    bool moves_by_column = true;  ///< True if it knows CHA (CSI column G) and counts from 1.
    bool has_emoji = true;        ///< False if it shows none, or the same box for each.
    bool answers = true;          ///< True if it may be asked questions.
    bool fixed_colors = false;    ///< True if it has 256 colours; 240 look alike in every theme.
    bool true_color = false;      ///< True if it knows SGR 38;2.
    bool forbids_color = false;   ///< NO_COLOR is set and not empty (https://no-color.org).
    bool light_background = false;
    std::optional<int> background;  ///< Its number among the sixteen colours, if known.
    bool alternate_scroll = false;  ///< The wheel sends arrow keys, unless the terminal denies it.
    bool silent_wheel = false;      ///< The wheel never does, though the mode is unknown.
    bool multiplexed = false;       ///< True inside GNU screen or tmux.
    Encoding encoding = Encoding::utf8;
    Palette palette = Palette::sixteen;
    GlyphWidths widths;  ///< The widths that the system knows.
};

/// Returns the value of an environment variable, or an empty string if it is not set.
using Environment = std::function<std::string_view(const char* name)>;

/// Looks up a variable in the environment of the program.
std::string_view environment_variable(const char* name);

/// Returns the traits that follow from TERM and the locale: the first of LC_ALL, LC_CTYPE and LANG
/// that is set, as in POSIX. `utf8_input` tells if the system erases all bytes of a typed character
/// at once (IUTF8). If no locale is set, or if it names no encoding and `utf8_input` is set, the
/// encoding counts as UTF-8. But GNU screen (STY) and tmux (TMUX) use the locale themselves: there
/// IUTF8 is about the outer terminal.
///
/// xterm (XTERM_VERSION), mlterm (MLTERM), zutty (ZUTTY_VERSION) and rxvt-unicode use the font that
/// the user chose for every character. That font has no emoji, so they draw a box for each. xterm
/// with a font of -fa and mlterm from 3.9.4 on look in other fonts too, which need not have any.
///
/// Alacritty starts with a wheel that sends arrow keys. Old ones can neither report nor save that.
///
/// Terminals of 256 colours say so in TERM or COLORTERM, except for those known by name.
///
/// COLORFGBG, which rxvt invented, gives the background as "foreground;background" in numbers.
TerminalTraits traits_from(const Environment& environment, bool utf8_input);

/// Returns the traits of a Windows console. `build` is that of Windows. `escapes` tells if the
/// console knows escape sequences; one that does not is too old for emoji. Windows Terminal
/// (WT_SESSION), ConEmu (ConEmuANSI) and any terminal that gives its name (TERM_PROGRAM) show
/// emoji. Windows' own console shows them from Windows 11 on; before, it drew boxes. No question is
/// sent to a console. `background` is the number of its background colour.
TerminalTraits console_traits_from(const Environment& environment, unsigned build, bool escapes,
                                   int background);

}  // namespace rogue
