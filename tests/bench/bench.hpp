#pragma once

#include <chrono>
#include <string_view>

namespace rogue::bench {

/// Prints a line: the figure, its unit and what it measures.
void report(double figure, std::string_view unit, std::string_view what);

// Each function measures one part and reports it.

void bench_rules();
void bench_verify();
void bench_renderer();
void bench_program();

}  // namespace rogue::bench
