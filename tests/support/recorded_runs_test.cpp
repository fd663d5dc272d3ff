#include "tests/support/recorded_runs.hpp"

#include <fstream>

#include "rogue/ui/frame_text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

std::string message_of_loading(const std::string& trace) {
    const TemporaryFolder folder;
    std::ofstream(folder.path("a.trace")) << trace;
    try {
        load_recorded_run(folder.path("a.trace"));
    } catch (const std::runtime_error& error) {
        const std::string message = error.what();
        return message.substr(message.rfind(": ") + 2);
    }
    return "";
}

std::string hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; number >>= 4) {
        digits[i] = "0123456789abcdef"[number & 0xF];
    }
    return digits;
}

}  // namespace

TEST("the recorded runs are found, each with its seed, keys, frames and end") {
    const auto traces = recorded_traces();
    CHECK_EQ(traces.size(), 39u);
    for (const auto& trace : traces) {
        const check::Context context(trace.string());
        const RecordedRun run = load_recorded_run(trace);
        CHECK(!run.keys.empty());
        CHECK(run.lines.size() >= run.keys.size());
        CHECK(run.end.starts_with("end "));
    }
}

TEST("a run's keys are those of the lines where their number rises") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("a.trace")) << "seed 7\n0 - 0 aa\n1 z 0 bb\n2 R 40 cc\n2 R 60 dd\n"
                                          << "2 R 0 ee\n3 . 0 ff\nend open score 100\n";
    const RecordedRun run = load_recorded_run(folder.path("a.trace"));
    CHECK_EQ(run.seed, 7u);
    CHECK_EQ(run.keys, "zR.");
    CHECK_EQ(run.lines.size(), 6u);
    CHECK_EQ(run.lines[3], "2 R 60 dd");
    CHECK_EQ(run.end, "end open score 100");
}

TEST("the key that quits has no line of its own") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("a.trace")) << "seed 7\n0 - 0 aa\n1 z 0 bb\nend quit score 100\n";
    CHECK_EQ(load_recorded_run(folder.path("a.trace")).keys, "zq");
}

TEST("a file that is not a trace is refused") {
    CHECK_EQ(message_of_loading(""), "not a trace");
    CHECK_EQ(message_of_loading("sead 7\n0 - 0 aa\nend quit\n"), "not a trace");
    CHECK_EQ(message_of_loading("seed 7\n0 - 0 aa\n"), "has no end");
    CHECK_EQ(message_of_loading("seed 7\n0 - 0 aa\n2 R 0 bb\nend\n"), "2 R 0 bb");
    CHECK_EQ(message_of_loading("seed 7\n0 - 0 aa\n1 ! 0 bb\nend\n"), "1 ! 0 bb");
}

TEST("a played run shows the frames that were recorded, the game-over screen included") {
    const std::filesystem::path folder = recorded_traces().front().parent_path();
    for (const std::string name : {"full-3678.trace", "edge-1.trace"}) {
        const check::Context context(name);
        const RecordedRun run = load_recorded_run(folder / name);
        std::vector<std::string> lines;
        play(run, [&](const Frame& frame, std::chrono::milliseconds stay, int keys_taken) {
            const auto taken = static_cast<std::size_t>(keys_taken);
            lines.push_back(std::to_string(keys_taken) + ' ' +
                            (taken > 0 ? run.keys[taken - 1] : '-') + ' ' +
                            std::to_string(stay.count()) + ' ' + hexadecimal(checksum(frame)));
        });
        CHECK(lines == run.lines);
    }
}

}  // namespace rogue::test
