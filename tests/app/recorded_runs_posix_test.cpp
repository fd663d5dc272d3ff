#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/play/unfinished.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// Recorded runs are cut off and resumed, and played in lines of text.

namespace rogue::test {

using namespace classic;
namespace {

/// A whole run file, and a place where pieces of it are resumed.
class CutRun {
public:
    explicit CutRun(std::string whole) : whole_(std::move(whole)), keys_(keys_of(whole_)) {
        locations_.scores_file = folder_.path("highscores.txt");
    }

    std::size_t size() const { return whole_.size(); }
    std::size_t header_size() const { return whole_.find('\n', whole_.find("began ")) + 1; }

    // Cuts the file, resumes the run with the keys that are missing, and compares the file at the
    // end. If the recorded run never ended, the last checksum is not written. `behind` stands where
    // the missing bytes were.
    void resume_cut_to(std::size_t size, std::string_view behind = "", bool dress = false) const {
        const check::Context context(concat("cut to ", size, " bytes"));
        const std::string cut = concat(whole_.substr(0, size), behind);
        std::ofstream(path_, std::ios::binary) << (dress ? dressed(cut) : cut);
        try {
            unfinished_run(path_, locations_);
        } catch (const BadRunFile&) {
            throw;
        } catch (const std::runtime_error&) {  // The keys that are left end the run.
            CHECK(undressed(contents(path_)) == whole_);
            return;
        }
        const std::size_t taken = keys_of(whole_.substr(0, size)).size();
        resume_run(path_)->play(ScriptedKeys(std::string_view(keys_).substr(taken)),
                                [](const AnyGame&) {});
        const std::string written = undressed(contents(path_));
        CHECK(whole_.starts_with(written) && keys_of(written) == keys_);
    }

private:
    TemporaryFolder folder_{memory_folder()};
    std::string path_ = folder_.path("cut.run");
    Locations locations_;
    std::string whole_;
    std::string keys_;
};

void resume_cut_anywhere(const CutRun& run) {
    for (std::size_t size = run.header_size(); size < run.size(); ++size) {
        run.resume_cut_to(size);
    }
}

// A line of keys has 82 bytes, so that steps of 37 come to another place in each line, and many
// runs together to each place.
void resume_cut_in_steps(const CutRun& run) {
    for (std::size_t size = run.header_size(); size < run.size(); size += 37) {
        run.resume_cut_to(size);
    }
}

TEST("a run cut off at any byte goes on as if nothing had happened") {
    for (const char* name : {"dive-1027", "edge-0", "hoard-3061"}) {
        const check::Context context(name);
        resume_cut_anywhere(CutRun(golden_run(name)));
    }
}

TEST("a run whose last bytes became NULs in a power cut goes on as if nothing had happened") {
    const CutRun run(golden_run("dive-1027"));
    for (const std::size_t nuls : {1U, 80U, 65'536U}) {
        for (std::size_t size = run.header_size(); size < run.size(); size += nuls == 1 ? 1 : 37) {
            run.resume_cut_to(size, std::string(nuls, '\0'));
        }
    }
}

TEST("a run cut off goes on though an editor has ended its last line") {
    const std::string whole = golden_run("dive-1027");
    const CutRun run(whole);
    for (std::size_t size = run.header_size(); size <= whole.rfind('\n', whole.size() - 2);
         size += 7) {
        for (const char* line_ends : {"\n", "\r\n", "\n\n"}) {
            run.resume_cut_to(size, line_ends);
        }
    }
}

TEST("a run cut off goes on though its file was dressed as on Windows") {
    const CutRun run(golden_run("dive-1027"));
    for (std::size_t size = run.header_size(); size < run.size(); size += 7) {
        run.resume_cut_to(size, "", true);
        run.resume_cut_to(size, "\r", true);
    }
}

TEST("a run with NULs and anything behind them is damaged, and one of NULs alone holds no keys") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    const std::string whole = golden_run("dive-1027");
    for (const std::size_t at : {5U, 70U, 150U}) {
        std::string bytes = whole;
        std::ofstream(path, std::ios::binary) << bytes.replace(at, 3, 3, '\0');
        bool bad = false;
        try {
            RunReader file(path);
            replay_file(file);
        } catch (const TruncatedHeader&) {
        } catch (const BadRunFile&) {
            bad = true;
        }
        CHECK(bad);
    }
    for (const std::size_t size : {0U, 5U, 15U, 40U}) {
        std::ofstream(path, std::ios::binary) << whole.substr(0, size) << std::string(200, '\0');
        CHECK(check::thrown<TruncatedHeader>([&] {
                  return RunReader(path);
              }).ends_with("the run was cut off before its first key"));
    }
}

TEST("every recorded run goes on wherever it is cut off") {
    for (const auto& trace : recorded_traces()) {
        const check::Context context(trace.stem().string());
        resume_cut_in_steps(CutRun(golden_run(trace.stem().string())));
    }
}

TEST("a run cut off before its first key can't be resumed") {
    const CutRun run(golden_run("dive-1027"));
    for (std::size_t size = 0; size < run.header_size(); ++size) {
        const check::Context context(concat("cut to ", size, " bytes"));
        CHECK(!check::thrown<BadRunFile>([&] { run.resume_cut_to(size); }).empty());
    }
}

// e, n and d are letters of `ended` and also keys in the pack.
TEST("a last line of keys that looks like the beginning of an ending counts as keys") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    for (const std::string keys : {"e", "en", "ende", "ended", "ended "}) {
        const check::Context context(keys);
        std::ofstream(path, std::ios::binary)
            << RunHeader{kClassicRules, 1027, "2026-11-20T15:11:00Z"}.text() << keys;
        RunReader file(path);
        const Replayed run = replay_file(file);
        CHECK(!run.game->ending());
        CHECK_EQ(run.resume_point.line_keys, keys.find_last_not_of(' ') + 1);
    }
}

bool is_ascii(const std::string& text) {
    return std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

// What is told, without where the program was built.
std::string without_program(std::string told) {
    for (auto at = told.npos; (at = told.find(ROGUE_PROGRAM)) != told.npos;) {
        told.erase(at, std::string_view(ROGUE_PROGRAM).size());
    }
    return told;
}

// The keys of a run as they are typed in lines, of which each has a few. Empty if the run has keys
// where these letters mean something else.
std::string typed(const std::string& keys) {
    std::string lines;
    bool in_pack = false;
    for (const char key : keys) {
        const std::size_t arrow = std::string_view("LDUR").find(key);
        if (arrow != std::string_view::npos) {
            lines += in_pack ? std::string("\x1b[") + "DBAC"[arrow] : std::string(1, "hjkl"[arrow]);
        } else if (!in_pack && std::string_view("hjklmosqQ").find(key) != std::string_view::npos) {
            return {};
        } else {
            lines += key;
        }
        in_pack = !in_pack && (key == 'i' || key == 'I');
        lines += lines.size() % 3 == 0 ? "\n" : "";
    }
    return lines + "\n";
}

TEST("recorded runs played in lines are the same runs, with their scores, in plain text") {
    int played = 0;
    for (const auto& trace : recorded_traces()) {
        const std::string name = trace.stem().string();
        const check::Context context(name);
        const std::string recorded = golden_run(name);
        const std::string lines = typed(keys_of(recorded));
        if (lines.empty() || recorded.find("\nended died ") == std::string::npos) {
            continue;
        }
        const KeptGame game{ROGUE_PROGRAM};
        const ProgramResult result =
            game.run({"--plain", "--seed", std::to_string(load_recorded_run(trace).seed)}, lines);
        CHECK_EQ(result.status, 0);
        CHECK(without_date(game.run_file()) == without_date(recorded));
        CHECK(!game.scores().empty());
        CHECK(is_ascii(without_program(result.out)));
        CHECK(result.out.find("\nhigh scores\n1: ") != std::string::npos);
        CHECK(result.out.find(", this run\nYou were killed by a") != std::string::npos);
        ++played;
    }
    CHECK(played > 0);
}

}  // namespace
}  // namespace rogue::test
