#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rogue/ui/theme.hpp"

namespace rogue::test {

/// The colour of these six hexadecimal digits.
inline Rgb rgb(std::string_view hex) {
    const auto part = [&](std::size_t at) {
        return static_cast<std::uint8_t>(std::stoi(std::string(hex.substr(at, 2)), nullptr, 16));
    };
    return {part(0), part(2), part(4)};
}

inline constexpr std::string_view kSolarizedTheme =
    "073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 "
    "6c71c4 93a1a1 fdf6e3";
inline constexpr std::string_view kXtermTheme =
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff "
    "ff00ff 00ffff ffffff";

/// How a terminal shows its background and the sixteen colours.
struct DrawnTheme {
    std::string_view name;
    std::string_view background;
    std::string_view colors;

    Rgb color(std::size_t number) const { return rgb(colors.substr(7 * number)); }
};

inline constexpr DrawnTheme kThemes[] = {
    {"Solarized Dark", "002b36", kSolarizedTheme},
    {"Solarized Light", "fdf6e3", kSolarizedTheme},
    {"Nord", "2e3440",
     "3b4252 bf616a a3be8c ebcb8b 81a1c1 b48ead 88c0d0 e5e9f0 4c566a bf616a a3be8c ebcb8b "
     "81a1c1 b48ead 8fbcbb eceff4"},
    {"Tokyo Night", "1a1b26",
     "15161e f7768e 9ece6a e0af68 7aa2f7 bb9af7 7dcfff a9b1d6 414868 f7768e 9ece6a e0af68 "
     "7aa2f7 bb9af7 7dcfff c0caf5"},
    {"Dracula", "282a36",
     "21222c ff5555 50fa7b f1fa8c bd93f9 ff79c6 8be9fd f8f8f2 6272a4 ff6e6e 69ff94 ffffa5 "
     "d6acff ff92df a4ffff ffffff"},
    {"Gruvbox Dark", "282828",
     "282828 cc241d 98971a d79921 458588 b16286 689d6a a89984 928374 fb4934 b8bb26 fabd2f "
     "83a598 d3869b 8ec07c ebdbb2"},
    {"Catppuccin Mocha", "1e1e2e",
     "45475a f38ba8 a6e3a1 f9e2af 89b4fa f5c2e7 94e2d5 bac2de 585b70 f38ba8 a6e3a1 f9e2af "
     "89b4fa f5c2e7 94e2d5 a6adc8"},
    {"One Half Light", "fafafa",
     "383a42 e45649 50a14f c18401 0184bc a626a4 0997b3 fafafa 4f525e e06c75 98c379 e5c07b "
     "61afef c678dd 56b6c2 ffffff"},
    {"Windows' Campbell", "0c0c0c",
     "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 "
     "3b78ff b4009e 61d6d6 f2f2f2"},
    {"Ubuntu", "300a24",
     "2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f "
     "729fcf ad7fa8 34e2e2 eeeeec"},
    {"GNOME's", "171421",
     "171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc 5e5c64 f66151 33da7a e9ad0c "
     "2a7bde c061cb 33c7de ffffff"},
    {"Tango", "000000",
     "000000 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f "
     "729fcf ad7fa8 34e2e2 eeeeec"},
    {"kitty's", "000000",
     "000000 cc0403 19cb00 cecb00 0d73cc cb1ed1 0dcdcd dddddd 767676 f2201f 23fd00 fffd00 "
     "1a8fff fd28ff 14ffff ffffff"},
    {"PuTTY's", "000000",
     "000000 bb0000 00bb00 bbbb00 0000bb bb00bb 00bbbb bbbbbb 555555 ff5555 55ff55 ffff55 "
     "5555ff ff55ff 55ffff ffffff"},
    {"the Linux console's", "000000",
     "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 "
     "5555ff ff55ff 55ffff ffffff"},
    {"Windows' before 10, and wine's", "000000",
     "000000 800000 008000 808000 000080 800080 008080 c0c0c0 808080 ff0000 00ff00 ffff00 "
     "0000ff ff00ff 00ffff ffffff"},
    {"xterm's on black", "000000", kXtermTheme},
    {"xterm's on white", "ffffff", kXtermTheme},
};

/// REQUIRES: there is a theme of that name.
inline const DrawnTheme& theme_named(std::string_view name) {
    return *std::ranges::find(kThemes, name, &DrawnTheme::name);
}

}  // namespace rogue::test
