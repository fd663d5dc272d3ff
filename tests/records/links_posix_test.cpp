#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <system_error>

#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_folder.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/failing_calls.hpp"
#include "tests/support/one_score.hpp"
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

std::error_code error_of(const std::function<void()>& action) {
    try {
        action();
        return {};
    } catch (const std::system_error& error) {
        return error.code();
    }
}

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
    struct Row {
        std::string target;
        std::string path;
    };
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
    CHECK(error_of([&] { read_file(folder.path("41")); }) ==
          std::errc::too_many_symbolic_link_levels);
}

TEST("a link in the working folder leads on from there") {
    const TemporaryFolder folder;
    ChildProcess child([&] {
        fs::current_path(folder.path());
        fs::create_symlink("file", "link");
        replace_file("link", "new");
        return link_target("link") == "file" && read_file("file") == "new" ? 0 : 1;
    });
    CHECK_EQ(child.wait(), 0);
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
        std::error_code problem;
        try {
            replace_file(folder.path(name), "new");
        } catch (const std::system_error& error) {
            problem = error.code();
        }
        CHECK(problem == std::errc::too_many_symbolic_link_levels);
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
        const FailingCalls failing(
            3, {Fault::Kind::killed});  // The third call is write(), after two open().
        replace_file(folder.path("here/link"), "new");
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
    std::string problem;
    try {
        replace_file(folder.path("link"), "new");
    } catch (const std::system_error& error) {
        problem = error.what();
    }
    CHECK(problem.find(folder.path("missing/file") + ": ") != std::string::npos);
    CHECK_EQ(folder.names(), "link ");
}

/// A folder like /tmp that another user owns: everybody may write in it, but only owners may remove
/// files.
class SharedFolder : public TemporaryFolder {
public:
    SharedFolder() {
        fs::permissions(path(), fs::perms(01777));
        chowned_ = chown(path().c_str(), kOther, kOther) == 0;
    }

    // Makes a link there that belongs to that user; returns false if that is not allowed.
    bool lay_link(const std::string& target, const std::string& name, uid_t owner) const {
        fs::create_symlink(target, path(name));
        return chowned_ && lchown(path(name).c_str(), owner, owner) == 0;
    }

    static constexpr uid_t kOther = 65533;
    static constexpr uid_t kThird = 65532;

private:
    bool chowned_;
};

TEST("in a folder where everybody may write, another user's link is not followed") {
    const SharedFolder shared;
    const TemporaryFolder own;
    std::ofstream(own.path("file")) << "precious";
    if (!shared.lay_link(own.path("file"), "link", SharedFolder::kThird)) {
        return check::skip("only the superuser can make files for others");
    }
    const std::string link = shared.path("link");
    for (const auto& action : std::initializer_list<std::function<void()>>{
             [&] { link_target(link); }, [&] { read_file(link); },
             [&] { replace_file(link, "new"); }, [&] { open_file(link); },
             [&] { LogFile::open(link); }}) {
        CHECK(error_of(action) == std::errc::permission_denied);
    }
    const ScoreEntered entered = enter_score(link, kTally, k1970);
    CHECK(entered.problem.starts_with(link + ": is a link of another user"));
    CHECK(read_file(own.path("file")) == "precious");
    CHECK_EQ(own.names(), "file ");
    CHECK(fs::is_symlink(link));
    CHECK_EQ(shared.names(), "link ");
}

TEST("in a folder where everybody may write, our own links and those of its owner are followed") {
    for (const uid_t owner : {geteuid(), SharedFolder::kOther}) {
        const SharedFolder shared;
        const TemporaryFolder own;
        if (!shared.lay_link(own.path("file"), "link", owner)) {
            return check::skip("only the superuser can make files for others");
        }
        replace_file(shared.path("link"), "new");
        CHECK(read_file(shared.path("link")) == "new");
        CHECK(read_file(own.path("file")) == "new");
        CHECK_EQ(std::fgetc(open_file(shared.path("link")).get()), 'n');
        LogFile::open(shared.path("link")).append("er");
        CHECK(read_file(own.path("file")) == "newer");
    }
}

TEST(
    "in a folder that is not for everybody, or where everybody may remove files, any link is "
    "followed") {
    for (const unsigned mode : {0755U, 0777U, 01775U}) {
        const SharedFolder folder;
        const TemporaryFolder own;
        if (!folder.lay_link(own.path("file"), "link", SharedFolder::kThird)) {
            return check::skip("only the superuser can make files for others");
        }
        fs::permissions(folder.path(), fs::perms(mode));
        CHECK_EQ(link_target(folder.path("link")), own.path("file"));
    }
}

TEST("a link of another user on the way to a file is not followed either") {
    const SharedFolder shared;
    const TemporaryFolder own;
    if (!shared.lay_link(own.path("file"), "second", SharedFolder::kThird)) {
        return check::skip("only the superuser can make files for others");
    }
    fs::create_symlink(shared.path("second"), own.path("first"));
    CHECK(error_of([&] { link_target(own.path("first")); }) == std::errc::permission_denied);
}

TEST("a run does not take the name of a link, even of one that leads nowhere") {
    const TemporaryFolder folder;
    fs::create_symlink("missing", folder.path("2026-11-20-151100-1.run"));
    const LogFile file = RunFolder(folder.path()).make_file({1, 1, "2026-11-20T15:11:00Z"});
    CHECK_EQ(file.path(), folder.path("2026-11-20-151100-1-2.run"));
}

}  // namespace
}  // namespace rogue::test
