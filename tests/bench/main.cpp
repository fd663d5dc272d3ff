#include <cstdio>

#include "tests/bench/bench.hpp"

namespace rogue::bench {

void report(double figure, std::string_view unit, std::string_view what) {
    std::printf("%10.3f %-6.*s %.*s\n", figure, static_cast<int>(unit.size()), unit.data(),
                static_cast<int>(what.size()), what.data());
    std::fflush(stdout);
}

}  // namespace rogue::bench

// Prints what the program costs. This is not a test: the figures depend on the machine.
int main() {
    rogue::bench::bench_rules();
    rogue::bench::bench_verify();
    rogue::bench::bench_renderer();
    rogue::bench::bench_program();
}
