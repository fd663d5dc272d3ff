#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_of.hpp"
#include "tests/soak/soak.hpp"
#include "tests/support/bot.hpp"
#include "tests/support/classic_invariants.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::soak {

using namespace classic;
namespace {

using Clock = std::chrono::steady_clock;

/// What all runs together have come to.
struct Totals {
    std::size_t runs = 0;
    std::size_t keys = 0;
    std::size_t maps = 0;
    std::size_t kills = 0;
    std::size_t cut_off = 0;
    std::size_t quit = 0;
    std::map<int, std::size_t> by_deepest;  // How many runs came so deep.
};

// Some runs explore a few levels and then dive, and some dive at once. A run that goes nowhere, for
// example because nothing in the pack harms the boss who stands in the way, is cut off or quits.
test::BotAims aims_of(std::uint64_t seed) {
    return {.explores_to = static_cast<int>(seed % 16) - 1,
            .whims = 2,
            .most_keys = 5000,
            .last = seed % 2 == 0 ? std::nullopt : std::optional(Key{'q'})};
}

// Throws unless the file holds the run, as --verify sees it.
void verify(const std::string& path, const Outcome& outcome) {
    RunReader file(path);
    const Replayed replayed = replay_file(file);
    if (replayed.game->outcome() != outcome ||
        replayed.recorded_end.has_value() != outcome.ending.has_value()) {
        throw std::runtime_error("the record is of another run");
    }
}

void play(std::uint64_t seed, const std::string& path, Totals& totals) {
    std::remove(path.c_str());
    Game game(seed);
    RunWriter writer([&] { return LogFile::create(path); },
                     {kClassicRules, seed, "2026-11-20T15:11:00Z"},
                     [&] { return checksum(any_screen(game.screen()).frame()); });
    test::Bot bot(aims_of(seed), seed);
    const auto next = [&] {
        const auto key = bot.next(game);
        if (key) {
            writer.key(*key);
            ++totals.keys;
        }
        return key;
    };
    test::ClassicInvariants invariants;
    const auto look = [&] {
        const Screen screen = game.screen();
        if (const auto* map = std::get_if<MapView>(&screen)) {
            ++totals.maps;
            if (const std::string fault = invariants.fault_of(*map); !fault.empty()) {
                throw std::runtime_error(fault);
            }
        }
    };
    game.play(next, look);
    const Outcome outcome{game.ending(), game.tally()};
    if (outcome.ending) {
        writer.end(outcome, {});
    }
    verify(path, outcome);
    ++totals.runs;
    totals.cut_off += !outcome.ending;
    totals.quit += outcome.ending == Ending::quit;
    totals.kills += static_cast<std::size_t>(outcome.tally.kills);
    ++totals.by_deepest[outcome.tally.deepest];
}

void print_progress(const Totals& totals, Clock::time_point start) {
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    std::printf("%8zu runs  %11zu keys  %8.0f turns/s  deepest %3d  %5.1f MB  %6.0f s\n",
                totals.runs, totals.keys, static_cast<double>(totals.maps) / seconds,
                totals.by_deepest.rbegin()->first, static_cast<double>(most_memory()) / 1e6,
                seconds);
    std::fflush(stdout);
}

void print_depths(const Totals& totals) {
    std::printf("Depths reached:\n");
    for (const auto& [depth, runs] : totals.by_deepest) {
        std::printf("%8d %8zu runs  %5.2f %%\n", depth, runs,
                    100.0 * static_cast<double>(runs) / static_cast<double>(totals.runs));
    }
    std::printf("%zu runs verified, %zu maps sound, %zu kills, %zu runs cut off, %zu quit\n",
                totals.runs, totals.maps, totals.kills, totals.cut_off, totals.quit);
}

}  // namespace

void play_runs(std::uint64_t first_seed, std::uint64_t runs) {
    constexpr std::uint64_t kReports = 20;
    constexpr std::size_t kMostGrowth = 32 << 20;
    const test::TemporaryFolder folder(test::memory_folder());
    const std::string path = folder.path("soak.run");
    const std::uint64_t pace = std::max<std::uint64_t>(1, runs / kReports);
    const auto start = Clock::now();
    std::size_t memory = 0;
    Totals totals;
    for (std::uint64_t seed = first_seed; seed < first_seed + runs; ++seed) {
        try {
            play(seed, path, totals);
        } catch (const std::exception& error) {
            throw std::runtime_error(concat("seed ", seed, ": ", error.what()));
        }
        if (totals.runs % pace == 0) {
            print_progress(totals, start);
            memory = memory == 0 ? most_memory() : memory;
        }
    }
    print_depths(totals);
    if (most_memory() > memory + kMostGrowth) {
        throw std::runtime_error("memory has grown");
    }
}

}  // namespace rogue::soak
