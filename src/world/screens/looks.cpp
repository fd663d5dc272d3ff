#include <algorithm>

#include "rogue/base/text.hpp"
#include "world/rules/turn.hpp"
#include "world/screens/screens.hpp"

namespace rogue::world {

constexpr GlyphTable kGlyphs(kTerrainLooks, kThingLooks, kPlayerLooks, kMonsterKinds, kItemLooks,
                             kBoltLooks);

namespace {

// Returns what the next step or blow does to the monster on that cell, if that is worth telling:
// `; a step east hits it and the rat`.
std::string blow_words(const World& world, Point cell) {
    const Point here = world.player.position;
    const auto way = std::ranges::find_if(kClockwise, [&](Direction each) {
        const Point step = here + offset(each);
        return walkable(world.map.at(step).terrain()) && monster_at(world, step) == nullptr &&
               charged_from(world, step, each) == cell;
    });
    const bool steps = way != kClockwise.end();
    if (!steps && manhattan_distance(cell, here) != 1) {
        return "";
    }
    std::string others;
    for (const Point each : cells_hit(world, steps ? here + offset(*way) : here, cell)) {
        const Monster* monster = monster_at(world, each);
        if (each != cell && monster != nullptr && world.sight.contains(each) &&
            can_harm(world.player, *monster)) {
            append(others, " and ", monster->name().the);
        }
    }
    if (steps) {
        return concat("; a step ", name_of(*way), " hits it", others,
                      world.has(Gift::horn) ? ", and stuns it" : "");
    }
    return others.empty() ? "" : concat("; a blow hits it", others);
}

Note note_on(const World& world, const Monster& monster) {
    Note note = note_of(monster, world.shielded(monster.kind->attack));
    for (const Habit habit : monster.habits) {
        append(note.about, concat(habit == Habit::none ? "" : "; ", kHabits[habit].note));
    }
    append(note.about, monster.stunned ? "; stunned" : "", blow_words(world, monster.position),
           classic::range_to(world.player, monster.position, [&](Point p) {
               return !stops_sight(world.map.at(p).terrain()) && monster_at(world, p) == nullptr;
           }));
    note.name = monster.is_champion() ? concat(monster.kind->name, " ", monster.own_name) : "";
    return note;
}

}  // namespace

Note note_at(const MapView& map, Point cell) {
    const World& world = map.world;
    if (const Monster* monster = monster_at(world, cell)) {
        return note_on(world, *monster);
    }
    if (const Gift* gift = thing_at<Gift>(world, cell)) {
        return {std::string(kGifts[*gift].name), std::string(kGifts[*gift].does)};
    }
    if (world.map.at(cell).terrain() == Terrain::locked_door) {
        return {.about = "1 HP a push; one in four opens it"};
    }
    if (world.map.at(cell).terrain() == Terrain::vault_door) {
        return {.about = world.keys > 0 ? "your key opens it" : "a key opens it"};
    }
    if (world.map.at(cell).terrain() == Terrain::sealed_door) {
        return {.about = "opened by its four plates, not by a key"};
    }
    const Item* item = thing_at<Item>(world, cell);
    return item == nullptr ? Note{} : note_of(*item, world.player);
}

constexpr MapLayout kMap{
    .columns = kMapColumns, .rows = kMapRows, .tile_width = 2, .side = kSidebarColumn};

}  // namespace rogue::world
