#include "tests/support/found_codes.hpp"

#include <fstream>
#include <optional>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_code.hpp"
#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

std::string code_of_run(const RunHeader& header, const std::string& keys,
                        std::optional<Outcome> end = {}) {
    return code_of({header, keys, 0x5f0c2e9134ab77d0, end});
}

}  // namespace

const std::string kBen = code_of_run({.rules = 1, .seed = 1027, .began = "2026-11-20"},
                                     "RRRDDg.iaULzR>RRRRRRDDDLLUgggggggggggggggggggggggUUDDL",
                                     Outcome{Ending::died, {.deepest = 4, .score = 430}});
const std::string kAnna =
    code_of_run({.rules = 1, .seed = 7, .began = "2026-11-21"}, "LLLLLLLLUUUUUUUzD");

std::string shown(const FoundCode& found) {
    const std::string code = found.code == kBen    ? "BEN"
                             : found.code == kAnna ? "ANNA"
                                                   : concat("bad ", found.code.size());
    return concat(found.line, " ", found.name, found.name.empty() ? "" : ": ", code, "\n");
}

std::string all_of(CodeFinder finder) {
    std::string result;
    while (const auto found = finder.next()) {
        result += shown(*found);
    }
    return result;
}

std::string found(const std::string& in) {
    const std::string result = all_of(CodeFinder(in));
    const TemporaryFolder folder;
    for (const std::size_t cut : {std::size_t{0}, in.size() / 3, in.size() / 2, in.size()}) {
        std::ofstream(folder.path("rest"), std::ios::binary) << in.substr(cut);
        CHECK_EQ(all_of(CodeFinder(in.substr(0, cut), open_file(folder.path("rest")), "rest")),
                 result);
    }
    return result;
}

}  // namespace rogue::test
