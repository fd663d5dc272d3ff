#include <algorithm>
#include <chrono>
#include <cstdio>
#include <stdexcept>

#include "classic/map/map_generator.hpp"
#include "rogue/base/text.hpp"
#include "tests/soak/soak.hpp"
#include "tests/support/level_faults.hpp"

namespace rogue::soak {

using namespace classic;
namespace {

using Clock = std::chrono::steady_clock;
using Millis = std::chrono::duration<double, std::milli>;

/// The fullest and the slowest of the levels since the last report.
struct Most {
    std::size_t monsters = 0;
    Millis time{};
};

void report(int depth, const Most& most) {
    std::printf("to depth %6d: at most %3zu monsters, at most %7.3f ms a level, %5.1f MB\n", depth,
                most.monsters, most.time.count(), static_cast<double>(most_memory()) / 1e6);
    std::fflush(stdout);
}

}  // namespace

// The deeper a level, the more often a monster is drawn for each room. Once a room is full, none of
// these draws places another one.
void generate_levels(std::uint64_t seed, int deepest) {
    Most most;
    int next_report = 1;
    for (int depth = 1; depth <= deepest; ++depth) {
        const auto start = Clock::now();
        const DungeonLevel level = MapGenerator(seed, depth).generate(BossAllowed::yes);
        most.time = std::max<Millis>(most.time, Clock::now() - start);
        most.monsters = std::max(most.monsters, level.monsters.size());
        if (const std::string fault = test::fault_of(level); !fault.empty()) {
            throw std::runtime_error(concat("seed ", seed, ", depth ", depth, ": ", fault));
        }
        if (depth == next_report || depth == deepest) {
            report(depth, most);
            next_report += depth < 10 ? 9 : depth;
            most = {};
        }
    }
}

}  // namespace rogue::soak
