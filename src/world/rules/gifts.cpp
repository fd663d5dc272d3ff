#include "world/rules/gifts.hpp"

#include <string>

#include "rogue/base/text.hpp"
#include "world/rules/turn.hpp"

namespace rogue::world {

void lay_out_boons(World& world) {
    std::vector<Thing>& things = world.map.chunk_with(kHearth).things;
    things.clear();  // Boons laid out before. Nothing else lies there.
    for (const GiftRow& row : kGifts) {
        if (row.is_boon() && !world.has(row.gift)) {
            things.push_back({kHearth + row.place, row.gift});
        }
    }
}

void say_gifts(World& world, const Chunk& chunk) {
    std::string names;
    bool boons = false;
    for (const Thing& thing : chunk.things) {
        if (const Gift* gift = std::get_if<Gift>(&thing.what)) {
            append(names, concat(names.empty() ? "" : ", ", kGifts[*gift].name));
            boons = kGifts[*gift].is_boon();
        }
    }
    if (boons) {
        world.say(kExpected, Color::cyan, "Beside the fire you may take one: ", names, ".");
    } else if (!names.empty()) {
        world.say(Color::cyan, "In it lie ", names, ": one of them is yours.");
    }
}

void take_gift(World& world, Gift gift) {
    const GiftRow& row = kGifts[gift];
    if (gift == Gift::gauntlet && !world.has(gift)) {
        world.player.base_attack += 2;
    }
    world.gifts[static_cast<std::size_t>(gift)] = true;
    world.say({.milestone = row.is_boon() ? "boon" : "gift", .every_time = true}, Color::magenta,
              "You ", row.taken, " the ", row.name, ": ", row.does, ".");
    world.say(Color::dark_gray, "The other gifts turn to ash.");
    std::erase_if(world.map.chunk_with(world.player.position).things,
                  [](const Thing& thing) { return std::holds_alternative<Gift>(thing.what); });
}

}  // namespace rogue::world
