#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_runs.hpp"

// The runs in tests/golden were recorded from the program that this one rebuilds. The checksum of
// every recorded frame is compared with the frame that the real binary shows for the same keys.

namespace rogue::test {
namespace {

constexpr int kFrameLines = 46;

/// Lines of a text, one after the other.
class Lines {
public:
    explicit Lines(std::string text) : in_(std::move(text)) {}

    std::optional<std::string> next() {
        std::string line;
        return std::getline(in_, line) ? std::optional(line) : std::nullopt;
    }

    std::string next_frame() {
        std::string frame;
        for (int i = 0; i < kFrameLines; ++i) {
            frame += next().value_or("(missing)") + "\n";
        }
        return frame;
    }

private:
    std::istringstream in_;
};

// The recorded picture for that line of the trace, if the frames of this run were kept in full.
std::optional<std::string> recorded_picture(const std::filesystem::path& trace, std::size_t index) {
    auto path = trace.parent_path() / "frames" / trace.stem();
    std::ifstream file(path += ".frames");
    if (!file) {
        return std::nullopt;
    }
    std::stringstream text;
    text << file.rdbuf();
    Lines lines(text.str());
    lines.next();
    for (std::size_t i = 0; i < index; ++i) {
        lines.next_frame();
        lines.next();
    }
    return lines.next_frame();
}

// Both pictures and the rows in which they differ.
std::string pictures(const std::string& got, const std::optional<std::string>& expected) {
    if (!expected) {
        return "got:\n" + got + "(only the checksum of the expected picture was recorded)";
    }
    std::string result = "got:\n" + got + "expected:\n" + *expected + "rows that differ:\n";
    Lines ours(got);
    Lines theirs(*expected);
    for (int row = 0; row < kFrameLines; ++row) {
        const std::string a = *ours.next();
        const std::string b = *theirs.next();
        if (a != b) {
            result += std::to_string(row) + " got      " + a + "\n" + std::to_string(row) +
                      " expected " + b + "\n";
        }
    }
    return result;
}

// Describes the first frame that differs; nothing if none does.
std::optional<std::string> first_difference(const std::filesystem::path& trace) {
    const RecordedRun run = load_recorded_run(trace);
    const ProgramResult result =
        run_roguelike({"--headless", "--frames", "--seed", std::to_string(run.seed)}, run.keys);
    if (result.status != 0) {
        return "status " + std::to_string(result.status) + ": " + result.err;
    }
    Lines lines(result.out);
    for (std::size_t i = 0; i < run.lines.size(); ++i) {
        const std::string line = lines.next().value_or("(no more frames)");
        const std::string picture = lines.next_frame();
        if (line != run.lines[i]) {
            return "got " + line + ", expected " + run.lines[i] + "\n" +
                   pictures(picture, recorded_picture(trace, i));
        }
    }
    const std::string end = lines.next().value_or("(no end)");
    if (end != run.end || lines.next()) {
        return "got " + end + ", expected " + run.end + " and no more";
    }
    return std::nullopt;
}

TEST("the program shows every frame of every recorded run") {
    const auto traces = recorded_traces();
    CHECK_EQ(traces.size(), 39U);
    for (const auto& trace : traces) {
        if (const auto difference = first_difference(trace)) {
            check::fail(__FILE__, __LINE__, trace.filename().string() + ": " + *difference);
        }
    }
}

TEST("full frames are byte for byte the recorded ones") {
    const std::string folder = ROGUE_SOURCE_DIR "/tests/golden/";
    std::ifstream file(folder + "frames/dive-1027.frames");
    std::stringstream expected;
    expected << file.rdbuf();
    const RecordedRun run = load_recorded_run(folder + "dive-1027.trace");
    const ProgramResult result =
        run_roguelike({"--headless", "--frames", "--seed", "1027"}, run.keys);
    CHECK(result.out == expected.str());
}

}  // namespace
}  // namespace rogue::test
