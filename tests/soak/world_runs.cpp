#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>

#include "rogue/app/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/recording_keys.hpp"
#include "rogue/ui/last_screen.hpp"
#include "rogue/world/rules/game.hpp"
#include "rogue/world/screens/screens.hpp"
#include "rogue/world/world.hpp"
#include "tests/soak/soak.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/world_bot.hpp"

namespace rogue::soak {
namespace {

/// What all runs together have come to.
struct WorldTotals {
    std::uint64_t maps = 0;
    std::uint64_t tiles = 0;
    std::uint64_t kills = 0;
    std::uint64_t brands = 0;
    int farthest = 0;
};

void play_world(std::uint64_t seed, const std::string& path, WorldTotals& totals) {
    constexpr int kMostKeys = 2000;
    std::remove(path.c_str());
    LastScreen shown;
    world::ScreenDisplay screens(shown);
    test::WorldBot bot(seed, kMostKeys, screens);
    RunWriter writer([&] { return LogFile::create(path); },
                     {kWorldRules, seed, "2026-11-20T15:11:00Z"}, [&] { return shown.checksum(); });
    RecordingKeys keys(bot, writer);
    world::Game game(seed, keys, bot);
    const Outcome outcome = game.run();
    if (outcome.ending != Outcome::Ending::open) {
        writer.end(outcome, {});
    }
    if (!bot.fault().empty()) {
        throw std::runtime_error(bot.fault());
    }
    if (replay_unseen(path).outcome != outcome) {
        throw std::runtime_error("the record is of another run");
    }
    totals.maps += static_cast<std::uint64_t>(bot.maps());
    totals.tiles += game.world().map.size();
    totals.kills += static_cast<std::uint64_t>(outcome.tally.kills);
    totals.brands += game.world().taken.size();
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
            throw std::runtime_error(text("world, seed ", seed, ": ", error.what()));
        }
    }
    std::printf(
        "world: %llu runs verified, %llu maps sound, %llu tiles, %llu kills, %llu brands, "
        "farthest %d\n",
        static_cast<unsigned long long>(runs), static_cast<unsigned long long>(totals.maps),
        static_cast<unsigned long long>(totals.tiles),
        static_cast<unsigned long long>(totals.kills),
        static_cast<unsigned long long>(totals.brands), totals.farthest);
}

}  // namespace rogue::soak
