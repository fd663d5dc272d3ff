#include "tests/support/classic_invariants.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/level_faults.hpp"
#include "tests/support/pack_faults.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {

using namespace classic;
namespace {

std::string fault_of_player(const MapView& now) {
    const Player& player = now.player;
    if (!now.level.walkable(player.position)) {
        return "the player is in a wall or outside";
    }
    if (!now.level.visible(player.position)) {
        return "the player does not see the own tile";
    }
    for (const Monster& monster : now.level.monsters) {
        if (monster.position == player.position) {
            return concat("the player shares a tile with a ", monster.kind->name);
        }
    }
    if (player.hp > player.max_hp) {
        return concat(player.hp, " hit points of ", player.max_hp);
    }
    return test::fault_of(player.pack);
}

std::string fault_of_sight(const DungeonLevel& level) {
    std::string fault;
    for_each_tile([&](Point p) {
        if (level.visible(p) && !level.at(p).explored) {
            fault = concat(coordinates(p), " is in sight, but not explored");
        }
    });
    return fault;
}

std::string fault_between(const DungeonLevel& before, const DungeonLevel& now) {
    std::string fault;
    for_each_tile([&](Point p) {
        if (before.at(p).terrain != now.at(p).terrain) {
            fault = concat(coordinates(p), " has become ", kTerrainLooks[now.at(p).terrain].name);
        } else if (before.at(p).explored && !now.at(p).explored) {
            fault = concat(coordinates(p), " has been forgotten");
        }
    });
    return fault;
}

}  // namespace

std::string ClassicInvariants::fault_between(const Before& before, const MapView& now) {
    const int kills = now.tally.kills - before.tally.kills;
    if (kills < 0) {
        return "a kill was taken back";
    }
    if (now.tally.deepest != std::max(before.tally.deepest, now.depth)) {
        return concat("deepest ", now.tally.deepest, ", at depth ", now.depth);
    }
    if (now.log.added() < before.messages) {
        return "a message was taken back";
    }
    if (now.depth != before.depth) {
        return "";
    }
    if (now.level.monsters.size() + static_cast<std::size_t>(kills) <
        before.level.monsters.size()) {
        return "a monster went without a kill";
    }
    return test::fault_between(before.level, now.level);
}

std::string ClassicInvariants::fault_of(const MapView& now) {
    std::string fault = test::fault_of(now.level);
    if (fault.empty()) {
        fault = fault_of_player(now);
    }
    if (fault.empty()) {
        fault = fault_of_sight(now.level);
    }
    if (fault.empty() && now.tally != tally_of(now.tally.deepest, now.tally.kills)) {
        fault = concat("a score of ", now.tally.score);
    }
    if (fault.empty() && before_) {
        fault = fault_between(*before_, now);
    }
    before_.emplace(Before{now.level, now.depth, now.tally, now.log.added()});
    return fault;
}

}  // namespace rogue::test
