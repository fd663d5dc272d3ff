#pragma once

#include <functional>
#include <string_view>

#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/palette.hpp"

namespace rogue {

/// What is known of the terminal before it has been sent a question.
struct TerminalTraits {
    /// How it takes the bytes of a character beyond ASCII.
    enum class Encoding {
        utf8,
        unknown,  ///< Only asking can tell.
        other,    ///< Bytes of an emoji may be control codes to it.
    };

    bool addressable = true;      ///< False: the cursor can't be moved (TERM=dumb).
    bool moves_by_column = true;  ///< Whether it knows CHA, CSI column G.
    bool has_emoji = true;        ///< False: it certainly shows none.
    bool answers = true;          ///< Whether to ask it anything.
    bool light_background = false;
    Encoding encoding = Encoding::utf8;
    Palette palette = Palette::sixteen;
    GlyphWidths widths;  ///< As far as the system could tell them.
};

/// The value of a variable of the environment; empty if it is not set.
using Environment = std::function<std::string_view(const char* name)>;

/// Told from TERM and the locale's variables (LC_ALL, LC_CTYPE, LANG, of which the first that is
/// set counts, as POSIX has it). `utf8_input` is what the system knows of the terminal: that
/// erasing a character of typed input erases all bytes of it (IUTF8). No locale at all is taken for
/// UTF-8, and one that names no encoding is with IUTF8.
///
/// In GNU screen (STY) and tmux (TMUX) neither is: the locale is what they themselves go by, and
/// IUTF8 is what the terminal around them has.
///
/// COLORFGBG, "foreground;background" by number, which rxvt brought, tells of the background.
TerminalTraits traits_from(const Environment& environment, bool utf8_input);

/// The same for the console of that build of Windows. `escapes` says whether it knows escape
/// sequences: one that does not is too old for emoji. Of the others Windows Terminal (WT_SESSION),
/// ConEmu (ConEmuANSI) and whatever else gives its name (TERM_PROGRAM) show them, and from Windows
/// 11 on its own window, which before drew boxes in their place. It is never sent questions.
/// `background` is the number of its background colour.
TerminalTraits console_traits_from(const Environment& environment, unsigned build, bool escapes,
                                   int background);

}  // namespace rogue
