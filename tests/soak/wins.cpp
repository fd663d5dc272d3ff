#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/records/run_file_format.hpp"
#include "rogue/world/world.hpp"
#include "tests/soak/soak.hpp"
#include "tests/support/world_bot.hpp"
#include "world/rules/game.hpp"

namespace rogue::soak {
namespace {

using world::World;

/// A game that can be gone back to, and the keys that led there.
struct Position {
    std::unique_ptr<const world::Game> game;
    std::string keys;
};

// Where the things of that kind lie in these chunks.
template <typename Kind>
std::vector<Point> places_of(std::span<const world::Chunk* const> chunks) {
    std::vector<Point> places;
    for (const world::Chunk* chunk : chunks) {
        for (const auto& [place, what] : chunk->things) {
            if (std::holds_alternative<Kind>(what)) {
                places.push_back(place);
            }
        }
    }
    return places;
}

// The places of the four innermost brands that were not taken, as far as their chunks are made.
std::vector<Point> brands_left(const World& world) {
    std::vector<Point> places;
    for (int quarter = 0; quarter < static_cast<int>(kClockwise.size()); ++quarter) {
        const world::Brand brand{quarter, 1};
        if (std::ranges::find(world.taken, brand) == world.taken.end()) {
            const Point place = chunk_of(brand, world.seed);
            const world::Chunk* chunk = world.map.find(place);
            places.push_back(chunk != nullptr ? places_of<world::Brand>({&chunk, 1}).front()
                                              : world::middle_of(place));
        }
    }
    return places;
}

// Where to go next: a key, a brand, or home with it. Nothing if no key is near.
std::vector<Point> aims(const World& world) {
    if (!world.carried.empty() || world.brands_home >= World::kBrandsToWin) {
        return {world::kHearth};
    }
    return world.keys > 0 ? brands_left(world) : places_of<world::DoorKey>(world.map.near_chunks());
}

// What a state of the game is worth. A step on the way counts a quarter of a hit point.
int worth(const world::Game& game) {
    constexpr int kWon = 1'000'000;
    if (game.ending()) {
        return game.ending() == Ending::won ? kWon : -kWon;
    }
    const World& world = game.world();
    int worth = 3000 * world.brands_home + 1000 * static_cast<int>(world.carried.size()) +
                300 * std::min(world.keys, 2) + 12 * world.player.hp + 30 * world.player.attack() +
                100 * static_cast<int>(std::ranges::count(world.gifts, true));
    int nearest = 0;
    for (const Point aim : aims(world)) {
        const int way = 3 * manhattan_distance(aim, world.player.position);
        nearest = nearest == 0 ? way : std::min(nearest, way);
    }
    worth -= nearest > 0 ? nearest : 400 - 10 * static_cast<int>(world.map.size());
    return worth;
}

// Plays on from that position by a bot's whims, and rests at the hearth once that wins.
Position played_on(const Position& from, std::uint64_t whims, int most_keys) {
    auto game = std::make_unique<world::Game>(*from.game);
    std::string keys = from.keys;
    test::WorldBot bot(whims, most_keys);
    const auto next = [&]() -> std::optional<Key> {
        const auto key = game->quitting_wins() ? Key{'q'} : bot.next(*game);
        if (key) {
            keys += static_cast<char>(*key);
        }
        return key;
    };
    game->play(next, [] {});
    return {std::move(game), keys};
}

// Plays in that world by trying many ways on and keeping the best. Where all lead to death it goes
// back, farther each time. Returns the keys of a win, or nothing if that takes too long.
std::optional<std::string> keys_of_win(std::uint64_t seed) {
    constexpr int kRounds = 1500;
    constexpr int kWays = 40;
    std::vector<Position> line;
    line.push_back({std::make_unique<world::Game>(seed), {}});
    std::uint64_t tried = 0;
    std::size_t back = 1;
    for (int round = 0; round < kRounds; ++round) {
        std::vector<Position> ways;
        for (int way = 0; way < kWays; ++way) {
            ways.push_back(played_on(line.back(), seed << 32 | ++tried, 20 + 2 * way));
        }
        Position& best = *std::ranges::max_element(
            ways, {}, [](const Position& position) { return worth(*position.game); });
        if (best.game->ending() == Ending::won) {
            return best.keys;
        }
        if (!best.game->ending()) {
            line.push_back(std::move(best));
            back = round % kWays == 0 ? 1 : back;
        } else {
            back = back >= 64 ? 2 : 2 * back;
            line.resize(line.size() - std::min(back, line.size() - 1));
        }
    }
    return std::nullopt;
}

}  // namespace

void win_world(std::uint64_t first_seed, std::uint64_t worlds) {
    for (std::uint64_t seed = first_seed; seed < first_seed + worlds; ++seed) {
        if (const auto keys = keys_of_win(seed)) {
            const RunHeader header{kWorldRules, seed, "2026-01-01T00:00:00Z"};
            std::printf("%s%s", header.text().c_str(), keys->c_str());
            return;
        }
    }
    throw std::runtime_error("no world was won");
}

}  // namespace rogue::soak
