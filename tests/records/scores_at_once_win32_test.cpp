#include <process.h>

#include <cstdint>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

TEST("none of sixteen processes that enter their scores at once loses one") {
    constexpr int kProcesses = 16;
    constexpr int kScores = 3;  // So many for each process.
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    std::vector<std::intptr_t> processes;
    for (int i = 0; i < kProcesses; ++i) {
        processes.push_back(_spawnl(_P_NOWAIT, ROGUE_ENTERS_SCORES, ROGUE_ENTERS_SCORES,
                                    path.c_str(), concat(kScores * i).c_str(), nullptr));
    }
    for (const std::intptr_t process : processes) {
        int status = -1;
        _cwait(&status, process, 0);
        CHECK_EQ(status, 0);
    }
    std::string expected;
    for (int kills = kProcesses * kScores - 1; kills >= kProcesses * kScores - 10; --kills) {
        expected += concat(100 + 10 * kills, "|1|", kills, "|1970-01-01T00:00:00.0000000+00:00\n");
    }
    CHECK_EQ(contents_or_none(path), expected);
    CHECK_EQ(folder.names(), "scores.txt ");
}

}  // namespace
}  // namespace rogue::test
