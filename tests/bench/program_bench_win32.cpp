#include <filesystem>

#include "tests/bench/bench.hpp"

namespace rogue::bench {

// Measuring the program in play needs a pseudo-terminal.
void bench_program(const Table& table) {
    const auto size = std::filesystem::file_size(ROGUE_PROGRAM);
    table.add(static_cast<double>(size) / 1024, "KB", "the program, not stripped");
}

}  // namespace rogue::bench
