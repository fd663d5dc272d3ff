#include "rogue/records/run_writer.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

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
    explicit Written(const WholeFile& whole)
        : run_(whole, [this] { return LogFile::create(path()); }) {}

    WrittenRun& run() { return run_; }
    RunWriter& writer() { return run_.writer(); }
    std::string path() const { return folder_.path("a.run"); }
    std::string bytes() const { return contents_or_none(path()); }

private:
    TemporaryFolder folder_;
    WrittenRun run_;
};

TEST("a run is written as its file is, byte for byte") {
    const WholeFile whole = whole_paper_file();
    Written written(whole);
    written.run().play();
    CHECK_EQ(written.bytes(), whole.bytes);
    CHECK_EQ(written.writer().problem(), "");
}

TEST("each key is in the file before it takes effect") {
    const WholeFile whole = whole_paper_file();
    Written written(whole);
    std::string before;
    written.run().play([&](std::size_t keys) {
        const std::string bytes = written.bytes();
        CHECK_EQ(keys == 0 ? "no file" : keys_of(bytes),
                 keys == 0 ? bytes : whole.keys.substr(0, keys));
        CHECK(keys == 0 || whole.bytes.starts_with(bytes));
        CHECK(keys < 2 || bytes.size() > before.size());
        before = bytes;
    });
}

TEST("a run without a key leaves no file") {
    WholeFile unplayed = whole_paper_file();
    unplayed.keys.clear();
    Written written(unplayed);
    written.run().play();
    written.writer().flush();
    CHECK(written.writer().file() == nullptr);
    CHECK_EQ(written.writer().problem(), "");
    CHECK_EQ(written.bytes(), "no file");
}

TEST("a run whose file is to be made at once has its header before the first key") {
    const WholeFile whole = whole_paper_file();
    Written written(whole);
    written.writer().begin();
    CHECK_EQ(written.bytes(), whole.header.text());
    written.run().play();
    CHECK_EQ(written.bytes(), whole.bytes);
}

TEST("a file that can't be made at once is reported by the exception") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("a.run")) << "old";
    WrittenRun run(whole_paper_file(), [&] { return LogFile::create(folder.path("a.run")); });
    check_fails(folder.path("a.run"), std::errc::file_exists, [&] { run.writer().begin(); });
    CHECK_EQ(contents_or_none(folder.path("a.run")), "old");
}

TEST("the file is locked while the run is played, and its path is known") {
    Written written(whole_paper_file());
    CHECK(written.writer().file() == nullptr);
    written.run().play();
    CHECK_EQ(written.writer().file()->path(), written.path());
    check_fails(written.path(), std::errc::resource_unavailable_try_again,
                [&] { LogFile::open(written.path()); });
}

TEST("a run goes on behind any of its keys to the same bytes") {
    const WholeFile whole = whole_paper_file();
    for (std::size_t i = 0; i < whole.keys.size(); ++i) {
        const check::Context context(concat("behind key ", i + 1));
        constexpr std::size_t kLine = 64 + 18;  // Its keys, a blank, the checksum, a line feed.
        const std::size_t size = whole.header.text().size() + i / 64 * kLine + i % 64 + 1;
        const TemporaryFolder folder;
        const std::string path = folder.path("a.run");
        std::ofstream(path, std::ios::binary) << whole.bytes.substr(0, size);
        WrittenRun run(whole, LogFile::open(path), {size, i % 64 + 1});
        run.play();
        CHECK_EQ(contents_or_none(path), whole.bytes);
        CHECK_EQ(run.writer().problem(), "");
    }
}

TEST("a file that can't be made is told and tried again with each key; then nothing is missing") {
    const WholeFile whole = whole_paper_file();
    for (const auto failures :
         std::initializer_list<std::size_t>{1, 2, 64, 65, 66, whole.keys.size()}) {
        const check::Context context(concat(failures, " failures"));
        const TemporaryFolder folder;
        const std::string path = folder.path("folder/a.run");
        std::size_t tries = 0;
        WrittenRun run(whole, [&] {
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
        CHECK_EQ(contents_or_none(path), whole.bytes);
    }
}

TEST("a file that can never be made is reported at the end") {
    const TemporaryFolder folder;
    const std::string path = folder.path("missing/a.run");
    WrittenRun run(whole_paper_file(), [&] { return LogFile::create(path); });
    run.play();
    CHECK(run.writer().problem().starts_with(path + ": "));
    CHECK(run.writer().file() == nullptr);
    CHECK_EQ(folder.names(), "");
}

}  // namespace
}  // namespace rogue::test
