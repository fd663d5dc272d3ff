#include "tests/support/recorded_file.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::test {

void check_recorded(const std::string& file, const std::string& now) {
    const std::string path = concat(ROGUE_SOURCE_DIR "/", file);
    if (std::getenv("ROGUE_RECORD") != nullptr) {
        std::ofstream(path, std::ios::binary) << now;
    }
    const std::string recorded = contents(path);
    const auto [differs, in_file] = std::ranges::mismatch(now, recorded);
    const auto line_at = [](const std::string& whole, auto place) {
        const auto at = static_cast<std::size_t>(place - whole.begin());
        const std::size_t begin = whole.rfind('\n', at == 0 ? 0 : at - 1) + 1;
        return whole.substr(begin, whole.find('\n', at) - begin);
    };
    const check::Context context(concat(file, " is written anew by tests/record_runs"));
    CHECK_EQ(line_at(now, differs), line_at(recorded, in_file));
    CHECK(now == recorded);
}

}  // namespace rogue::test
