#include <algorithm>
#include <cstdio>
#include <map>
#include <stdexcept>
#include <string>
#include <variant>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_of.hpp"
#include "rogue/world/world.hpp"
#include "tests/soak/soak.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/world_bot.hpp"
#include "tests/support/world_invariants.hpp"
#include "world/rules/game.hpp"
#include "world/screens/screens.hpp"

namespace rogue::soak {
namespace {

/// What all runs together have come to.
struct WorldTotals {
    std::size_t maps = 0;
    std::size_t chunks = 0;
    std::size_t kills = 0;
    std::size_t brands = 0;
    std::size_t boons = 0;
    std::map<int, std::size_t> by_home;  // How many runs brought so many brands home.
    std::size_t won = 0;
    int farthest = 0;
};

void play_world(std::uint64_t seed, const std::string& path, WorldTotals& totals) {
    constexpr int kMostKeys = 2000;
    std::remove(path.c_str());
    world::Game game(seed);
    RunWriter writer([&] { return LogFile::create(path); },
                     {kWorldRules, seed, "2026-11-20T15:11:00Z"},
                     [&] { return checksum(any_screen(game.screen()).frame()); });
    test::WorldBot bot(seed, kMostKeys);
    const auto next = [&] {
        const auto key = bot.next(game);
        if (key) {
            writer.key(*key);
        }
        return key;
    };
    test::WorldInvariants invariants;
    const auto look = [&] {
        const world::Screen screen = game.screen();
        const auto* map = std::get_if<world::MapView>(&screen);
        totals.maps += map != nullptr;
        if (map != nullptr && !map->prompt) {
            if (const std::string fault = invariants.fault_of(map->world); !fault.empty()) {
                throw std::runtime_error(fault);
            }
        }
    };
    game.play(next, look);
    const Outcome outcome{game.ending(), game.tally()};
    if (outcome.ending) {
        writer.end(outcome, {});
    }
    RunReader file(path);
    if (replay_file(file).game->outcome() != outcome) {
        throw std::runtime_error("the record is of another run");
    }
    totals.chunks += game.world().map.size();
    totals.kills += static_cast<std::size_t>(outcome.tally.kills);
    totals.brands += game.world().taken.size();
    totals.boons += static_cast<std::size_t>(std::ranges::count_if(
        world::kGifts,
        [&](const world::GiftRow& row) { return row.is_boon() && game.world().has(row.gift); }));
    ++totals.by_home[game.world().brands_home];
    totals.won += outcome.ending == Ending::won;
    totals.farthest = std::max(totals.farthest, outcome.tally.deepest);
}

}  // namespace

void play_world_runs(std::uint64_t first_seed, std::uint64_t runs) {
    const test::TemporaryFolder folder(test::memory_folder());
    const std::string path = folder.path("soak.run");
    WorldTotals totals;
    for (std::uint64_t seed = first_seed; seed < first_seed + runs; ++seed) {
        try {
            play_world(seed, path, totals);
        } catch (const std::exception& error) {
            throw std::runtime_error(concat("world, seed ", seed, ": ", error.what()));
        }
    }
    std::printf(
        "world: %zu runs verified, %zu maps sound, %zu chunks, %zu kills, %zu brands, "
        "farthest %d\n",
        static_cast<std::size_t>(runs), totals.maps, totals.chunks, totals.kills, totals.brands,
        totals.farthest);
    std::printf("brands home:");
    for (const auto& [home, count] : totals.by_home) {
        std::printf(" %d in %zu,", home, count);
    }
    std::printf(" won %zu; %zu boons taken\n", totals.won, totals.boons);
}

}  // namespace rogue::soak
