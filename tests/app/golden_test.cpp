#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "app/runs/named_runs.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_code.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_frames.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/written_run.hpp"

// The runs were recorded from the programs that this one rebuilds. Of each frame the checksum is
// compared. Some were recorded with all their frames in full, which the real program prints. Each
// is also a run file and a code.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// The output of the program for a run that was kept in the folder `frames` beside the traces.
std::string printed(const fs::path& frames, const Recordings& of) {
    const fs::path trace = frames.parent_path().parent_path() / frames.stem();
    const RecordedRun run = load_recorded_run(trace.string() + ".trace", of);
    const ProgramResult result =
        run_roguelike({"--headless", "--frames", "--game", std::string(of.game.name), "--seed",
                       std::to_string(run.seed)},
                      run.keys);
    CHECK_EQ(result.status, 0);
    return result.out;
}

TEST("every frame of every recorded run is shown") {
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        CHECK(!recorded_traces(of).empty());
        CHECK_EQ(wrong_frames(of), "");
    }
}

TEST("full frames are byte for byte the recorded ones") {
    int runs = 0;
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const fs::path folder = fs::path(ROGUE_SOURCE_DIR) / of.folder / "frames";
        for (const auto& entry : fs::directory_iterator(folder)) {
            const check::Context context(entry.path().string());
            CHECK(printed(entry.path(), of) == contents(entry.path().string()));
            ++runs;
        }
    }
    CHECK_EQ(runs, 8);
}

TEST("a recorded run that is cut off at some byte goes on to the same bytes") {
    for (const char* name : {"dive-1027", "hoard-3764"}) {
        const WholeFile whole =
            whole_file(kClassic, concat(ROGUE_SOURCE_DIR "/tests/golden/", name, ".run"));
        for (std::size_t size = whole.header.text().size(); size < whole.bytes.size(); size += 7) {
            const check::Context context(concat(name, " cut to ", size, " bytes"));
            const TemporaryFolder folder;
            const std::string path = folder.path("a.run");
            std::ofstream(path, std::ios::binary) << whole.bytes.substr(0, size);
            RunReader file(path);
            WrittenRun run(whole, LogFile::open(path), replay_file(file).resume_point);
            run.play();
            CHECK_EQ(contents(path), whole.written());
        }
    }
}

TEST("the file of every recorded run of the first game is written byte for byte") {
    for (fs::path path : recorded_traces()) {
        const check::Context context(path.string());
        const WholeFile whole = whole_file(kClassic, path.replace_extension(".run").string());
        const TemporaryFolder folder;
        WrittenRun run(whole, [&] { return LogFile::create(folder.path("a.run")); });
        run.play();
        CHECK_EQ(contents(folder.path("a.run")), whole.written());
    }
}

TEST("every recorded run is verified, in the order given, and named by its game but the first") {
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        std::vector<std::string> arguments{"--verify"};
        std::string expected;
        for (const auto& trace : recorded_traces(of)) {
            const RecordedRun run = load_recorded_run(trace, of);
            const std::string end = run.end.substr(4);
            arguments.push_back(
                concat(ROGUE_SOURCE_DIR "/", of.folder, "/", trace.stem().string(), ".run"));
            expected += concat(end.starts_with("open") ? "" : "ok ", end, " seed ", run.seed, " ",
                               arguments.back(), &of.game == &kClassic ? "" : " ",
                               &of.game == &kClassic ? "" : of.game.name, "\n");
        }
        const ProgramResult result = run_roguelike(arguments);
        CHECK_EQ(result.out, expected);
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.err, "");
    }
}

TEST("each recorded run of each game is true by its code too") {
    for (const Recordings* of : {&kClassicRuns, &kTutorialRuns, &kWorldRuns}) {
        for (fs::path path : recorded_traces(*of)) {
            const check::Context context(path.string());
            RunReader file(path.replace_extension(".run").string());
            const Replayed run = replay_file(file);
            RunReader again =
                open_run(code_of({run.header, run.keys, checksum(*run.game), run.recorded_end}));
            const Replayed coded = replay_file(again);
            CHECK(coded.game->outcome() == run.game->outcome());
            CHECK(coded.recorded_end == run.recorded_end);
            CHECK_EQ(checksum(*coded.game), checksum(*run.game));
        }
    }
}

}  // namespace
}  // namespace rogue::test
