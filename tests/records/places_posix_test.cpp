#include "rogue/records/folders.hpp"

#include <grp.h>
#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "app/runs/player_files.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/records/file_system.hpp"
#include "tests/support/check.hpp"
#include "tests/support/child_process.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

namespace {

namespace fs = std::filesystem;

constexpr unsigned kNobody = 65534;

// What FileSystem::may_write() tells a user who owns nothing.
bool nobody_may_write(const std::string& path) {
    ChildProcess child([&] {
        const bool nobody = geteuid() != 0 || (setgroups(0, nullptr) == 0 && setgid(kNobody) == 0 &&
                                               setuid(kNobody) == 0);
        return !nobody ? 2 : system_files().may_write(path) ? 1 : 0;
    });
    const int status = child.wait();
    CHECK(status != 2);
    return status == 1;
}

TEST("the program's folder is where this program is") {
    CHECK_EQ(program_folder().value_or("none"),
             fs::canonical("/proc/self/exe").parent_path().string());
}

TEST("without /proc nobody knows where the program is, and no table is beside it") {
    if (geteuid() != 0) {
        check::skip("only the superuser can change the root");
    }
    const TemporaryFolder folder;
    CHECK(holds_in_child([&] {
        const Locations locations{.state_dir = "/state"};
        return chroot(folder.path().c_str()) == 0 &&
               scores_path(locations, kClassic) == "/state/highscores.txt";
    }));
}

TEST("XDG's variables name the folders of runs and scores, unless by a path that is not whole") {
    CHECK(holds_in_child([] {
        setenv("HOME", "/home/a", 1);
        setenv("XDG_STATE_HOME", "/state", 1);
        setenv("XDG_DATA_HOME", "data", 1);
        return state_folder() == "/state/roguelike" &&
               data_folder() == "/home/a/.local/share/roguelike";
    }));
}

TEST("without HOME the home that the system tells of the user is used") {
    const passwd* user = getpwuid(getuid());
    if (user == nullptr) {
        check::skip("the system knows no home of this user");
    }
    const std::string home = user->pw_dir;
    for (const bool empty : {false, true}) {
        CHECK(holds_in_child([&] {
            unsetenv("XDG_STATE_HOME");
            unsetenv("XDG_DATA_HOME");
            empty ? setenv("HOME", "", 1) : unsetenv("HOME");
            return state_folder() == home + "/.local/state/roguelike" &&
                   data_folder() == home + "/.local/share/roguelike";
        }));
    }
}

TEST("a file may be written if it may itself, or be made if its folder may") {
    struct Row {
        unsigned folder;
        unsigned file;  // 0 if there is no file.
        bool may;
    };
    for (const auto& [folder_mode, file_mode, may] :
         {Row{0777, 0666, true}, Row{0777, 0, true}, Row{0555, 0666, true}, Row{0555, 0, false},
          Row{0777, 0444, false}, Row{0333, 0666, false}}) {
        const check::Context context(std::to_string(folder_mode) + " " + std::to_string(file_mode));
        const TemporaryFolder folder;
        const std::string path = folder.path("scores.txt");
        if (file_mode != 0) {
            std::ofstream(path) << "text";
            fs::permissions(path, fs::perms(file_mode));
        }
        fs::permissions(folder.path(), fs::perms(folder_mode));
        CHECK_EQ(nobody_may_write(path), may);
        fs::permissions(folder.path(), fs::perms(0777));
    }
}

TEST("for a link, the file that it leads to decides whether it may be written") {
    const TemporaryFolder folder;
    fs::permissions(folder.path(), fs::perms(0777));
    fs::create_directory(folder.path("closed"));
    fs::permissions(folder.path("closed"), fs::perms(0555));
    fs::create_symlink("closed/file", folder.path("link"));
    fs::create_symlink("file", folder.path("other"));
    CHECK(!nobody_may_write(folder.path("link")));
    CHECK(nobody_may_write(folder.path("other")));
    fs::permissions(folder.path("closed"), fs::perms(0777));
}

TEST("the rights with which the program runs count, not those of the user who has started it") {
    if (geteuid() != 0) {
        check::skip("only the superuser can become another user");
    }
    const TemporaryFolder folder;
    fs::permissions(folder.path(), fs::perms(0755));
    CHECK(holds_in_child([&] {
        return setreuid(kNobody, 0) == 0 && system_files().may_write(folder.path("scores.txt"));
    }));
}

}  // namespace
}  // namespace rogue::test
