#include "rogue/records/places.hpp"

#include <cstdlib>
#include <string>

#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

TEST("runs, and scores if need be, are kept among the user's local application data") {
    const char* local = std::getenv("LOCALAPPDATA");
    CHECK(local != nullptr);
    CHECK_EQ(state_folder().value_or("none"), std::string(local) + "\\roguelike");
    CHECK_EQ(data_folder().value_or("none"), state_folder().value_or("none"));
}

TEST("a folder that can be written is known by trying, which leaves nothing in it") {
    const TemporaryFolder folder;
    CHECK(may_write_in(folder.path()));
    CHECK_EQ(folder.names(), "");
    CHECK(!may_write_in(folder.path("missing")));
}

}  // namespace
}  // namespace rogue::test
