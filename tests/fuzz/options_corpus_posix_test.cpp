#include "tests/fuzz/corpus.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

// On Windows words are always UTF-8, and its shell quotes them in another way.
TEST("what the fuzzer of options has kept does no harm") {
    CHECK_EQ(fuzz::faults_in_corpus({"options", fuzz::options}), "");
}

}  // namespace
}  // namespace rogue::test
