#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rogue::bench {

/// The least that a figure could be, measured on the same machine.
struct Floor {
    double figure;
    std::string_view what;
};

/// Prints the figures as a table, each as soon as it is known.
class Table {
public:
    /// Compares with the table that an earlier run printed into the file. Throws
    /// std::runtime_error if that can't be read.
    void compare_with(const std::string& file);

    void print_head() const;

    /// Prints a line: the figure, its unit, its floor, how it has changed, and what it measures.
    void add(double figure, std::string_view unit, std::string_view what,
             std::optional<Floor> floor = std::nullopt) const;

private:
    std::map<std::string, double> before_;  // By what it measures.
};

/// What the machine's other work can slow down is measured so often, and the quickest counts.
inline constexpr int kRounds = 6;

/// The microseconds that the work takes.
double time_of(const auto& work) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

/// The microseconds that the work takes in the quickest of all rounds.
double best_of_rounds(const auto& work) {
    double best = time_of(work);
    for (int round = 1; round < kRounds; ++round) {
        best = std::min(best, time_of(work));
    }
    return best;
}

// Each function measures one part.

void bench_rules(const Table& table);
void bench_walks(const Table& table);
void bench_verify(const Table& table);
void bench_renderer(const Table& table);
void bench_program(const Table& table);

}  // namespace rogue::bench
