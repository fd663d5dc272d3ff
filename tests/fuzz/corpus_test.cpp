#include <filesystem>
#include <set>
#include <string>

#include "tests/fuzz/corpus.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/check.hpp"

// Inputs that fuzzers have found worth keeping. Every build runs them, whatever its compiler.

namespace rogue::test {
namespace {

TEST("what the fuzzers have kept does no harm") {
    for (const fuzz::Target& target : fuzz::targets()) {
        if (target.name != "options") {  // Another test does that, not on every platform.
            CHECK_EQ(fuzz::faults_in_corpus(target), "");
        }
    }
}

TEST("each fuzzer has a folder of inputs, and no other folder is there") {
    namespace fs = std::filesystem;
    std::set<std::string> names;
    for (const fuzz::Target& target : fuzz::targets()) {
        names.emplace(target.name);
    }
    for (const auto& entry : fs::directory_iterator(ROGUE_SOURCE_DIR "/tests/fuzz/corpus")) {
        const check::Context context(entry.path().string());
        CHECK_EQ(names.erase(entry.path().filename().string()), 1U);
        CHECK(!fs::is_empty(entry.path()));
    }
    CHECK(names.empty());
}

}  // namespace
}  // namespace rogue::test
