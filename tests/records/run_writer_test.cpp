#include "rogue/records/run_writer.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <system_error>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/written_run.hpp"

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// A run that is written to a file of its own.
class Written {
public:
    explicit Written(const RecordedFile& recorded)
        : run_(recorded, [this] { return LogFile::create(path()); }) {}

    WrittenRun& run() { return run_; }
    RunWriter& writer() { return run_.writer(); }
    std::string path() const { return folder_.path("a.run"); }
    std::string bytes() const { return contents_or_none(path()); }

private:
    TemporaryFolder folder_;
    WrittenRun run_;
};

TEST("every recorded run is written as it is recorded, byte for byte") {
    const auto files = recorded_files();
    CHECK(files.size() >= 10);
    for (const RecordedFile& recorded : files) {
        const check::Context context(recorded.name);
        Written written(recorded);
        written.run().play();
        CHECK_EQ(written.bytes(), recorded.written());
        CHECK_EQ(written.writer().problem(), "");
    }
}

TEST("each key is in the file before it takes effect") {
    const RecordedFile recorded = recorded_file("dive-1027");
    Written written(recorded);
    std::string before;
    written.run().play([&](std::size_t keys) {
        const std::string bytes = written.bytes();
        CHECK_EQ(keys == 0 ? "no file" : keys_of(bytes),
                 keys == 0 ? bytes : recorded.keys.substr(0, keys));
        CHECK(keys == 0 || recorded.bytes.starts_with(bytes));
        CHECK(keys < 2 || bytes.size() > before.size());
        before = bytes;
    });
}

TEST("a run without a key leaves no file") {
    RecordedFile recorded = recorded_file("dive-1027");
    recorded.keys.clear();
    Written written(recorded);
    written.run().play();
    written.writer().flush();
    CHECK(written.writer().file() == nullptr);
    CHECK_EQ(written.writer().problem(), "");
    CHECK_EQ(written.bytes(), "no file");
}

TEST("a run whose file is to be made at once has its header before the first key") {
    const RecordedFile recorded = recorded_file("dive-1027");
    Written written(recorded);
    written.writer().begin();
    CHECK_EQ(written.bytes(), recorded.header.text());
    written.run().play();
    CHECK_EQ(written.bytes(), recorded.bytes);
}

TEST("a file that can't be made at once is reported by the exception") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("a.run")) << "old";
    WrittenRun run(recorded_file("dive-1027"),
                   [&] { return LogFile::create(folder.path("a.run")); });
    check_fails(folder.path("a.run"), std::errc::file_exists, [&] { run.writer().begin(); });
    CHECK_EQ(contents_or_none(folder.path("a.run")), "old");
}

TEST("the file is locked while the run is played, and its path is known") {
    Written written(recorded_file("dive-1027"));
    CHECK(written.writer().file() == nullptr);
    written.run().play();
    CHECK_EQ(written.writer().file()->path(), written.path());
    check_fails(written.path(), std::errc::resource_unavailable_try_again,
                [&] { LogFile::open(written.path()); });
}

// Checks that the run, cut off after `size` bytes, goes on to its end in the same file.
void check_goes_on(const RecordedFile& recorded, std::size_t size) {
    const check::Context context(text(recorded.name, " cut to ", size, " bytes"));
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    std::ofstream(path, std::ios::binary) << recorded.bytes.substr(0, size);
    RunReader file(path);
    WrittenRun run(recorded, LogFile::open(path), replay_file(file).seam);
    run.play();
    CHECK_EQ(contents_or_none(path), recorded.bytes);
    CHECK_EQ(run.writer().problem(), "");
}

TEST("a run cut off at any byte goes on to the same bytes") {
    const RecordedFile recorded = recorded_file("dive-1027");
    for (std::size_t size = recorded.header.text().size(); size < recorded.bytes.size(); ++size) {
        check_goes_on(recorded, size);
    }
}

TEST("any run cut off at some byte goes on to the same bytes") {
    std::mt19937_64 random(1);
    for (const RecordedFile& recorded : recorded_files()) {
        const std::size_t header = recorded.header.text().size();
        const std::size_t end = recorded.bytes.size();
        if (recorded.written() != recorded.bytes) {
            continue;  // The run is open, so it has no end line.
        }
        for (int i = 0; i < 4; ++i) {
            check_goes_on(recorded, header + static_cast<std::size_t>(random() % (end - header)));
        }
        // Within the end line, and just before it.
        const std::size_t last_line = recorded.bytes.rfind('\n', end - 2) + 1;
        for (const std::size_t size : {last_line - 1, last_line, last_line + 3, end - 1}) {
            check_goes_on(recorded, size);
        }
    }
}

TEST("a file that can't be made is told and tried again with each key; then nothing is missing") {
    const RecordedFile recorded = recorded_file("dive-1027");
    for (const auto failures :
         std::initializer_list<std::size_t>{1, 2, 64, 65, 66, recorded.keys.size()}) {
        const check::Context context(text(failures, " failures"));
        const TemporaryFolder folder;
        const std::string path = folder.path("folder/a.run");
        std::size_t tries = 0;
        WrittenRun run(recorded, [&] {
            if (tries++ == failures) {
                fs::create_directory(folder.path("folder"));
            }
            return LogFile::create(path);
        });
        run.play([&](std::size_t keys) {
            CHECK_EQ(tries, std::min(keys, failures + 1));
            CHECK_EQ(run.writer().problem().starts_with(path + ": "), keys > 0 && keys <= failures);
        });
        CHECK_EQ(run.writer().problem(), "");
        CHECK_EQ(contents_or_none(path), recorded.bytes);
    }
}

TEST("a file that can never be made is reported at the end") {
    const TemporaryFolder folder;
    const std::string path = folder.path("missing/a.run");
    WrittenRun run(recorded_file("dive-1027"), [&] { return LogFile::create(path); });
    run.play();
    CHECK(run.writer().problem().starts_with(path + ": "));
    CHECK(run.writer().file() == nullptr);
    CHECK_EQ(folder.names(), "");
}

}  // namespace
}  // namespace rogue::test
