#include "app/play/unfinished.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/log_file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// Files of unfinished runs that others change meanwhile.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

const std::string& long_file() {
    static const std::string file = contents(longest_run(kClassicRuns).file);
    return file;
}

/// Runs that have been cut off, in a folder of their own, the last played first.
class CutOff {
public:
    explicit CutOff(int runs) {
        fs::create_directory(folder_.path("runs"));
        for (int i = 0; i < runs; ++i) {
            write(i, concat("2026-11-2", i));
            fs::last_write_time(path(i), fs::file_time_type::clock::now() - std::chrono::hours(i));
        }
    }

    void write(int run, std::string_view day) const {
        std::string bytes = long_file().substr(0, 200);
        bytes.replace(bytes.find("began ") + 6, day.size(), day);
        std::ofstream(path(run), std::ios::binary) << bytes;
    }

    std::string path(int run) const { return folder_.path(concat("runs/", run, ".run")); }
    UnfinishedRuns runs() const {
        Options options;
        options.locations.state_dir = folder_.path();
        return UnfinishedRuns(options);
    }

private:
    TemporaryFolder folder_;
};

TEST("a run that ends before it is looked at is no problem") {
    const CutOff cut_off(1);
    UnfinishedRuns runs = cut_off.runs();
    std::ofstream(cut_off.path(0), std::ios::binary)
        << contents(recorded_end(kClassicRuns, Ending::died).run.file);
    CHECK(runs.at(0) == nullptr);
    CHECK(runs.problems().empty());
}

TEST("of two runs the second is dropped and the first is left") {
    const CutOff cut_off(2);
    UnfinishedRuns runs = cut_off.runs();
    CHECK(runs.at(1)->last_played == last_written(cut_off.path(1)));
    runs.drop(1);
    CHECK(runs.at(0)->last_played == last_written(cut_off.path(0)));
    CHECK(runs.at(1) == nullptr);
    CHECK(fs::exists(cut_off.path(0)) && !fs::exists(cut_off.path(1)));
}

TEST("copies of a run are offered once, and dropped together") {
    for (const int seen_before : {0, 1, 2}) {
        const CutOff cut_off(5);
        for (const int copy : {1, 3}) {
            cut_off.write(copy, "2026-11-20");
            fs::last_write_time(cut_off.path(copy),
                                fs::file_time_type::clock::now() - std::chrono::hours(copy));
        }
        UnfinishedRuns runs = cut_off.runs();
        CHECK(runs.at(static_cast<std::size_t>(seen_before)) != nullptr);
        runs.drop(0);
        CHECK(runs.at(1) != nullptr && runs.at(2) == nullptr);
        for (const int run : {0, 1, 2, 3, 4}) {
            CHECK_EQ(fs::exists(cut_off.path(run)), run == 2 || run == 4);
        }
    }
}

TEST("a copy of a run in which keys were added is a run of its own") {
    const CutOff cut_off(2);
    cut_off.write(1, "2026-11-20");
    std::ofstream(cut_off.path(1), std::ios::app) << "g";
    UnfinishedRuns runs = cut_off.runs();
    CHECK(runs.at(1) != nullptr);
}

TEST("nobody waits for replays of runs that were not asked for: their first lines are counted") {
    const CutOff cut_off(4);
    cut_off.write(2, "2026-11-21");  // A copy of the second.
    std::string bytes = read_file(cut_off.path(3)).value();
    bytes[bytes.find(' ', bytes.find("began ") + 6) + 1] ^= 1;  // A checksum.
    std::ofstream(cut_off.path(3), std::ios::binary) << bytes;
    Options options;
    options.locations.state_dir = fs::path(cut_off.path(0)).parent_path().parent_path().string();
    options.dungeon.seed = 5;
    UnfinishedRuns runs(options);
    CHECK(runs.at(0) == nullptr);
    CHECK_EQ(runs.count_others(), 3U);
    CHECK(runs.problems().empty());
}

TEST("a run that is played is not counted") {
    const CutOff cut_off(2);
    const LogFile played = LogFile::open(cut_off.path(0));
    Options options;
    options.locations.state_dir = fs::path(cut_off.path(0)).parent_path().parent_path().string();
    options.dungeon.seed = 5;
    CHECK_EQ(UnfinishedRuns(options).count_others(), 1U);
}

TEST("runs are resumed as they were offered") {
    const CutOff cut_off(2);
    UnfinishedRuns runs = cut_off.runs();
    const UnfinishedRun& offered = *runs.at(1);
    const auto resumed = resume_run(cut_off.path(1));
    CHECK_EQ(offered.vitals.hp, resumed->game().vitals().hp);
}

TEST("keys that somebody adds to an offered run are kept, whatever time the file has") {
    const CutOff cut_off(1);
    UnfinishedRuns runs = cut_off.runs();
    CHECK(runs.at(0) != nullptr);
    const std::string with_more_keys = long_file().substr(0, 205);
    const auto time = fs::last_write_time(cut_off.path(0));
    std::ofstream(cut_off.path(0), std::ios::binary) << with_more_keys;
    fs::last_write_time(cut_off.path(0), time);
    resume_run(cut_off.path(0));
    CHECK_EQ(read_file(cut_off.path(0)).value(), with_more_keys);
}

TEST("a run that is being played or was just dropped is no problem, and other trouble is") {
    const CutOff cut_off(3);
    UnfinishedRuns runs = cut_off.runs();
    const LogFile played = LogFile::open(cut_off.path(0));
    fs::remove(cut_off.path(1));
    fs::remove(cut_off.path(2));
    fs::create_directory(cut_off.path(2));
    CHECK(runs.at(0) == nullptr);
    CHECK_EQ(runs.problems().size(), 1U);
    CHECK(runs.problems().front().starts_with(cut_off.path(2) + ": can't open"));
}

TEST("a run that was quit and can't be closed is told of without a score") {
    const KeptGame game;
    const std::string file = game.path("a.run");
    game.run({"--headless", "--seed", "1027", "--record", file}, std::string(1500, 'g') + "q");
    fs::resize_file(file, read_file(file).value().rfind("ended"));
    const ProgramResult result = run_program({"/bin/sh", "-c", "ulimit -f 1; exec \"$@\"", "sh",
                                              ROGUE_PAPER, "--plain", "--resume=" + file});
    CHECK_EQ(
        result.err.substr(0, result.err.rfind(':')),
        concat("roguelike: ", file, ": the run has already ended: quit score 100 depth 1 kills 0; ",
               file, ": can't write"));
}

}  // namespace
}  // namespace rogue::test
