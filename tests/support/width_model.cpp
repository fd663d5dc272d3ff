#include "tests/support/width_model.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/looks.hpp"

namespace rogue::test {
namespace {

// Whether the game draws a glyph as this character, by itself or with a variation selector.
bool is_picture(char32_t character) {
    return std::ranges::any_of(all_glyphs(), [&](const Look& row) {
        return !row.is_pair() && row.emoji.starts_with(utf8(character));
    });
}

}  // namespace

int WidthModel::width_of(char32_t character) const {
    constexpr char32_t kDaggerEmoji = 0x1F5E1;
    constexpr char32_t kWandEmoji = 0x1FA84;
    constexpr char32_t kTrollEmoji = 0x1F9CC;
    constexpr char32_t kFullBlock = 0x2588;
    if (character < 0xA0 || eight_bit) {
        return 1;
    }
    if (character <= 0xFF || character == kFullBlock) {
        return ambiguous;
    }
    if (character == kDaggerEmoji) {
        return dagger;
    }
    if (character == kWandEmoji || character == kTrollEmoji) {
        return new_emoji;
    }
    const bool pictograph = character >= 0x1F300 && character <= 0x1FAFF;
    return pictograph || is_picture(character) ? emoji : 1;
}

}  // namespace rogue::test
