#pragma once

#include <string>

#include "tests/fuzz/fuzz.hpp"

namespace rogue::fuzz {

/// Runs a fuzzer's function with each input that is kept for it. Returns a line for each that
/// fails: its file and what is wrong.
std::string faults_in_corpus(const Target& target);

}  // namespace rogue::fuzz
