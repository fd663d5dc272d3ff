#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>

#include "tests/soak/soak.hpp"

namespace {

constexpr std::string_view kUsage =
    "Usage: rogue_soak [--runs N] [--seed FIRST]    plays runs and verifies them\n"
    "       rogue_soak --levels DEPTH [--seed SEED] generates levels down to that depth\n";

unsigned long long number(const char* word) {
    return std::strtoull(word, nullptr, 10);
}

}  // namespace

// Ends with status 1 when something is wrong, and says what.
int main(int argc, char** argv) {
    unsigned long long runs = 1000;
    unsigned long long seed = 1;
    unsigned long long levels = 0;
    for (int i = 1; i < argc; i += 2) {
        const std::string_view option = argv[i];
        if (i + 1 == argc || (option != "--runs" && option != "--seed" && option != "--levels")) {
            std::fputs(kUsage.data(), stderr);
            return 2;
        }
        (option == "--runs" ? runs : option == "--seed" ? seed : levels) = number(argv[i + 1]);
    }
    try {
        if (levels > 0) {
            rogue::soak::generate_levels(seed, static_cast<int>(levels));
        } else {
            rogue::soak::play_runs(seed, runs);
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rogue_soak: %s\n", error.what());
        return 1;
    }
    return 0;
}
