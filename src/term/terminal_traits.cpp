#include "rogue/term/terminal_traits.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace rogue {
namespace {

using Encoding = TerminalTraits::Encoding;

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

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

// A locale is language_COUNTRY.codeset@modifier; C and POSIX say nothing of a terminal.
Encoding encoding_of(std::string_view locale, bool utf8_input) {
    const std::string name = lower(locale);
    if (name.find("utf-8") != std::string::npos || name.find("utf8") != std::string::npos) {
        return Encoding::utf8;
    }
    if (name.find('.') != std::string::npos || name.ends_with("@euro")) {
        return Encoding::other;
    }
    return name.empty() || utf8_input ? Encoding::utf8 : Encoding::unknown;
}

}  // namespace

TerminalTraits traits_from(const Environment& environment, bool utf8_input) {
    constexpr std::array<std::string_view, 1> kOld{"vt"};
    constexpr std::array<std::string_view, 4> kEightColors{"vt", "ansi", "cygwin", "sun"};
    const std::string_view term = environment("TERM");
    const bool console = term.starts_with("linux") ||
                         term.ends_with(".linux");  // Its fonts have 512 glyphs at most.
    TerminalTraits traits;
    traits.addressable = term != "dumb";
    traits.has_emoji = !console && !has_prefix_of(term, kOld);
    traits.answers = traits.has_emoji && !term.empty();
    traits.encoding = encoding_of(locale(environment), utf8_input);
    traits.palette = has_prefix_of(term, kEightColors) ? Palette::eight : Palette::sixteen;
    return traits;
}

TerminalTraits console_traits_from(const Environment& environment, unsigned build, bool escapes) {
    constexpr unsigned kWindows11 = 22000;
    const bool falls_back_on_emoji_font =
        build >= kWindows11 || !environment("WT_SESSION").empty() ||
        !environment("TERM_PROGRAM").empty() || environment("ConEmuANSI") == "ON";
    TerminalTraits traits;
    traits.has_emoji = escapes && falls_back_on_emoji_font;
    traits.answers = false;
    return traits;
}

}  // namespace rogue
