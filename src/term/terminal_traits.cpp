#include "rogue/term/terminal_traits.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

using Encoding = TerminalTraits::Encoding;

bool has_prefix_of(std::string_view term, auto prefixes) {
    return std::ranges::any_of(prefixes,
                               [&](std::string_view prefix) { return term.starts_with(prefix); });
}

std::string_view locale(const Environment& environment) {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (const std::string_view value = environment(name); !value.empty()) {
            return value;
        }
    }
    return {};
}

// A locale is language_COUNTRY.codeset@modifier. C and POSIX tell nothing about a terminal.
Encoding encoding_of(std::string_view locale, bool utf8_input, bool multiplexed) {
    const std::string name = lowercase(locale);
    if (name.find("utf-8") != std::string::npos || name.find("utf8") != std::string::npos) {
        return Encoding::utf8;
    }
    if (multiplexed || contains(name, '.') || name.ends_with("@euro")) {
        return Encoding::other;
    }
    return name.empty() || utf8_input ? Encoding::utf8 : Encoding::unknown;
}

// Returns true for languages whose terminals may draw blocks and dots two cells wide.
bool is_east_asian(std::string_view locale) {
    const std::string_view language = locale.substr(0, locale.find_first_of("_.@"));
    return language == "zh" || language == "ja" || language == "ko";
}

// Returns true for the light ones among sixteen colours: gray and the bright ones but dark gray.
bool is_light(int color) {
    constexpr int kGray = 7;
    constexpr int kDarkGray = 8;
    return color >= kGray && color != kDarkGray;
}

std::optional<int> named_background(std::string_view colors) {
    constexpr int kColors = 16;
    const auto color = parse_number<int>(colors.substr(colors.rfind(';') + 1));
    return color && *color >= 0 && *color < kColors ? color : std::nullopt;
}

// Returns true for DEC's terminals, such as vt100. Names such as vte belong to others.
bool is_vt(std::string_view term) {
    return term.starts_with("vt") && term.size() > 2 && term[2] >= '0' && term[2] <= '9';
}

Palette palette_of(std::string_view term) {
    constexpr auto kEightColors = std::to_array<std::string_view>({"ansi", "cygwin", "sun"});
    if (term.ends_with("-mono")) {
        return Palette::monochrome;
    }
    return is_vt(term) || has_prefix_of(term, kEightColors) ? Palette::eight : Palette::sixteen;
}

bool has_true_color(std::string_view term, std::string_view color_term) {
    constexpr auto kKnown = std::to_array<std::string_view>({"xterm-kitty", "alacritty", "foot"});
    return has_prefix_of(term, kKnown) || color_term == "truecolor" || color_term == "24bit";
}

}  // namespace

std::string_view environment_variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

TerminalTraits traits_from(const Environment& environment, bool utf8_input) {
    const std::string_view term = environment("TERM");
    const bool multiplexed = !environment("STY").empty() || !environment("TMUX").empty();
    const bool old = is_vt(term) || term.starts_with("sun");
    // Its fonts have at most 512 glyphs.
    const bool console = term.starts_with("linux") || term.ends_with(".linux");
    TerminalTraits traits;
    traits.addressable = term != "dumb";
    traits.moves_by_column = !old && !term.starts_with("eterm");
    const bool boxes = !environment("XTERM_VERSION").empty() || !environment("MLTERM").empty() ||
                       !environment("ZUTTY_VERSION").empty() || term.starts_with("mlterm") ||
                       term.starts_with("rxvt-unicode");
    traits.has_emoji = !console && !old && !boxes;
    traits.answers = !console && !old && !term.empty();
    traits.alternate_scroll =
        term.starts_with("alacritty") || !environment("ALACRITTY_LOG").empty();
    traits.silent_wheel = term.starts_with("rxvt");
    traits.multiplexed = multiplexed || term.starts_with("screen") || term.starts_with("tmux");
    const bool true_color = has_true_color(term, environment("COLORTERM"));
    traits.fixed_colors =
        traits.answers && (true_color || term.find("256color") != std::string_view::npos);
    // GNU screen passes on the variable of the terminal outside, but not the colours.
    traits.true_color = true_color && traits.fixed_colors && environment("STY").empty();
    traits.forbids_color = !environment("NO_COLOR").empty();
    traits.background = named_background(environment("COLORFGBG"));
    traits.light_background = traits.background && is_light(*traits.background);
    traits.encoding = encoding_of(locale(environment), utf8_input, multiplexed);
    traits.palette = console ? Palette::fixed_sixteen : palette_of(term);
    traits.widths.may_differ_outside = traits.multiplexed;
    traits.widths.may_double_pairs = is_east_asian(locale(environment));
    return traits;
}

TerminalTraits console_traits_from(const Environment& environment, unsigned build, bool escapes,
                                   int background) {
    constexpr unsigned kWindows11 = 22000;
    const bool falls_back_on_emoji_font =
        build >= kWindows11 || !environment("WT_SESSION").empty() ||
        !environment("TERM_PROGRAM").empty() || environment("ConEmuANSI") == "ON";
    TerminalTraits traits;
    traits.has_emoji = escapes && falls_back_on_emoji_font;
    traits.answers = false;
    traits.true_color = escapes;
    traits.palette = escapes ? Palette::sixteen : Palette::fixed_sixteen;
    traits.forbids_color = !environment("NO_COLOR").empty();
    traits.background = background;
    traits.light_background = is_light(background);
    return traits;
}

}  // namespace rogue
