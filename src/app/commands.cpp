#include "rogue/app/commands.hpp"

#include <random>

namespace rogue {

std::uint64_t chosen_seed(const Options& options) {
    if (options.seed) {
        return *options.seed;
    }
    std::random_device entropy;
    const std::uint64_t upper = entropy();
    return upper << 32 | entropy();
}

void show_game_over(KeySource& keys, Display& display, Tally tally,
                    std::span<const ScoreLine> high_scores) {
    if (keys.next() != Key::end) {
        display.show_game_over(tally, high_scores);
        keys.next();
    }
}

}  // namespace rogue
