#include <cerrno>
#include <system_error>

#include "tests/support/check.hpp"
#include "tests/support/program.hpp"

namespace rogue::test {
namespace {

// It is a plain file, and its first byte can't be read.
TEST("a file that can be opened but not read is no run, and the reason is told") {
    const ProgramResult result = run_roguelike({"--verify", "/proc/self/mem"});
    CHECK_EQ(result.status, 1);
    CHECK_EQ(result.err, "roguelike: /proc/self/mem: can't read: " +
                             std::generic_category().message(EIO) + "\n");
}

}  // namespace
}  // namespace rogue::test
