#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {

constexpr GlyphTable kGlyphs(kTerrainLooks, kThingLooks, kPlayerLooks, kMonsterKinds, kItemLooks,
                             kBoltLooks);

Note note_at(const MapView& map, Point cell) {
    const World& world = map.world;
    const auto monster_on = [&](Point p) {
        return std::ranges::find(world.monsters, p, &Monster::position);
    };
    const auto nobody = world.monsters.end();
    if (const auto monster = monster_on(cell); monster != nobody) {
        Note note = note_of(*monster, world.shielded(monster->kind->attack));
        for (const Habit habit : monster->habits) {
            append(note.about, concat(habit == Habit::none ? "" : "; ", kHabits[habit].note));
        }
        append(note.about, classic::range_to(world.player, cell, [&](Point p) {
                   return !stops_sight(world.map.at(p).terrain()) && monster_on(p) == nobody;
               }));
        note.name =
            monster->is_champion() ? concat(monster->kind->name, " ", monster->own_name) : "";
        return note;
    }
    if (const Gift* gift = thing_at<Gift>(world, cell)) {
        return {std::string(kGifts[*gift].name), std::string(kGifts[*gift].does)};
    }
    if (world.map.at(cell).terrain() == Terrain::locked_door) {
        return {.about = "1 HP a push; one in four opens it"};
    }
    if (world.map.at(cell).terrain() == Terrain::sealed_door) {
        return {.about = "opened by its four plates, not by a key"};
    }
    const Item* item = thing_at<Item>(world, cell);
    return item == nullptr ? Note{} : note_of(*item, world.player);
}

constexpr MapReading kMap{
    .columns = kMapColumns, .rows = kMapRows, .tile_width = 2, .side = kSidebarColumn};

}  // namespace rogue::world
