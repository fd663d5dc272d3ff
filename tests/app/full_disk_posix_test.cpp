#include <sys/mount.h>

#include <filesystem>
#include <fstream>
#include <vector>

#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// A disk that is really full. If this machine does not allow mounting one, there is still the test
// of a disk that fills up in play (recording_posix_test.cpp).

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

/// A disk of a few KB.
class SmallDisk {
public:
    SmallDisk() : mounted_(mount("tmpfs", path("").c_str(), "tmpfs", 0, "size=32k") == 0) {}
    ~SmallDisk() {
        if (mounted_) {
            umount(path("").c_str());
        }
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool mounted() const { return mounted_; }
    std::string path(const std::string& name) const { return folder_.path(name); }

    void fill() const {
        std::ofstream junk(path("junk"));
        while (junk << std::string(4096, 'x') << std::flush) {
        }
    }
    void free() const { fs::remove(path("junk")); }

    PtyOptions game(const std::vector<std::string>& arguments) const {
        PtyOptions options{.argv = {ROGUE_PAPER, "--state-dir", path("state"), "--scores-file",
                                    path("highscores.txt")},
                           .widths = kWideEmoji};
        options.argv.insert(options.argv.end(), arguments.begin(), arguments.end());
        return options;
    }

    std::string run_file() const {
        return fs::directory_iterator(path("state/runs"))->path().string();
    }

private:
    TemporaryFolder folder_;
    bool mounted_;
};

TEST("a disk that is full for a while costs no key and no score") {
    const SmallDisk disk;
    if (!disk.mounted()) {
        check::skip("only the superuser can mount a disk");
    }
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    PtyProgram program(disk.game({"--seed", "1027"}));
    disk.fill();
    program.send(key_bytes(std::string_view(run.keys).substr(0, 70)));
    wait_for_frame(program, frames[70], emoji, "The run is not recorded. + fight on, ? help");
    disk.free();
    program.send(key_bytes(std::string_view(run.keys).substr(70, 1)));
    wait_for_frame(program, frames[71], emoji, "+ fight on, ? help");
    program.send(key_bytes(std::string_view(run.keys).substr(71)));
    leave_death(program);
    program.wait_for_text(" 1. *  600   depth  5   kills  10");
    leave_end(program);
    CHECK(!tells(program, "roguelike: the"));
    CHECK_EQ(without_date(contents(disk.run_file())), without_date(paper_file()));
}

}  // namespace
}  // namespace rogue::test
