#include "tests/support/paper_run.hpp"

#include "tests/support/run_files.hpp"

namespace rogue::test {

RecordedRun paper_run() {
    return {&kPaperGame, kPaperSeed, keys_of(paper_file()) + "."};
}

std::string paper_file() {
    return contents(kPaperPath);
}

}  // namespace rogue::test
