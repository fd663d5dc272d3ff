#include "rogue/records/run_folder.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <system_error>
#include <tuple>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_reader.hpp"
#include "tests/support/check.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/file_failures.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

using namespace classic;
namespace {

namespace fs = std::filesystem;
using std::chrono::system_clock;

constexpr std::string_view kDied = "ended died score 470 depth 4 kills 7\n";
constexpr std::string_view kQuit = "ended quit score 100 depth 1 kills 0\n";
constexpr Tally kTally{4, 7, 470};  // The tally of kDied

/// A folder of runs.
class Runs {
public:
    const std::string& folder() const { return runs_; }
    std::string path(const std::string& name) const { return folder_.path("runs/" + name); }

    void write(const std::string& name, std::string_view end, system_clock::time_point played) {
        fs::create_directory(folder_.path("runs"));
        std::ofstream(path(name), std::ios::binary) << "roguelike-run 1\nUDLR 0123456789abcdef\n"
                                                    << end;
        LogFile::open(path(name)).set_last_written(played);
    }

    void prune(const HighScores& scores = HighScores()) const {
        prune_run_files(runs_, {&scores, 1}, "");
    }

    // The names of these files, each followed by a blank.
    static std::string names(const std::vector<std::string>& paths) {
        std::string names;
        for (const std::string& path : paths) {
            names += fs::path(path).filename().string() + " ";
        }
        return names;
    }

private:
    TemporaryFolder folder_;
    std::string runs_ = folder_.path("runs");
};

// A moment after the beginning of 2026.
system_clock::time_point moment(int second) {
    using namespace std::chrono;
    return sys_days(year{2026} / 1 / 1) + seconds(second) +
           duration_cast<system_clock::duration>(nanoseconds(123'456'700));
}

// The name of the nth of many runs. Higher numbers are newer.
std::string name_of(int number) {
    return concat("2026-01-01-", right_aligned(number, 6, '0'), "-1.run");
}

TEST("a new run's file is named by its date, time and seed, and its folder is made") {
    using Row = std::tuple<std::uint64_t, std::string, std::string>;
    for (const auto& [seed, began, name] :
         {Row{1234567890, "2026-11-20T15:11:00Z", "2026-11-20-151100-1234567890.run"},
          Row{0, "2026-01-02T03:04:05.1234567+00:00", "2026-01-02-030405-0.run"},
          Row{18446744073709551615U, "9999-12-31T23:59:59+14:00",
              "9999-12-31-235959-18446744073709551615.run"}}) {
        const TemporaryFolder folder;
        const std::string path = folder.path("a/b/c");
        const LogFile file = make_run_file(path, {1, seed, began});
        CHECK_EQ(file.path(), path + "/" + name);
        CHECK_EQ(contents_or_none(file.path()), "");
    }
}

TEST("each run of the same second and seed has a file of its own") {
    const Runs runs;
    const RunHeader header{1, 1, "2026-11-20T15:11:00Z"};
    std::set<std::string> paths;
    for (int i = 0; i < 12; ++i) {
        LogFile file = make_run_file(runs.folder(), header);
        file.append(concat("run ", i));
        paths.insert(file.path());
    }
    CHECK_EQ(paths.size(), 12U);
    CHECK_EQ(run_files(runs.folder()).size(), 12U);
    CHECK_EQ(contents_or_none(runs.path("2026-11-20-151100-1.run")), "run 0");
    CHECK_EQ(contents_or_none(runs.path("2026-11-20-151100-1-2.run")), "run 1");
    CHECK_EQ(contents_or_none(runs.path("2026-11-20-151100-1-12.run")), "run 11");
}

TEST("a file or a folder that can't be made is reported by its name") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    for (const std::string plain = folder.path("plain");
         const auto& [path, name] :
         {std::pair(plain, "/2026-11-20-151100-1.run"), std::pair(plain + "/runs", "")}) {
        const RunHeader header{1, 1, "2026-11-20T15:11:00Z"};
        const std::string problem =
            check::thrown<std::system_error>([&, in = path] { make_run_file(in, header); });
        CHECK(problem.starts_with(concat(path, name, ": can't make: ")));
    }
    CHECK_EQ(folder.names(), "plain ");
}

TEST("the newest runs come first, and files with other names are not runs") {
    Runs runs;
    for (const char* name :
         {"2026-01-01-000000-5.run", "2025-12-31-235959-9.run", "2026-01-01-000001-1.run",
          "notes.txt", "2026-01-01-000002-1.run.bak", "2026-01-01-000003-1", "run", ".run",
          "2026-01-01-000004-1.RUN", "2026-01-01-000005-1.run~"}) {
        runs.write(name, kDied, moment(0));
    }
    const std::string expected =
        "2026-01-01-000001-1.run 2026-01-01-000000-5.run 2025-12-31-235959-9.run ";
    CHECK_EQ(Runs::names(run_files(runs.folder())), expected);
    CHECK_EQ(run_files(runs.folder()).front(), runs.path("2026-01-01-000001-1.run"));
}

TEST("the later of several runs of the same second and seed are newer") {
    const Runs runs;
    for (int i = 0; i < 3; ++i) {
        make_run_file(runs.folder(), {1, 1, "2026-11-20T15:11:00Z"});
    }
    CHECK_EQ(Runs::names(run_files(runs.folder())),
             "2026-11-20-151100-1-3.run 2026-11-20-151100-1-2.run 2026-11-20-151100-1.run ");
}

TEST("a missing folder holds no runs, and a file in its place is an error") {
    const TemporaryFolder folder;
    std::ofstream(folder.path("plain")) << "text";
    for (const std::string& path : {folder.path("missing"), std::string()}) {
        CHECK(run_files(path).empty());
        CHECK(unfinished_files(path).empty());
        prune_run_files(path, {}, "");
    }
    const std::string problem =
        check::thrown<std::system_error>([&] { run_files(folder.path("plain")); });
    CHECK(problem.starts_with(folder.path("plain: can't list: ")));
    CHECK_EQ(folder.names(), "plain ");
}

TEST("the runs without an ending are unfinished, the last played first") {
    Runs runs;
    runs.write(name_of(1), "UD", moment(300));
    runs.write(name_of(2), kDied, moment(500));
    runs.write(name_of(3), "", moment(100));
    runs.write(name_of(4), kQuit, moment(600));
    runs.write(name_of(5), kDied.substr(0, kDied.size() - 1), moment(400));
    runs.write(name_of(6), "ended", moment(200));
    std::string expected;
    for (const int number : {5, 1, 6, 3}) {
        expected += name_of(number) + " ";
    }
    CHECK_EQ(Runs::names(unfinished_files(runs.folder())), expected);
}

TEST("the thousand finished runs that were played last stay") {
    Runs runs;
    for (int i = 1; i <= 1003; ++i) {
        runs.write(name_of(2000 - i), i % 2 == 0 ? kDied : kQuit, moment(i));
    }
    runs.prune();
    const auto left = run_files(runs.folder());
    CHECK_EQ(left.size(), 1000U);
    CHECK_EQ(fs::path(left.front()).filename(), name_of(1996));
    CHECK_EQ(fs::path(left.back()).filename(), name_of(997));
    runs.prune();
    CHECK_EQ(run_files(runs.folder()).size(), 1000U);
}

TEST("a run that has just ended stays, and so do those that a wrong clock made old") {
    Runs runs;
    for (int i = 1; i <= 1005; ++i) {
        runs.write(name_of(i), kQuit, moment(10 + i));
    }
    runs.write(name_of(2000), kQuit, moment(1));
    runs.write(name_of(2001), kQuit, moment(2));
    runs.write("1970-01-01-000001-1.run", kQuit, system_clock::time_point(std::chrono::seconds(9)));
    const std::string to_come = "2038-01-19-031408-1.run";
    runs.write(to_come, kQuit, system_clock::now() + std::chrono::hours(24 * 365));
    prune_run_files(runs.folder(), {}, "./somewhere/" + name_of(2000));
    const std::string left = Runs::names(run_files(runs.folder()));
    CHECK(left.find(name_of(2000)) != std::string::npos);
    CHECK(left.find("1970-01-01-000001-1.run") != std::string::npos);
    CHECK(left.find(name_of(2001)) == std::string::npos);
    CHECK(left.find(to_come) != std::string::npos);
}

TEST("runs without an ending stay, and do not count among the thousand") {
    Runs runs;
    for (int i = 1; i <= 1001; ++i) {
        runs.write(name_of(i), kDied, moment(i));
    }
    runs.write(name_of(0), "", moment(0));
    runs.write(name_of(50), "UD", moment(0));  // Now one finished run less.
    runs.write(name_of(2000), "ended d", moment(0));
    runs.write("2025-01-01-000000-1.run.txt", kDied, moment(0));
    runs.prune();
    CHECK_EQ(run_files(runs.folder()).size(), 1003U);
    runs.write(name_of(1002), kQuit, moment(1002));
    runs.prune();
    CHECK_EQ(run_files(runs.folder()).size(), 1003U);
    CHECK(!fs::exists(runs.path(name_of(1))));
    CHECK(fs::exists(runs.path(name_of(0))));
    CHECK(fs::exists(runs.path("2025-01-01-000000-1.run.txt")));
}

TEST("an old run whose score is in the table stays") {
    Runs runs;
    for (int i = 101; i <= 1100; ++i) {
        runs.write(name_of(i), kDied, moment(10 * i));
    }
    runs.write(name_of(1), "ended won score 470 depth 4 kills 7\n", moment(10 * 1));
    runs.write(name_of(2), kDied, moment(10 * 2));  // Not in the table.
    runs.write(name_of(3), "ended died score 480 depth 4 kills 8\n",
               moment(10 * 3));  // In the table.
    runs.write(name_of(4), "ended died score 480 depth 4 kills 8\n",
               moment(10 * 4));  // Another tally.
    runs.write(name_of(5), "ended quit score 470 depth 4 kills 7\n",
               moment(10 * 5));  // The player has quit.
    HighScores scores;
    scores.add(score_of(kTally, moment(10 * 1)));
    scores.add(score_of(tally_of(4, 8), moment(10 * 3)));
    scores.add(score_of(kTally, moment(10 * 4)));
    scores.add(score_of(kTally, moment(10 * 5)));
    runs.prune(HighScores(scores.file()));
    const auto left = run_files(runs.folder());
    CHECK_EQ(left.size(), 1002U);
    CHECK_EQ(Runs::names({left.end() - 3, left.end()}),
             concat(name_of(101), " ", name_of(3), " ", name_of(1), " "));
}

// The time of a copied file is that of the copy.
TEST("a copied run whose score is in the table stays beyond the thousand played last") {
    Runs runs;
    for (int i = 1; i <= 1004; ++i) {
        runs.write(name_of(i), kQuit, moment(i));
    }
    for (const auto& [i, began] :
         {std::pair(1, "2026-01-01T00:00:00Z"), {2, "2026-01-01T00:00:01Z"}}) {
        std::ofstream(runs.path(name_of(i)), std::ios::binary)
            << RunHeader{5, 1, began}.text() << kDied;
        LogFile::open(runs.path(name_of(i))).set_last_written(moment(i));
    }
    runs.prune(HighScores("470|4|7|2026-01-01T00:00:00Z\n"));
    const auto left = run_files(runs.folder());
    CHECK_EQ(left.size(), 1001U);
    CHECK_EQ(fs::path(left.back()).filename(), name_of(1));
}

TEST("a run tells how it ended by its last line") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    const Outcome died{Ending::died, kTally};
    const Outcome quit{Ending::quit, tally_of(1, 0)};
    const std::string keys = std::string(64, 'U') + " 0123456789abcdef\n";
    using Row = std::pair<std::string, std::optional<Outcome>>;
    for (const auto& [bytes, end] :
         {Row{concat(keys, kDied), died}, Row{concat(keys, kQuit), quit},
          Row{concat(keys, kDied, "\n"), died}, Row{dressed(concat(keys, kDied)), died},
          Row{dressed(concat(keys, kQuit, std::string(500, '\n'))), quit},
          Row{concat(keys, kDied, "\n", std::string(500, '\0')), died},
          Row{concat(keys, keys, keys, keys, kDied), died}, Row{std::string(kDied), died},
          Row{concat("ended won", kDied.substr(10)), Outcome{Ending::won, kTally}},
          Row{concat("\n", kQuit), quit}, Row{concat(std::string(100'000, 'x'), "\n", kDied), died},
          Row{concat(keys, "ended died score 1100000000 depth 10000000 kills 10000000\n"),
              Outcome{Ending::died, tally_of(10'000'000, 10'000'000)}},
          Row{concat(keys, kDied, std::string(1, '\0')), died},
          Row{concat(keys, kDied, std::string(5000, '\0')), died},
          // Cut off
          Row{concat(keys, std::string(5000, '\0')), {}},
          Row{concat(keys, kDied.substr(0, 20), std::string(100, '\0')), {}},
          Row{concat(keys, kDied, '\0', "\n"), {}}, Row{"", {}}, Row{"\n", {}}, Row{keys, {}},
          Row{keys + "UD", {}}, Row{concat(keys, kDied.substr(0, kDied.size() - 1)), {}},
          Row{concat(keys, "ended \n"), {}},
          // Not the last line
          Row{concat(keys, kDied, keys), {}}, Row{concat(keys, kDied, "\n", keys), {}},
          Row{concat(keys, kDied, "x"), {}},
          // Lines that are not as we write them
          Row{concat(keys, "x", kDied), {}}, Row{concat(keys, " ", kDied), {}},
          Row{concat(keys, "ended open score 470 depth 4 kills 7\n"), {}},
          Row{concat(keys, "ended left score 470 depth 4 kills 7\n"), {}},
          Row{concat(keys, "ended died score 470 depth 4 kills 07\n"), {}},
          Row{concat(keys, "ended died score 470 depth 4 kills 7\r"), {}},
          Row{concat(keys, "ended died score 470 depth 4 kills 7\r\r\n"), {}},
          Row{concat(keys, "ended died score 470 depth 4\n"), {}},
          Row{concat(keys, "ended died depth 4 kills 7\n"), {}},
          // Numbers that no run has
          Row{concat(keys, "ended died score -110 depth 4 kills 7\n"), {}},
          Row{concat(keys, "ended died score 2147483648 depth 4 kills 7\n"), {}},
          Row{concat(keys, "Ended died score 470 depth 4 kills 7\n"), {}},
          // Garbage
          Row{std::string(1000, '\0'), {}}, Row{std::string(1000, '\n'), {}},
          Row{std::string(100'000, 'x') + "\n", {}}, Row{"\xff\xfe\n", {}},
          Row{concat("ended ", std::string(200, '9'), "\n"), {}},
          Row{concat(keys, "ended died score ", std::string(80, '9'), " depth 4 kills 7\n"), {}},
          Row{concat(std::string(200, 'x'), kDied), {}}}) {
        const check::Context context(bytes.substr(0, 200));
        std::ofstream(path, std::ios::binary) << bytes;
        const auto found = ending_of(path);
        CHECK_EQ(found ? text_of(*found) : "none", end ? text_of(*end) : "none");
    }
}

TEST("what can't be read is an error, and not a run without an ending") {
    const TemporaryFolder folder;
    for (const std::string& path : {folder.path("missing"), folder.path("missing/a.run")}) {
        check_fails(path, std::errc::no_such_file_or_directory, [&] { ending_of(path); });
    }
    const Failure of_folder = failure_of(folder.path(), [&] { ending_of(folder.path()); });
    CHECK(of_folder.names_file && of_folder.code);  // Each system has an error of its own for it.
}

TEST("whatever call fails once, the ending of a run is told, or the error is") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    std::ofstream(path, std::ios::binary) << std::string(1000, 'U') << '\n' << kDied;
    for (const std::errc error : {std::errc::io_error, std::errc::too_many_files_open}) {
        std::string met = "any";
        for (int nth = 1; !met.empty(); ++nth) {
            FailingFiles failing(nth, {Fault::Kind::error, error});
            bool told = false;
            const std::error_code why =
                failure_of(path, [&] { told = ending_of(path, failing).has_value(); }).code;
            met = failing.met();
            const check::Context context(met);
            // If the system does not tell what a file is, it is taken for a plain file.
            const bool goes_on = met.empty() || met == "status 1";
            CHECK_EQ(told, goes_on);
            CHECK(goes_on || why == error);
        }
    }
}

TEST("an ending that comes in short reads is told") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    std::ofstream(path, std::ios::binary) << std::string(1000, 'U') << '\n' << kDied;
    for (int nth = 1; nth <= 3; ++nth) {
        FailingFiles failing(nth, {Fault::Kind::short_read}, "read");
        CHECK(ending_of(path, failing).has_value());
    }
}

}  // namespace
}  // namespace rogue::test
