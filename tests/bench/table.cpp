#include <array>
#include <cstdio>
#include <fstream>
#include <stdexcept>

#include "rogue/base/text.hpp"
#include "tests/bench/bench.hpp"

namespace rogue::bench {
namespace {

// A line of the table: figure, unit, floor, how many times the floor, the figure before, its change
// in percent, and what it measures. The last begins in a fixed column, by which it is found again.
constexpr int kWhatColumn = 56;

std::string fixed(double number, int decimals, std::string_view unit = "") {
    constexpr int kWidth = 9;
    std::array<char, 64> digits;
    std::snprintf(digits.data(), digits.size(), "%*.*f", kWidth - static_cast<int>(unit.size()),
                  decimals, number);
    return concat(digits.data(), unit);
}

}  // namespace

void Table::compare_with(const std::string& file) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        double figure = 0;
        if (line.size() > kWhatColumn && std::sscanf(line.c_str(), "%lf", &figure) == 1) {
            before_[line.substr(kWhatColumn)] = figure;
        }
    }
    if (before_.empty()) {
        throw std::runtime_error(concat(file, ": holds no table"));
    }
}

void Table::print_head() const {
    std::printf("   figure unit       floor    times   before   change  what\n");
}

void Table::add(double figure, std::string_view unit, std::string_view what,
                std::optional<Floor> floor) const {
    const std::string whole =
        floor ? concat(what, " (floor: ", floor->what, ")") : std::string(what);
    const auto before = before_.find(whole);
    const bool known = before != before_.end() && before->second != 0;
    const std::string floors =
        floor ? fixed(floor->figure, 3) + fixed(figure / floor->figure, 1) : "";
    const std::string change =
        known ? fixed(before->second, 3) + fixed(100 * (figure / before->second - 1), 1, "%") : "";
    std::printf("%s %-6.*s %-18s %-18s  %s\n", fixed(figure, 3).c_str(),
                static_cast<int>(unit.size()), unit.data(), floors.c_str(), change.c_str(),
                whole.c_str());
    std::fflush(stdout);
}

}  // namespace rogue::bench
