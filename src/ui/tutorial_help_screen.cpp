#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/tutorial/abilities.hpp"
#include "rogue/ui/tutorial_screen.hpp"

namespace rogue::tutorial {
namespace {

constexpr auto kCommands = std::to_array<KeyLine>({
    {"q w e r", "use an ability, which then must rest"},
    {"1 2 3 4", "use an item"},
    {"arrows, Enter", "aim an ability, and confirm"},
    {">", "take the stairs down; no way leads up"},
});

constexpr auto kSessionKeys = std::to_array<KeyLine>({
    {"m", "read old messages"},
    {"Q", "leave, for now or for good"},
    {"Ctrl-L", "redraw the screen"},
});

struct Sight {
    char glyph;
    Color color;
    std::string_view name;
};

constexpr auto kSights = std::to_array<Sight>({
    {'@', Color::white, "you"},
    {'k', Color::red, "kobold"},
    {'o', Color::cyan, "ooze: splits when hurt"},
    {'g', Color::green, "goblin: runs and shouts"},
    {'$', Color::yellow, "gold"},
    {']', Color::yellow, "armor or a weapon"},
    {'!', Color::yellow, "item"},
    {'*', Color::yellow, "ability"},
    {'+', Color::white, "door, closed"},
    {'-', Color::white, "door, open"},
    {'>', Color::white, "stairs down"},
    {'.', Color::dark_yellow, "floor"},
    {'#', Color::gray, "wall"},
});

static_assert(std::ranges::all_of(kSights,
                                  [](const Sight& sight) { return sight.name.size() <= 23; }),
              "there is no room for a longer name at the right edge");

constexpr int kFirstRow = 2;
constexpr int kAbilityRow = 14;
constexpr int kKeyColumn = 2;
constexpr int kMeansColumn = 17;
constexpr int kSightColumn = 55;

}  // namespace

std::span<const KeyLine> commands() {
    return kCommands;
}

void compose(Frame& frame, const Help& help) {
    frame.put_text(kKeyColumn, 0, "Descend as deep as you can, and take the gold.", Color::white);
    int row = kFirstRow;
    const auto put_key = [&](std::string_view key, std::string_view means) {
        frame.put_text(kKeyColumn, ++row, key, Color::white);
        frame.put_text(kMeansColumn, row, means, Color::gray);
    };
    frame.put_text(kKeyColumn, row, "-- KEYS --", Color::yellow);
    put_key("arrows", "move, and attack who is there");
    for (const auto& [key, does] : kCommands) {
        put_key(key, does);
    }
    for (const auto& [key, does] : kSessionKeys) {
        put_key(key, does);
    }
    if (!help.moving_letters.empty()) {
        put_key(help.moving_letters, "left, down, up, right");
    }
    row = kAbilityRow;
    frame.put_text(kKeyColumn, row, "-- ABILITIES, AND THE TURNS THEY REST --", Color::yellow);
    for (const AbilityTraits& ability : kAbilityTraits) {
        put_key(text(ability.rest), ability.name);
    }
    row = kFirstRow;
    frame.put_text(kSightColumn, row, "-- WHAT YOU SEE --", Color::yellow);
    for (const auto& [glyph, color, name] : kSights) {
        frame.put_text(kSightColumn, ++row, {&glyph, 1}, color);
        frame.put_text(kSightColumn + 2, row, name, Color::gray);
    }
    frame.put_text(kKeyColumn, Frame::kRows - 1, "any other key: back to the game", Color::white);
}

}  // namespace rogue::tutorial
