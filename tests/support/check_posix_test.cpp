#include "tests/support/check.hpp"

#include <csignal>
#include <cstdio>
#include <string>

#include "rogue/base/text.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

TEST("a test that crashes is named, and its process ends by the signal") {
    const TemporaryFolder folder;
    const std::string path = folder.path() + "/error";
    for (const int signal : {SIGSEGV, SIGABRT}) {
        ChildProcess crashing([&] {
            if (std::freopen(path.c_str(), "w", stderr) != nullptr) {
                std::setvbuf(stderr, nullptr, _IONBF, 0);
                std::raise(signal);
            }
            return 0;
        });
        CHECK_EQ(crashing.wait(), 128 + signal);
        CHECK_EQ(contents(path),
                 concat("CRASHED by signal ", signal,
                        ": a test that crashes is named, and its process ends by the signal\n"));
    }
}

}  // namespace
}  // namespace rogue::test
