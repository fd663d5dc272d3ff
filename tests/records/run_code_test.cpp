#include "rogue/records/run_code.hpp"
#include "rogue/records/code_finder.hpp"

#include <filesystem>
#include <vector>

#include "tests/support/check.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

constexpr std::string_view kCharacters =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

CodedRun some_run() {
    return {.header = {.rules = 1, .seed = 1027, .began = "2026-11-20T15:11:00Z"},
            .keys = "RRRDDg.iaULzR>RRRRRRDDDLLU",
            .checksum = 0x5f0c2e9134ab77d0,
            .end = Outcome{Ending::died, {.deepest = 4, .kills = 3, .score = 430}}};
}

// All of a run, read to its end. The checksum is that of the last line.
struct Read {
    std::string header;
    std::string keys;
    std::string checksum;
    std::string end;

    friend bool operator==(const Read&, const Read&) = default;
};

Read read(RunReader file) {
    Read all{.header = file.header().text(), .keys = {}, .checksum = {}, .end = {}};
    while (const auto line = file.next(RunReader::Expected::keys)) {
        all.keys += line->keys;
        all.checksum = line->checksum;
    }
    all.end = file.end() ? end_line(*file.end()) : "";
    return all;
}

Read read(const std::string& code) {
    return read(read_code("code", 1, code));
}

// Why the code is refused; empty if it is read.
std::string refusal(const std::string& code) {
    return check::thrown<BadRunFile>([&] { read(code); });
}

std::vector<std::string> recorded_run_files() {
    std::vector<std::string> result;
    for (const Recordings* of : {&kClassicRuns, &kTutorialRuns, &kWorldRuns}) {
        for (std::filesystem::path path : recorded_traces(*of)) {
            result.push_back(path.replace_extension(".run").string());
        }
    }
    return result;
}

TEST("the code of each recorded run says what its file says") {
    for (const std::string& path : recorded_run_files()) {
        const check::Context context(path);
        const Read file = read(RunReader(path));
        RunReader reader(path);
        const std::string code =
            code_of({reader.header(), file.keys, 0x0123456789abcdef, outcome_of(file.end)});
        CHECK_EQ(code.find_first_not_of(kCharacters), std::string::npos);
        Read coded = read(code);
        CHECK_EQ(coded.checksum, "0123456789abcdef");
        coded.checksum = file.checksum;
        CHECK(coded == file);
    }
}

// Computed by a program of its own from the description in run_code.hpp.
TEST("a code stays the same in every version") {
    CHECK_EQ(code_of(some_run()),
             "Roguerun1E0000000000U4Csd7O0W0BSIUP7iIIQ"
             "MQE72WZwJZaLkkiYHGfRx00QRqBr");
}

TEST("a code keeps the largest and the smallest of all it holds") {
    CodedRun run = some_run();
    run.header = {.rules = 2147483647, .seed = 18446744073709551615U, .began = run.header.began};
    run.end->ending = Ending::quit;
    run.end->tally = {.deepest = 2147483647, .kills = 0, .score = 2147483647};
    run.keys = std::string(kKeysOfCodes) + std::string(kKeysOfCodes.rbegin(), kKeysOfCodes.rend());
    const Read large = read(code_of(run));
    CHECK_EQ(large.header, run.header.text());
    CHECK_EQ(large.keys, run.keys);
    CHECK_EQ(large.end, "ended quit score 2147483647 depth 2147483647 kills 0");
    const RunHeader least{.rules = 0, .seed = 0, .began = "0001-01-01T00:00:00Z"};
    const Read small = read(code_of({.header = least, .keys = {}, .checksum = 0, .end = {}}));
    CHECK(small == (Read{.header = least.text(), .keys = {}, .checksum = {}, .end = {}}));
}

TEST("a code tells the second in UTC when the run began") {
    for (const auto& [began, told] : {
             std::pair("2026-11-20T15:11:09Z", "2026-11-20T15:11:09Z"),
             std::pair("2026-11-20T15:11:09.7654321+01:00", "2026-11-20T14:11:09Z"),
             std::pair("2026-11-20", "2026-11-20T00:00:00Z"),
             std::pair("2026-11-20T15:11", "2026-11-20T00:00:00Z"),
             std::pair("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
             std::pair("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
             std::pair("9999-12-31T09:59:59-14:00", "9999-12-31T23:59:59Z"),
             std::pair("0001-01-01T14:00:00+14:00", "0001-01-01T00:00:00Z"),
         }) {
        CodedRun run = some_run();
        run.header.began = began;
        CHECK_EQ(read_code("code", 1, code_of(run)).header().began, told);
    }
}

// Of the keys of a hand-played run three in four are parts of straight streaks.
TEST("314 keys of hand play take at most 200 characters") {
    CodedRun run = some_run();
    run.keys.clear();
    unsigned dice = 12345;
    const auto roll = [&](unsigned sides) {
        dice = dice * 1103515245 + 12345;
        return dice / 65536 % sides;
    };
    while (run.keys.size() < 314) {
        run.keys += std::string(3 + roll(5), "UDLR"[roll(4)]);
        run.keys += "UDLRUDLRgzi>"[roll(12)];
        run.keys += roll(2) == 0 ? "" : std::string(1, "UDLRUDLRgaz<"[roll(12)]);
    }
    run.keys.resize(314);
    CHECK(code_of(run).size() <= 200);
}

TEST("each damage of one character is refused") {
    const std::string code = code_of(some_run());
    CHECK_EQ(refusal(code), "");
    for (std::size_t at = 0; at < code.size(); ++at) {
        for (const char other : std::string(kCharacters) + " >./=+\n\x80\xEF") {
            std::string damaged = code;
            damaged[at] = other;
            CHECK_EQ(refusal(damaged).empty(), other == code[at]);
            const auto found = CodeFinder(damaged).next();
            CHECK_EQ(found && refusal(found->code).empty(), other == code[at]);
        }
    }
}

TEST("a code that lacks characters or has more of them is refused") {
    const std::string code = code_of(some_run());
    for (std::size_t at = 0; at <= code.size(); ++at) {
        const check::Context context(std::to_string(at));
        CHECK(at == code.size() || !refusal(code.substr(0, at)).empty());
        CHECK(at == 0 || !refusal(code.substr(at)).empty());
        std::string shorter = code;
        shorter.erase(std::min(at, code.size() - 1), 1);
        CHECK(!refusal(shorter).empty());
        for (const char more : kCharacters) {
            std::string longer = code;
            longer.insert(at, 1, more);
            CHECK(!refusal(longer).empty());
        }
    }
}

TEST("two neighbours that have changed places are refused") {
    const std::string code = code_of(some_run());
    for (std::size_t at = 1; at < code.size(); ++at) {
        std::string swapped = code;
        std::swap(swapped[at - 1], swapped[at]);
        CHECK_EQ(refusal(swapped).empty(), swapped == code);
    }
}

TEST("characters that say no run are refused, though their check is right") {
    const std::string whole = code_of(some_run());
    const std::string characters =
        whole.substr(kRunCode.size(), whole.size() - CodeCheck::kSize - kRunCode.size());
    CHECK_EQ(with_check(characters), whole);
    for (std::size_t size = 0; size < characters.size(); ++size) {
        CHECK_EQ(refusal(with_check(characters.substr(0, size))),
                 "code:1: the code contains no run");
    }
    CHECK_EQ(refusal(with_check(characters + "A")), "code:1: the code contains no run");
    std::string filled = characters;
    filled.back() = kCharacters[kCharacters.find(filled.back()) | 1U];  // The last bit fills it up.
    CHECK_EQ(refusal(with_check(filled)), "code:1: the code contains no run");
    CHECK_EQ(refusal(with_check(std::string(40, 'A'))), "code:1: the code contains no run");
    CHECK_EQ(refusal(with_check(std::string(40, 'z'))), "code:1: the code contains no run");
}

TEST("a code without its beginning or its check is refused") {
    for (const std::string_view code :
         {"", "Roguerun1", "Roguerun1AAAA", "Roguerun1AAAAA", "run2-AAAAA"}) {
        CHECK(!refusal(std::string(code)).empty());
    }
}

TEST("twenty thousand keys have a code") {
    CodedRun run = some_run();
    while (run.keys.size() < 20'000) {
        run.keys += "RRRRDDg.LLLUUizaR>";
    }
    CHECK_EQ(read(code_of(run)).keys, run.keys);
}

}  // namespace
}  // namespace rogue::test
