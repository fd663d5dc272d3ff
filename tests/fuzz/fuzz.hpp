#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rogue::fuzz {

// What a fuzzer runs with bytes of its own making. Each function throws std::logic_error if the
// bytes lead to something that must not be; a fuzzer also notices crashes, misused memory and
// endless loops. These commands run one for an hour, and then add the inputs that reach new code to
// the corpus, which the tests run too:
//
//     cmake -S . -B build-fuzz -DROGUE_FUZZ=ON -DCMAKE_CXX_COMPILER=clang++-14
//     cmake --build build-fuzz -j 2 --target fuzzers
//     mkdir build-fuzz/new
//     build-fuzz/tests/fuzz/fuzz_rules -max_total_time=3600 build-fuzz/new tests/fuzz/corpus/rules
//     build-fuzz/tests/fuzz/fuzz_rules -merge=1 -use_counters=0 tests/fuzz/corpus/rules
//         build-fuzz/new

/// Bytes as a terminal sends them, cut into reads anywhere: keys and reports.
void keys(std::string_view input);

/// Bytes as a run file: verified and, if they are a run that was cut off, resumed.
void run_files(std::string_view input);

/// Bytes as the code of a run, and as what stands in a code between its beginning and its check.
void run_codes(std::string_view input);

/// Keys that are played and recorded, cut off anywhere, perhaps damaged, and resumed.
void resumed_runs(std::string_view input);

/// Bytes as a table of high scores, into which a score is entered.
void scores(std::string_view input);

/// Words as a command line and a line of default options.
void options(std::string_view input);

/// Bytes as a date, and a moment as a date.
void dates(std::string_view input);

/// Frames drawn one after the other, on terminals that disagree about widths.
void renderer(std::string_view input);

/// Keys pressed in a dungeon.
void rules(std::string_view input);

/// Keys pressed in a dungeon of the tutorial.
void tutorial_rules(std::string_view input);

/// Keys pressed in the world without end.
void world_rules(std::string_view input);

/// One of these functions.
struct Target {
    std::string_view name;
    void (*run)(std::string_view input);
};

/// All of these functions.
std::span<const Target> targets();

/// Takes values off the front of a fuzzer's bytes. When they are used up, numbers are 0 and texts
/// are empty.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : rest_(bytes) {}

    bool empty() const { return rest_.empty(); }

    std::string_view take(std::size_t size) {
        const std::string_view taken = rest_.substr(0, size);
        rest_.remove_prefix(taken.size());
        return taken;
    }

    std::string_view rest() { return take(rest_.size()); }

    /// A number of that many bytes, at most eight.
    std::uint64_t number(std::size_t size) {
        std::uint64_t number = 0;
        for (const char byte : take(size)) {
            number = number << 8 | static_cast<unsigned char>(byte);
        }
        return number;
    }

    /// A number from 0 to before `limit`, of one byte. REQUIRES: 1 <= limit <= 256.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(number(1)) % limit; }

private:
    std::string_view rest_;
};

/// Throws std::logic_error with this text.
[[noreturn]] void fail(const std::string& what);

/// Throws std::logic_error with the other text unless the condition holds.
void expect(bool condition, std::string_view otherwise);

/// Throws std::logic_error with this text unless it is empty.
void expect_none(const std::string& fault);

}  // namespace rogue::fuzz
