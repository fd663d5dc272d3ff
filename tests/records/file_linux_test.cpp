#include "rogue/records/file.hpp"

#include <cstdio>
#include <system_error>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

// It can be opened, and its first byte can't be read.
TEST("a file that can't be read is not copied") {
    bool failed = false;
    try {
        copy_of(OpenFile(std::fopen("/proc/self/mem", "rb")));
    } catch (const std::system_error&) {
        failed = true;
    }
    CHECK(failed);
}

}  // namespace
}  // namespace rogue::test
