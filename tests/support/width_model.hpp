#pragma once

#include <array>
#include <string_view>

namespace rogue::test {

/// How many cells a terminal gives to a character. Terminals disagree about emoji, about the
/// variation selector U+FE0F that asks for an emoji, and, for East Asian text, about characters of
/// ambiguous width.
struct WidthModel {
    /// What U+FE0F does to the character before it.
    enum class Selector { ignored, doubles, own_cell };

    int emoji = 2;      ///< Emoji of Unicode 12 and before, and every other that the game draws.
    int new_emoji = 2;  ///< The wand (Unicode 13) and the troll (Unicode 14).
    int dagger = 1;     ///< U+1F5E1 without a selector.
    int ambiguous = 1;  ///< The full block, the middle dot and the letters of Latin-1.
    Selector selector = Selector::ignored;
    bool eight_bit = false;  ///< It does not know UTF-8: a byte is a character of Latin-1.

    int width_of(char32_t character) const;
};

/// The variation selector, in UTF-8.
inline constexpr std::string_view kSelectorBytes = "\uFE0F";

inline constexpr WidthModel kWideEmoji{.dagger = 2};
inline constexpr WidthModel kSelectorIgnored{};
inline constexpr WidthModel kSelectorDoubles{.selector = WidthModel::Selector::doubles};
inline constexpr WidthModel kSelectorOwnCell{.selector = WidthModel::Selector::own_cell};
inline constexpr WidthModel kOldUnicode{.new_emoji = 1};
inline constexpr WidthModel kNarrowEmoji{.emoji = 1, .new_emoji = 1};
inline constexpr WidthModel kAmbiguousWide{.ambiguous = 2};
inline constexpr WidthModel kEightBit{.eight_bit = true};

struct NamedWidthModel {
    std::string_view name;
    WidthModel model;
};

/// The known opinions on emoji. They all agree that a block is one cell wide.
inline constexpr auto kEmojiOpinions = std::to_array<NamedWidthModel>({
    {"emoji are wide", kWideEmoji},
    {"the selector is ignored", kSelectorIgnored},
    {"the selector doubles", kSelectorDoubles},
    {"the selector has its own cell", kSelectorOwnCell},
    {"new emoji are narrow", kOldUnicode},
    {"emoji are narrow", kNarrowEmoji},
});

}  // namespace rogue::test
