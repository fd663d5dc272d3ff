#pragma once

#include <string>
#include <string_view>

namespace rogue::fuzz {

/// Runs a fuzzer's function with each input that is kept for it. Returns a line for each that
/// fails: its file and what is wrong.
std::string faults_in_corpus(const std::string& name, void (*run)(std::string_view input));

}  // namespace rogue::fuzz
