#include <charconv>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <string_view>

#include "tests/soak/soak.hpp"

namespace {

constexpr std::string_view kUsage =
    "Usage: rogue_soak [--runs N] [--seed FIRST]    plays runs and verifies them\n"
    "       rogue_soak --walks N [--seed FIRST]     plays runs by exploring and travelling\n"
    "       rogue_soak --levels DEPTH [--seed SEED] generates levels down to that depth\n"
    "       rogue_soak --words N [--seed FIRST]     plays N sessions by ear and counts words\n"
    "       rogue_soak --win N [--seed FIRST]       plays in N worlds until one is won\n";

// Reads a number from 1 on. Returns false if the word is none.
bool read_number(std::string_view word, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() && number > 0;
}

}  // namespace

// Ends with status 1 when something is wrong, and says what.
int main(int argc, char** argv) {
    std::uint64_t runs = 1000;
    std::uint64_t seed = 1;
    std::uint64_t walks = 0;
    std::uint64_t levels = 0;
    std::uint64_t words = 0;
    std::uint64_t win = 0;
    for (int i = 1; i < argc; i += 2) {
        const std::string_view option = argv[i];
        std::uint64_t* const value = option == "--runs"     ? &runs
                                     : option == "--seed"   ? &seed
                                     : option == "--walks"  ? &walks
                                     : option == "--levels" ? &levels
                                     : option == "--words"  ? &words
                                     : option == "--win"    ? &win
                                                            : nullptr;
        if (value == nullptr || i + 1 == argc || !read_number(argv[i + 1], *value)) {
            std::fputs(kUsage.data(), stderr);
            return 2;
        }
    }
    try {
        if (win > 0) {
            rogue::soak::win_world(seed, win);
        } else if (levels > 0) {
            rogue::soak::generate_levels(seed, static_cast<int>(levels));
        } else if (words > 0) {
            rogue::soak::count_words(seed, words);
        } else if (walks > 0) {
            rogue::soak::walk_runs(seed, walks);
            rogue::soak::travel_to_brands(seed, walks);
        } else {
            rogue::soak::play_runs(seed, runs);
            rogue::soak::play_world_runs(seed, runs);
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rogue_soak: %s\n", error.what());
        return 1;
    }
    return 0;
}
