#include "world/rules/turn.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "rogue/base/text.hpp"
#include "world/rules/brands.hpp"

namespace rogue::world {
namespace {

// Returns the brand of that quarter in the innermost circle where none was taken.
Brand next_in(const World& world, int quarter) {
    Brand brand{quarter, 1};
    while (std::ranges::find(world.taken, brand) != world.taken.end()) {
        ++brand.circle;
    }
    return brand;
}

// Tells the player where the next brand is, as seen from that chunk. Walks do not stop for a place
// that was told before.
void say_next_brand(World& world, Point from, std::string_view words) {
    const std::array brands{next_in(world, 0), next_in(world, 1), next_in(world, 2),
                            next_in(world, 3)};
    const Brand nearest = *std::ranges::min_element(brands, {}, [&](Brand brand) {
        return manhattan_distance(from, chunk_of(brand, world.seed));
    });
    const Point chunk = chunk_of(nearest, world.seed);
    const bool known =
        std::ranges::find(world.known, chunk, &KnownBrand::chunk) != world.known.end();
    if (!known) {
        world.known.push_back({nearest, chunk});
    }
    world.say(known ? kExpected : Event{}, Color::magenta, words, bearing(chunk - from, "land"),
              ".");
}

void lay_down(World& world, Brand brand) {
    constexpr int kScore = 300;
    world.say({.kind = Event::Kind::gathered, .milestone = "brand home", .every_time = true},
              Color::magenta, "You lay down the brand of the ", name_of(brand),
              ". You are whole again.");
    world.score_for_brands += kScore * brand.circle;
    const auto home = static_cast<std::size_t>(world.brands_home++);
    if (home < kHearthLines.size()) {
        world.say(Color::white, kHearthLines[home]);
    }
    if (world.brands_home >= World::kBrandsToWin) {
        world.say(Color::yellow, "You may rest here now: q ends your run as won.");
    }
}

}  // namespace

void come_to_hearth(World& world) {
    if (world.carried.empty()) {
        say_next_brand(world, {}, "The ashes stir: a brand burns ");
    } else {
        for (const Brand brand : world.carried) {
            lay_down(world, brand);
        }
        world.player.hp = world.player.max_hp;
        world.carried.clear();
        say_next_brand(world, {}, "The flames lean: another burns ");
        lay_out_boons(world);
    }
    say_gifts(world, world.map.chunk_with(kHearth));
}

void read_stone(World& world) {
    Chunk& chunk = world.map.chunk_with(world.player.position);
    if (chunk.plates) {
        std::string order;
        for (const std::size_t side : chunk.plates->sides) {
            append(order, concat(order.empty() ? "first " : ", then ", name_of(kClockwise[side])));
        }
        world.say(std::exchange(chunk.plates->read, true) ? kExpected : Event{}, Color::white,
                  "Carved here: ", order, ".");
        return;
    }
    const bool known = chunk.stone_read.has_value();
    if (!known) {
        chunk.stone_read = world.stones_read++;
    }
    world.say(known ? kExpected : Event{}, Color::white,
              *chunk.stone_read < kStoneLines.size() ? kStoneLines[*chunk.stone_read]
                                                     : "The words on this stone are worn away.");
    say_next_brand(world, chunk.place, "Below it an arrow: a brand burns ");
}

}  // namespace rogue::world
