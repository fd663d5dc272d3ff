#include <algorithm>
#include <filesystem>
#include <vector>

#include "tests/fuzz/fuzz.hpp"
#include "tests/support/check.hpp"
#include "tests/support/run_files.hpp"

// Inputs that fuzzers have found worth keeping. Every build runs them, whatever its compiler.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> inputs_for(const std::string& target) {
    std::vector<fs::path> inputs;
    for (const auto& entry :
         fs::directory_iterator(fs::path(ROGUE_SOURCE_DIR) / "tests/fuzz/corpus" / target)) {
        inputs.push_back(entry.path());
    }
    std::ranges::sort(inputs);
    return inputs;
}

void run_corpus(const std::string& target, void (*run)(std::string_view input)) {
    for (const fs::path& input : inputs_for(target)) {
        const check::Context context(input.string());
        check::looked();
        try {
            run(contents(input.string()));
        } catch (const std::exception& error) {
            check::fail(__FILE__, __LINE__, error.what());
        }
    }
}

TEST("what the fuzzers have kept does no harm") {
    run_corpus("dates", fuzz::dates);
    run_corpus("keys", fuzz::keys);
    run_corpus("options", fuzz::options);
    run_corpus("renderer", fuzz::renderer);
    run_corpus("resumed_runs", fuzz::resumed_runs);
    run_corpus("rules", fuzz::rules);
    run_corpus("run_files", fuzz::run_files);
    run_corpus("scores", fuzz::scores);
    run_corpus("tutorial_rules", fuzz::tutorial_rules);
}

}  // namespace
}  // namespace rogue::test
