#include "tutorial/screens/screens.hpp"

#include <variant>

#include "rogue/base/text.hpp"

namespace rogue::tutorial {

std::vector<Health> health_shown(const Level& level) {
    std::vector<Health> shown;
    for_each_bar(level, [&](const Monster& monster, int filled) {
        shown.push_back({monster.name, filled, kHealthBar});
    });
    return shown;
}

Note note_at(const Screen& screen, Point cell) {
    Note note;
    for (const Treasure& treasure : screen.level.treasure) {  // The last one is drawn.
        if (treasure.position == cell) {
            const auto* item = std::get_if<ItemKind>(&treasure.thing);
            note = item == nullptr ? Note{}
                                   : Note{std::string(kItemTraits[*item].name),
                                          std::string(kItemTraits[*item].does)};
        }
    }
    for_each_bar(screen.level, [&](const Monster& monster, int filled) {
        if (monster.position == cell) {
            const std::string_view habit = kMonsterTraits[monster.kind].habit;
            note = {.about = concat(habit, habit.empty() ? "" : "; ", "health ", filled, " of ",
                                    kHealthBar, " bars")};
        }
    });
    return note;
}

std::vector<std::string> resting(const Player& player) {
    std::vector<std::string> names;
    for (const auto& ability : player.abilities) {
        if (ability && ability->waits > 0) {
            names.emplace_back(kAbilityTraits[ability->kind].name);
        }
    }
    return names;
}

constexpr MapLayout kMap{
    .columns = 60, .rows = 18, .tile_width = 1, .side = kSidebarColumn, .tells_underfoot = false};

}  // namespace rogue::tutorial
