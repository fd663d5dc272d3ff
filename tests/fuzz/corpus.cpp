#include "tests/fuzz/corpus.hpp"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::fuzz {

std::string faults_in_corpus(const Target& target) {
    namespace fs = std::filesystem;
    std::vector<fs::path> inputs;
    for (const auto& entry :
         fs::directory_iterator(fs::path(ROGUE_SOURCE_DIR) / "tests/fuzz/corpus" / target.name)) {
        inputs.push_back(entry.path());
    }
    std::ranges::sort(inputs);
    std::string faults;
    for (const fs::path& input : inputs) {
        try {
            target.run(test::contents(input.string()));
        } catch (const std::exception& error) {
            faults += concat(input.string(), ": ", error.what(), "\n");
        }
    }
    return faults;
}

}  // namespace rogue::fuzz
