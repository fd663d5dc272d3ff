#include "tests/support/tutorial_world.hpp"

#include <algorithm>

#include "tests/support/drawing.hpp"
#include "tests/support/press_keys.hpp"

namespace rogue::test {
namespace {

void put(tutorial::World& world, Point p, char letter) {
    tutorial::Level& level = world.level;
    if (letter == '#') {
        return;
    }
    level.map.dig(p);
    for (const tutorial::MonsterTraits& traits : tutorial::kMonsterTraits) {
        if (Glyph{letter} == traits.glyph) {
            add(world, plain_monster(traits.kind, p));
        }
    }
    if (letter == '@') {
        world.player.position = p;
        level.map.at(p).walkable = false;
    } else if (letter == '>') {
        level.stairs_down = p;
    } else if (letter == '+') {
        level.doors.push_back({p});
        level.map.at(p).transparent = false;
    } else if (letter == '$') {
        level.treasure.push_back({p, tutorial::Gold{10}});
    }
}

}  // namespace

tutorial::World world_from(std::string_view drawing) {
    tutorial::World world(1);
    world.schedule.add(tutorial::World::kPlayer, world.player.total().speed);
    world.level.stairs_up =
        world.level.stairs_down = {tutorial::Map::kWidth - 1, tutorial::Map::kHeight - 1};
    const auto rows = rows_of(drawing);
    std::size_t width = 0;
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
        const std::string_view row = rows[static_cast<std::size_t>(y)];
        for (int x = 0; x < static_cast<int>(row.size()); ++x) {
            put(world, {x, y}, row[static_cast<std::size_t>(x)]);
        }
        width = std::max(width, row.size());
    }
    world.level.rooms = {{0, 0, static_cast<int>(width) - 1, static_cast<int>(rows.size()) - 1}};
    look_around(world);
    return world;
}

std::string drawing_of(const tutorial::World& world, std::string_view like) {
    tutorial::Level level = world.level;
    const auto letter_at = [&](Point p) {
        if (p == world.player.position) {
            return '@';
        }
        if (const tutorial::Monster* monster = level.monster_at(p)) {
            return static_cast<char>(tutorial::kMonsterTraits[monster->kind].glyph);
        }
        if (const tutorial::Door* door = level.door_at(p)) {
            return door->open ? '-' : '+';
        }
        const bool lies = std::ranges::count(level.treasure, p, &tutorial::Treasure::position) > 0;
        return lies ? '$' : level.map.walkable(p) ? '.' : '#';
    };
    const auto rows = rows_of(like);
    std::string result;
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
        for (int x = 0; x < static_cast<int>(rows[static_cast<std::size_t>(y)].size()); ++x) {
            result += letter_at({x, y});
        }
        result += '\n';
    }
    return result;
}

tutorial::Game run_of(tutorial::World world, std::string_view keys) {
    tutorial::Game game(std::move(world));
    press(game, keys);
    return game;
}

std::string messages_of(const MessageLog& log) {
    std::string lines;
    for (std::size_t i = 0; i < log.size(); ++i) {
        lines += log[i].text + "\n";
    }
    return lines;
}

tutorial::World equipped_world(std::uint64_t seed, int level) {
    tutorial::World world = tutorial::new_world(seed);
    enter_level(world, level);
    world.player.health = world.player.max_health = 5000;
    constexpr auto kAbilityKinds = static_cast<std::size_t>(tutorial::AbilityKind::count);
    constexpr auto kItemKinds = static_cast<std::size_t>(tutorial::ItemKind::count);
    for (std::size_t i = 0; i < tutorial::Player::kSlots; ++i) {
        world.player.abilities[i].emplace(
            tutorial::Ability{static_cast<tutorial::AbilityKind>((seed + i) % kAbilityKinds)});
        world.player.items[i].emplace(static_cast<tutorial::ItemKind>((seed + i) % kItemKinds));
    }
    world.player.items[0].emplace(tutorial::ItemKind::wand_of_destruction);
    return world;
}

tutorial::Monster plain_monster(tutorial::MonsterKind kind, Point position) {
    tutorial::Monster monster;
    monster.kind = kind;
    monster.name = tutorial::kMonsterTraits[kind].name;
    monster.position = position;
    monster.health = monster.max_health = 10;
    monster.own = {1, kNever, 1, kNever, kind == tutorial::MonsterKind::goblin ? 12 : 14};
    monster.awareness = 10;
    monster.gold = 5;
    return monster;
}

void add(tutorial::World& world, const tutorial::Monster& monster) {
    const tutorial::Monster& added = world.level.add(monster);
    world.schedule.add(added.number, added.total().speed);
}

}  // namespace rogue::test
