#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "rogue/records/file.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_folder.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/temporary_folder.hpp"

// Symbolic links when files are replaced.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// A folder with two folders in it, `here` and `there`.
class TwoFolders : public TemporaryFolder {
public:
    TwoFolders() {
        fs::create_directory(path("here"));
        fs::create_directory(path("there"));
    }
};

TEST("a path that is not a link leads to itself, whether it exists or not") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    for (const std::string& path :
         {folder.path("plain"), folder.path("missing"), folder.path("missing/file"), folder.path(),
          folder.path("plain/file"), std::string("bare"), std::string("../up")}) {
        const check::Context context(path);
        CHECK_EQ(link_target(path), path);
    }
}

TEST("a link leads to its target, be that a path from the root or from where the link is") {
    const TwoFolders folder;
    using Row = std::pair<std::string, std::string>;
    for (const auto& [target, path] :
         {Row{folder.path("there/file"), folder.path("there/file")},
          Row{"../there/file", folder.path("here/../there/file")},
          Row{"file", folder.path("here/file")}, Row{"./file", folder.path("here/./file")},
          Row{"..", folder.path("here/..")}}) {
        const check::Context context(target);
        const std::string link = folder.path("here/link");
        fs::create_symlink(target, link);
        CHECK_EQ(link_target(link), path);  // The file does not exist yet.
        std::ofstream(folder.path("there/file")) << "text";
        CHECK_EQ(link_target(link), path);
        fs::remove(link);
    }
}

TEST("a chain of links is followed to its end") {
    const TwoFolders folder;
    fs::create_symlink(folder.path("there/second"), folder.path("here/first"));
    fs::create_symlink("../here/third", folder.path("there/second"));
    fs::create_symlink("last", folder.path("here/third"));
    CHECK_EQ(link_target(folder.path("here/first")), folder.path("there/../here/last"));
}

TEST("forty links in a row are followed, as the system does, and no more") {
    const TemporaryFolder folder;
    replace_file(folder.path("0"), "text");
    for (int i = 1; i <= 41; ++i) {
        fs::create_symlink(std::to_string(i - 1), folder.path(std::to_string(i)));
    }
    CHECK(read_file(folder.path("40")) == "text");
    check_fails(folder.path("41"), std::errc::too_many_symbolic_link_levels,
                [&] { read_file(folder.path("41")); });
}

TEST("a link in the working folder leads on from there") {
    const TemporaryFolder folder;
    CHECK(holds_in_child([&] {
        fs::current_path(folder.path());
        fs::create_symlink("file", "link");
        replace_file("link", "new");
        return link_target("link") == "file" && read_file("file") == "new";
    }));
    CHECK_EQ(folder.names(), "file link ");
}

TEST("links that lead round in a circle come to an end, and can't be replaced") {
    const TemporaryFolder folder;
    fs::create_symlink("b", folder.path("a"));
    fs::create_symlink("a", folder.path("b"));
    fs::create_symlink("self", folder.path("self"));
    for (const char* name : {"a", "b", "self"}) {
        const check::Context context(name);
        const std::string end = link_target(folder.path(name));
        CHECK(fs::is_symlink(end));
        const Failure failure = failure_of("", [&] { replace_file(folder.path(name), "new"); });
        CHECK(failure.code == std::errc::too_many_symbolic_link_levels);
    }
    CHECK_EQ(folder.names(), "a b self ");
    CHECK(fs::is_symlink(folder.path("self")));
}

TEST("the file that a link leads to is replaced or made, and the link stays") {
    for (const std::string_view target : {"../there/file", "second", "/"}) {
        const check::Context context{std::string(target)};
        const TwoFolders folder;
        const std::string link = folder.path("here/link");
        const std::string file = folder.path("there/file");
        fs::create_symlink(target == "/" ? fs::path(file) : fs::path(target), link);
        fs::create_symlink(file, folder.path("here/second"));
        for (const std::string_view contents : {"first", "the second"}) {
            replace_file(link, contents);
            CHECK(fs::is_symlink(link));
            CHECK(fs::is_symlink(folder.path("here/second")));
            CHECK(!fs::is_symlink(file));
            CHECK(read_file(file) == contents);
            CHECK(read_file(link) == contents);
        }
        CHECK_EQ(std::distance(fs::directory_iterator(folder.path("here")), {}), 2);
        CHECK_EQ(std::distance(fs::directory_iterator(folder.path("there")), {}), 1);
    }
}

TEST("the temporary file is beside the one that a link leads to") {
    const TwoFolders folder;
    fs::create_symlink("../there/file", folder.path("here/link"));
    ChildProcess child([&] {
        FailingFiles failing(1, {Fault::Kind::killed}, "write");
        replace_file(folder.path("here/link"), "new", {}, failing);
        return 0;
    });
    CHECK_EQ(child.wait(), 128 + 9);
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path("here")), {}), 1);
    CHECK_EQ(std::distance(fs::directory_iterator(folder.path("there")), {}), 1);
    for (const fs::directory_entry& left : fs::directory_iterator(folder.path("there"))) {
        CHECK_EQ(left.path().extension(), ".tmp");
    }
}

TEST("a link into a missing folder can't be replaced and is left alone") {
    const TemporaryFolder folder;
    fs::create_symlink("missing/file", folder.path("link"));
    const std::string problem =
        check::thrown<std::system_error>([&] { replace_file(folder.path("link"), "new"); });
    CHECK(problem.find(folder.path("missing/file") + ": ") != std::string::npos);
    CHECK_EQ(folder.names(), "link ");
}

TEST("a run does not take the name of a link, even of one that leads nowhere") {
    const TemporaryFolder folder;
    fs::create_symlink("missing", folder.path("2026-11-20-151100-1.run"));
    const LogFile file = make_run_file(folder.path(), {1, 1, "2026-11-20T15:11:00Z"});
    CHECK_EQ(file.path(), folder.path("2026-11-20-151100-1-2.run"));
}

}  // namespace
}  // namespace rogue::test
