#include "tests/fuzz/corpus.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/check.hpp"

// Inputs that fuzzers have found worth keeping. Every build runs them, whatever its compiler.

namespace rogue::test {
namespace {

TEST("what the fuzzers have kept does no harm") {
    CHECK_EQ(fuzz::faults_in_corpus("dates", fuzz::dates), "");
    CHECK_EQ(fuzz::faults_in_corpus("keys", fuzz::keys), "");
    CHECK_EQ(fuzz::faults_in_corpus("renderer", fuzz::renderer), "");
    CHECK_EQ(fuzz::faults_in_corpus("resumed_runs", fuzz::resumed_runs), "");
    CHECK_EQ(fuzz::faults_in_corpus("rules", fuzz::rules), "");
    CHECK_EQ(fuzz::faults_in_corpus("run_files", fuzz::run_files), "");
    CHECK_EQ(fuzz::faults_in_corpus("scores", fuzz::scores), "");
    CHECK_EQ(fuzz::faults_in_corpus("tutorial_rules", fuzz::tutorial_rules), "");
}

}  // namespace
}  // namespace rogue::test
