#include "rogue/records/file.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <tuple>
#include <utility>

#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

// The text of the error that replacing the file throws.
std::string replacing_fails(const std::string& path) {
    return check::thrown<std::system_error>([&] { replace_file(path, "new"); });
}

TEST("a file that does not exist gives nothing, an empty file gives an empty text") {
    const TemporaryFolder folder;
    CHECK(!read_file(folder.path("missing.txt")).has_value());
    CHECK(!read_file(folder.path("missing/missing.txt")).has_value());
    replace_file(folder.path("empty.txt"), "");
    CHECK(read_file(folder.path("empty.txt")) == "");
}

TEST("what was written is read, every byte of it") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file");
    std::string bytes;
    for (int i = 0; i < 1'000'000; ++i) {
        bytes += static_cast<char>(i * 7 + i / 256);
    }
    for (const std::size_t size : {0UL, 1UL, 4095UL, 4096UL, 4097UL, 1'000'000UL}) {
        const check::Context context(std::to_string(size) + " bytes");
        replace_file(path, std::string_view(bytes).substr(0, size));
        CHECK(read_file(path) == bytes.substr(0, size));
    }
}

TEST("the new contents replace the old ones, shorter or longer") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file.txt");
    for (const std::string_view contents : {"first", "the second", "3"}) {
        replace_file(path, contents);
        CHECK(read_file(path) == contents);
        CHECK_EQ(folder.names(), "file.txt ");
    }
}

TEST("reading what can't be read names the file") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    for (const std::string& path : {folder.path(), folder.path("plain/scores.txt")}) {
        const check::Context context(path);
        const std::string problem = check::thrown<std::system_error>([&] { read_file(path); });
        CHECK(problem.find(path + ": ") != std::string::npos);
    }
}

TEST("a failure to replace a file names it and leaves no temporary file") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    fs::create_directories(folder.path("folder/full"));
    const std::string too_long(300, 'n');
    for (const std::string& path :
         {folder.path("missing/scores.txt"), folder.path("plain/scores.txt"), folder.path("folder"),
          folder.path("folder/full"), folder.path(too_long), std::string("/proc/scores.txt")}) {
        const check::Context context(path);
        const std::string before = folder.names();
        CHECK(replacing_fails(path).find(path + ": ") != std::string::npos);
        CHECK_EQ(folder.names(), before);
    }
    CHECK(read_file(folder.path("plain")) == "text");
    CHECK(fs::is_directory(folder.path("folder/full")));
}

TEST("on a full disk the old contents stay, and nothing else") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file.txt");
    replace_file(path, "old");
    CHECK(holds_in_child([&] {
        fill_disk_at(100);
        const auto replace = [&] { replace_file(path, std::string(1000, 'n')); };
        return failure_of(path, replace).code == std::errc::file_too_large;
    }));
    CHECK(read_file(path) == "old");
    CHECK_EQ(folder.names(), "file.txt ");
}

TEST("whoever reads while the file is replaced finds the old contents or the new ones, whole") {
    const TemporaryFolder folder;
    const std::string path = folder.path("file.txt");
    const std::array<std::string, 2> contents{std::string(100'000, 'a'), std::string(50'000, 'b')};
    replace_file(path, contents[0]);
    ChildProcess writer([&] {
        for (std::size_t i = 1; i <= 100; ++i) {
            replace_file(path, contents[i % 2]);
        }
        return 0;
    });
    while (writer.running()) {
        const auto found = read_file(path);
        if (found != contents[0] && found != contents[1]) {
            check::fail(__FILE__, __LINE__, found ? "torn contents" : "no file");
            break;
        }
    }
    CHECK_EQ(writer.wait(), 0);
    CHECK_EQ(folder.names(), "file.txt ");
}

// Makes a file that was last written so long ago.
void make_aged(const std::string& path, std::chrono::seconds age) {
    std::ofstream(path) << "text";
    fs::last_write_time(path, fs::file_time_type::clock::now() - age);
}

TEST("temporary files that were left beside a file long ago are removed") {
    const TemporaryFolder folder;
    make_aged(folder.path("scores.txt"), std::chrono::hours(2));
    for (const char* name : {"scores.txt.1-0.tmp", "scores.txt.123-0.tmp",
                             "scores.txt.4194304-100.tmp", "scores.txt.99999-7.tmp"}) {
        make_aged(folder.path(name), std::chrono::hours(1));
    }
    make_aged(folder.path("scores.txt.123-1.tmp"), std::chrono::seconds(90));
    remove_leftovers(folder.path("scores.txt"));
    CHECK_EQ(folder.names(), "scores.txt ");
}

TEST("a temporary file that is new stays: somebody without a lock may be writing it") {
    const TemporaryFolder folder;
    make_aged(folder.path("scores.txt.123-0.tmp"), std::chrono::seconds(0));
    make_aged(folder.path("scores.txt.123-1.tmp"), std::chrono::seconds(-10));
    make_aged(folder.path("scores.txt.123-2.tmp"), std::chrono::seconds(30));
    const std::string before = folder.names();
    remove_leftovers(folder.path("scores.txt"));
    CHECK_EQ(folder.names(), before);
}

// Another process, long dead, may have had the number that this one has.
TEST("a file is replaced beside a hundred temporary files of its process number, not beside more") {
    using Row = std::tuple<int, int, bool>;
    for (const auto& [first, last, replaced] :
         {Row{0, 0, true}, Row{0, 99, true}, Row{1, 100, true}, Row{0, 100, false}}) {
        const check::Context context(std::to_string(first) + " to " + std::to_string(last));
        const TemporaryFolder folder;
        const std::string path = folder.path("file.txt");
        for (int i = first; i <= last; ++i) {
            std::ofstream(path + "." + std::to_string(getpid()) + "-" + std::to_string(i) + ".tmp");
        }
        const std::string before = folder.names();
        CHECK_EQ(replacing_fails(path).empty(), replaced);
        CHECK_EQ(folder.names(), replaced ? "file.txt " + before : before);
    }
}

TEST("opening what can't be opened names it and says why") {
    const TemporaryFolder folder;
    check_fails(folder.path("missing"), std::errc::no_such_file_or_directory,
                [&] { open_file(folder.path("missing")); });
    check_fails(folder.path(), std::errc::invalid_argument, [&] { open_file(folder.path()); });
    CHECK(holds_in_child([] {
        const rlimit no_more{};
        setrlimit(RLIMIT_NOFILE, &no_more);
        const Failure failure = failure_of("standard input", [] { open_standard_input(); });
        return failure.names_file && failure.code == std::errc::too_many_files_open;
    }));
}

TEST("a file that has lost its name is opened by its descriptor") {
    const TemporaryFolder folder;
    replace_file(folder.path("file"), "run");
    const int descriptor = open(folder.path("file").c_str(), O_RDONLY);
    std::filesystem::remove(folder.path("file"));
    const std::string path = "/dev/fd/" + std::to_string(descriptor);
    CHECK_EQ(read_file(path).value_or(""), "run");
    close(descriptor);
}

TEST("a file that is not a temporary file of that file stays, however old it is") {
    constexpr std::array kNames{
        "scores.txt",           "scores.txt.bak.tmp",     "scores.txt..tmp",
        "scores.txt.tmp",       "scores.txt.123-0.tmp~",  "scores.txt.123-0",
        "scores.txt.damaged",   "scores.txt.1a2-0.tmp",   "scores.txt.123.0.tmp",
        "Scores.txt.123-0.tmp", "xscores.txt.123-0.tmp",  "scores.123-0.tmp",
        "runs.txt.123-0.tmp",   "scores.txt.123-0.tmp.1", "scores.txt123-0.tmp"};
    const TemporaryFolder folder;
    for (const char* name : kNames) {
        make_aged(folder.path(name), std::chrono::hours(24));
    }
    const std::string before = folder.names();
    remove_leftovers(folder.path("scores.txt"));
    CHECK_EQ(folder.names(), before);
}

TEST("where there is no folder nothing is left to remove") {
    const TemporaryFolder folder;
    remove_leftovers(folder.path("missing/scores.txt"));
    CHECK_EQ(folder.names(), "");
}

TEST("the folder of a path is what is before the last slash") {
    using Row = std::pair<std::string, std::string>;
    for (const auto& [path, folder] :
         {Row{"scores.txt", "."}, Row{"a/scores.txt", "a"}, Row{"a/b/scores.txt", "a/b"},
          Row{"../scores.txt", ".."}, Row{"./scores.txt", "."}, Row{"/scores.txt", "/"},
          Row{"/a/scores.txt", "/a"}}) {
        const check::Context context(path);
        CHECK_EQ(folder_of(path), folder);
    }
}

}  // namespace
}  // namespace rogue::test
