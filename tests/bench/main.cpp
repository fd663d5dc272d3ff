#include <cstdio>
#include <exception>
#include <string_view>

#include "tests/bench/bench.hpp"

// Prints what the program costs. This is not a test: the figures depend on the machine.
int main(int argc, char** argv) try {
    rogue::bench::Table table;
    if (argc == 3 && std::string_view(argv[1]) == "--against") {
        table.compare_with(argv[2]);
    } else if (argc != 1) {
        std::fputs("Usage: rogue_bench [--against FILE]\nFILE holds what it printed before.\n",
                   stderr);
        return 2;
    }
    table.print_head();
    rogue::bench::bench_rules(table);
    rogue::bench::bench_walks(table);
    rogue::bench::bench_verify(table);
    rogue::bench::bench_renderer(table);
    rogue::bench::bench_program(table);
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
