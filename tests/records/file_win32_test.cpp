#include <windows.h>

#include <filesystem>
#include <system_error>
#include <thread>

#include "rogue/classic/game/game.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/support/check.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

using namespace classic;
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

TEST("what was written is read, every byte of it, and replaced") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    for (const std::string_view contents : {"", "a\r\nb\n\x1a\xff", "shorter"}) {
        replace_file(path, contents);
        CHECK(read_file(path) == contents);
        CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
    }
    CHECK(!read_file(folder.path("missing")).has_value());
    CHECK(!read_file(folder.path("missing/missing")).has_value());
}

TEST("a failure to replace a file names it and leaves no temporary file") {
    const TemporaryFolder folder;
    fs::create_directory(folder.path("folder"));
    const std::string problem =
        check::thrown<std::system_error>([&] { replace_file(folder.path("folder"), "new"); });
    CHECK(problem.find(folder.path("folder") + ": can't write") == 0);
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

// A thread that has the file open, keeps others out, and closes it after a while.
std::jthread hold_for_a_while(const std::string& path) {
    const HANDLE file = CreateFileW(native_path(path).c_str(), GENERIC_READ, 0, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    CHECK(file != INVALID_HANDLE_VALUE);
    return std::jthread([file] {
        std::this_thread::sleep_for(50ms);
        CloseHandle(file);
    });
}

TEST("a file that another has open for itself is read and replaced when that is done with it") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    replace_file(path, "old");
    std::jthread holder = hold_for_a_while(path);
    CHECK_EQ(contents_or_none(path), "old");
    holder.join();
    holder = hold_for_a_while(path);
    replace_file(path, "new");
    holder.join();
    CHECK_EQ(contents_or_none(path), "new");
    CHECK_EQ(folder.names(), "file ");
}

TEST("if another keeps the table open, the score is only not saved, not barred for good") {
    const TemporaryFolder folder;
    const std::string path = folder.path("scores.txt");
    replace_file(path, "");
    const HANDLE file = CreateFileW(native_path(path).c_str(), GENERIC_READ, FILE_SHARE_READ,
                                    nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    const ScoreEntered entered = enter_score(path, score_of(tally_of(4, 7), {}));
    CHECK(!entered.saved);
    CHECK(!entered.barred);
    CHECK(entered.problem.starts_with(path + ": another program has it open"));
    CloseHandle(file);
    CHECK(enter_score(path, score_of(tally_of(4, 7), {})).saved);
    CHECK_EQ(folder.names(), "scores.txt ");
}

TEST("the folder of a path is what is before the last slash, of either kind") {
    const struct {
        std::string path;
        std::string folder;
    } kTable[] = {
        {"scores.txt", "."},        {"a/scores.txt", "a"},          {"a\\b\\scores.txt", "a\\b"},
        {"C:\\scores.txt", "C:\\"}, {"C:\\a\\scores.txt", "C:\\a"}, {"/scores.txt", "/"},
    };
    for (const auto& row : kTable) {
        CHECK_EQ(folder_of(row.path), row.folder);
    }
}

bool is_refused(const std::string& file, std::chrono::milliseconds patience) {
    return check::thrown<std::system_error>([&] { lock_folder_of(file, patience); })
        .starts_with(file + ": its folder ");
}

TEST("one at a time holds a lock, which leaves no file behind") {
    const TemporaryFolder folder;
    {
        const auto lock = lock_folder_of(folder.path("file"), 0ms);
        CHECK(lock);
        CHECK(is_refused(folder.path("file"), 0ms));
        CHECK(is_refused(folder.path("file"), 20ms));
    }
    CHECK(fs::is_empty(folder.path()));
    CHECK(lock_folder_of(folder.path("file"), 0ms));
    CHECK(is_refused(folder.path("missing/file"), 1h));
}

TEST("the program's folder is where this program is") {
    CHECK(fs::exists(program_folder().value_or("none") + "/rogue_tests.exe"));
}

}  // namespace
}  // namespace rogue::test
