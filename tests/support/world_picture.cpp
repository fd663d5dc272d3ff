#include "tests/support/world_picture.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/box.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_chunks.hpp"

namespace rogue::test {
namespace {

using world::Brand;
using world::DoorKey;
using world::Thing;
using world::World;

constexpr Point kCorner{1, 1};

// The kind whose glyph is that letter; the end of the table if there is none.
auto kind_of(char letter) {
    return std::ranges::find(world::kMonsterKinds, Glyph{letter}, &world::MonsterKind::glyph);
}

// What a letter stands for that lies on floor.
const std::variant<Item, DoorKey, Brand, world::Gift>* thing_of(char letter) {
    using Lying = std::pair<char, std::variant<Item, DoorKey, Brand, world::Gift>>;
    static const std::array<Lying, 6> kThings{
        Lying{'(', DoorKey{}},     Lying{'$', world::Gift::boots},
        Lying{'%', Brand{0, 1}},   Lying{'!', Item{Potion{.heals = 10}}},
        Lying{')', Item{kDagger}}, Lying{'/', Item{kWand}}};
    const auto found = std::ranges::find(kThings, letter, &Lying::first);
    return found == kThings.end() ? nullptr : &found->second;
}

void put(World& of, Point p, char letter) {
    world::Cell& cell = of.map.at(p);
    cell.become(world::Terrain::floor);
    if (letter == '_') {
        auto& plates = of.map.chunk_with(p).plates;
        plates = plates.value_or(world::Plates{.sides = {0, 1, 2, 3}});
        *std::ranges::find(plates->positions, Point{}) = p;
    }
    if (const auto terrain = kWorldTerrainLetters.find(letter); terrain != std::string_view::npos) {
        cell.become(static_cast<world::Terrain>(terrain));
    } else if (kind_of(letter) != world::kMonsterKinds.end()) {
        of.monsters.push_back(monster_of(letter, p, false));
    } else if (letter == 'w') {
        cell.become(world::Terrain::wall);
        of.monsters.push_back(monster_of('W', p, true));
    } else if (const auto* thing = thing_of(letter)) {
        of.map.chunk_with(p).things.push_back({p, *thing});
    } else {
        of.player.position = p;
    }
}

}  // namespace

world::Monster monster_of(char letter, Point position, bool awake) {
    world::Monster monster(*kind_of(letter), position);
    monster.awake = monster.was_awake = awake;
    return monster;
}

World world_from(std::string_view drawing, std::uint64_t seed) {
    World of(seed);
    enter_chunk(of, {});
    of.map.chunk_with({}).visited = true;
    of.monsters = {};
    for (int i = 0; i < 30 * 30; ++i) {
        of.map.at(kCorner + Point{i % 30, i / 30}).become(world::Terrain::wall);
    }
    const auto rows = rows_of(drawing);
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
        const std::string_view row = rows[static_cast<std::size_t>(y)];
        for (int x = 0; x < static_cast<int>(row.size()); ++x) {
            put(of, kCorner + Point{x, y}, row[static_cast<std::size_t>(x)]);
        }
    }
    return of;
}

World equipped_in_chunk(std::uint64_t seed, Point chunk) {
    constexpr std::size_t kLeft = 3;
    World of = world::new_world(seed);
    enter_chunk(of, chunk);
    const Point door = cell_of(kLeft, of.doors.of(chunk)[kLeft]);
    of.player.position = of.map.find(chunk)->origin() + door + Point{1, 0};
    std::erase_if(of.monsters, [&](const world::Monster& monster) {
        return monster.position == of.player.position;
    });
    of.farthest = world::distance_of(chunk);
    of.player.pack.add(Weapon{.plain_name = "warhammer", .bonus = 20, .enchanted = true});
    of.player.pack.add(Wand{.kind = &kFireball, .damage = 20, .charges = 50});
    of.player.pack.equip_weapon(0);
    of.player.pack.ready_wand(1);
    of.keys = 5;
    return of;
}

World open_land(Point chunk, Point player) {
    World start(1);
    enter_chunk(start, chunk);
    start.monsters.clear();
    start.hunt_clock = 199;
    const Point origin = start.map.find(chunk)->origin();
    for_each_in({1, 1, 30, 30},
                [&](Point inside) { start.map.at(origin + inside).become(world::Terrain::floor); });
    const world::ChunkDoors doors = start.doors.of(chunk);
    for (std::size_t side = 0; side < doors.size(); ++side) {
        start.map.at(origin + cell_of(side, doors[side])).become(world::Terrain::door);
    }
    start.player.position = origin + player;
    return start;
}

World way_to_door(std::string_view before) {
    World start = world_from(concat("########", before, std::string(14 - before.size(), '.')), 1);
    start.hunt_clock = 199;
    return start;
}

WorldRun::WorldRun(world::World world, std::string_view keys) : game_(std::move(world)) {
    game_.play(ScriptedKeys(keys), [] {});
}

std::string WorldRun::news() const {
    std::string lines;
    const MessageLog& log = world().log;
    for (std::size_t i = 0; i < log.size(); ++i) {
        lines += line_of(log[i]) + "\n";
    }
    return lines;
}

std::string WorldRun::drawing(std::string_view like) const {
    const auto rows = rows_of(like);
    std::string result;
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
        for (int x = 0; x < static_cast<int>(rows[static_cast<std::size_t>(y)].size()); ++x) {
            const Point p = kCorner + Point{x, y};
            const auto monster = std::ranges::find(world().monsters, p, &world::Monster::position);
            const auto terrain = static_cast<std::size_t>(world().map.at(p).terrain());
            result += p == world().player.position        ? '@'
                      : monster != world().monsters.end() ? static_cast<char>(monster->kind->glyph)
                                                          : kWorldTerrainLetters[terrain];
        }
        result += '\n';
    }
    return result;
}

}  // namespace rogue::test
