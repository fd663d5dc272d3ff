#include "rogue/records/run_writer.hpp"

#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/one_score.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/written_run.hpp"

// A run whose file can't be written, or only in part.

namespace rogue::test {
namespace {

/// Writes a run into a folder, by hand.
struct ByHand {
    const TemporaryFolder& folder;
    std::string name = "a.run";
    FileSystem& files = system_files();
    RunWriter writer{[this] { return LogFile::create(folder.path(name), files); },
                     RunHeader{1, 7, "2026-11-20T15:11:00Z"}, [] { return 0U; }};

    void keys(int count) {
        for (int i = 0; i < count; ++i) {
            writer.key(Key::other);
        }
    }
};

// From now on no file of this process may be larger than the header of a run and some keys.
void allow_small_files_only() {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{128, 128};
    setrlimit(RLIMIT_FSIZE, &small);
}

TEST("a run can be resumed as soon as its header is written, though keys are still missing") {
    const TemporaryFolder folder;
    CHECK(holds_in_child([&] {
        allow_small_files_only();
        ByHand run{folder, "missing/a.run"};
        run.keys(100);
        const bool before = run.writer.resumable();
        run.name = "a.run";
        run.keys(1);
        return !before && run.writer.resumable() && !run.writer.problem().empty();
    }));
}

TEST("a run that is over and can't be written whole is gone, and can't be resumed") {
    const TemporaryFolder folder;
    CHECK(holds_in_child([&] {
        allow_small_files_only();
        ByHand run{folder};
        run.keys(100);
        const bool before = run.writer.resumable();
        const bool kept = run.writer.keep_keys(k1970);
        return before && !kept && !run.writer.resumable();
    }));
    CHECK_EQ(folder.names(), "");
}

TEST("a file that is made at once and whose header can't be written is removed") {
    const TemporaryFolder folder;
    FailingFiles failing(1, {Fault::Kind::error, std::errc::no_space_on_device}, "write");
    ByHand run{folder, "a.run", failing};
    const std::string problem = check::thrown<std::runtime_error>([&] { run.writer.begin(); });
    CHECK_EQ(failing.met(), "write 1");
    CHECK(problem.starts_with(folder.path("a.run") + ": can't write"));
    CHECK_EQ(folder.names(), "");
}

TEST("a file without a lock that somebody else has written to stays as it is, to the run's end") {
    const TemporaryFolder folder;
    FailingFiles failing(1, {Fault::Kind::error, std::errc::no_lock_available}, "lock");
    ByHand run{folder, "a.run", failing};
    run.keys(3);
    std::ofstream(folder.path("a.run"), std::ios::app) << "g";
    const std::string theirs = contents(folder.path("a.run"));
    run.keys(100);
    CHECK(run.writer.record_state() == RecordState::played_elsewhere);
    CHECK(!run.writer.resumable());
    CHECK_EQ(run.writer.problem(),
             folder.path("a.run") + ": somebody else is playing this run too");
    run.writer.flush();
    run.writer.end(Outcome{Ending::quit, {}}, k1970);
    CHECK(!run.writer.keep_keys(k1970));
    CHECK_EQ(contents(folder.path("a.run")), theirs);
}

TEST("a file with a lock is looked at once a line") {
    const TemporaryFolder folder;
    ByHand run{folder};
    run.keys(3);
    std::filesystem::remove(folder.path("a.run"));
    run.keys(61);
    CHECK(run.writer.record_state() == RecordState::complete);
    run.keys(1);
    CHECK(run.writer.record_state() == RecordState::removed);
}

TEST("a file that is moved away and made anew is told as a removed one, and stays as it is") {
    for (const int way : {0, 1, 2, 3}) {
        const check::Context context(concat("way ", way));
        const TemporaryFolder folder;
        std::filesystem::create_directory(folder.path("runs"));
        ByHand run{folder, "runs/a.run"};
        run.keys(3);
        const std::string file = folder.path("runs/a.run");
        const std::string other = folder.path("other.run");
        if (way == 0) {  // As editors and versions of a file do.
            std::filesystem::rename(file, other);
            std::filesystem::copy_file(other, file);
        } else if (way == 1) {  // As programs do that keep files in step.
            std::filesystem::copy_file(file, other);
            std::filesystem::rename(other, file);
        } else if (way == 2) {
            std::filesystem::create_hard_link(file, other);
            std::filesystem::remove(file);
        } else {
            std::filesystem::rename(folder.path("runs"), folder.path("moved"));
        }
        if (way < 2) {
            std::filesystem::last_write_time(
                file, std::filesystem::last_write_time(file) + std::chrono::milliseconds(1));
        }
        const std::string before = contents_or_none(file);
        run.writer.look_at_file();
        CHECK(run.writer.record_state() == RecordState::removed);
        CHECK(run.writer.problem().starts_with(file + ": was removed"));
        run.keys(100);
        CHECK(!run.writer.keep_keys(k1970));
        run.writer.end(Outcome{Ending::died, {}}, k1970);
        CHECK_EQ(contents_or_none(file), before);
    }
}

TEST("a file is kept whatever leads to it") {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path("real"));
    std::filesystem::create_directory_symlink(folder.path("real"), folder.path("runs"));
    ByHand run{folder, "runs/a.run"};
    run.keys(3);
    std::filesystem::create_hard_link(folder.path("real/a.run"), folder.path("b.run"));
    run.writer.look_at_file();
    CHECK(run.writer.record_state() == RecordState::complete);
}

TEST("if only the last line of a run can't be written, the file keeps its keys and its time") {
    for (const Ending ending : {Ending::died, Ending::quit, Ending::won}) {
        for (const bool keys_kept : {true, false}) {
            const TemporaryFolder folder;
            const std::string path = folder.path("a.run");
            CHECK(holds_in_child([&] {
                allow_small_files_only();
                ByHand run{folder};
                run.keys(50);
                const bool kept = !keys_kept || run.writer.keep_keys(k1970);
                run.writer.end(Outcome{ending, {}}, k1970);
                return kept && run.writer.resumable() &&
                       run.writer.problem().starts_with(path + ": can't write");
            }));
            CHECK(contents(path).find("Z\n" + std::string(50, '.')) != std::string::npos);
            CHECK(last_written(path) == k1970);
        }
    }
}

TEST("if the file of a run is removed, nothing is kept, and a new file of that name stays") {
    const TemporaryFolder folder;
    ByHand run{folder};
    run.keys(3);
    std::filesystem::remove(folder.path("a.run"));
    CHECK(run.writer.record_state() == RecordState::complete);
    run.writer.look_at_file();
    CHECK(run.writer.record_state() == RecordState::removed);
    CHECK(!run.writer.resumable());
    CHECK(run.writer.problem().starts_with(folder.path("a.run") + ": was removed"));
    std::ofstream(folder.path("a.run")) << "new";
    run.keys(1);
    run.writer.end(Outcome{Ending::died, {}}, k1970);
    CHECK_EQ(contents(folder.path("a.run")), "new");
}

TEST("flush() tries once more to write keys that could not be written") {
    const TemporaryFolder folder;
    ByHand run{folder, "missing/a.run"};
    run.keys(3);
    CHECK(!run.writer.problem().empty());
    run.name = "a.run";
    run.writer.flush();
    CHECK_EQ(run.writer.problem(), "");
    CHECK(contents(folder.path("a.run")).ends_with("\n..."));
}

TEST("on a full disk the file holds the beginning of the run, and after that only all its keys") {
    const WholeFile whole = whole_paper_file();
    const std::size_t all_keys = whole.bytes.rfind(' ', whole.bytes.rfind("\nended "));
    for (const std::size_t room : std::initializer_list<std::size_t>{
             0, 10, 70, all_keys - 1, all_keys, whole.bytes.size() - 1}) {
        const check::Context context(concat("room for ", room));
        const TemporaryFolder folder;
        const std::string path = folder.path("a.run");
        CHECK(holds_in_child([&] {
            fill_disk_at(room);
            WrittenRun run(whole, [&] { return LogFile::create(path); });
            std::string beginning;
            run.play([&](std::size_t) { beginning = read_file(path).value_or(""); });
            return run.writer().problem().starts_with(path + ": ") &&
                   whole.bytes.starts_with(beginning) && beginning.size() <= room;
        }));
        CHECK_EQ(contents_or_none(path), room < all_keys ? "no file" : whole.bytes.substr(0, room));
    }
}

}  // namespace
}  // namespace rogue::test
