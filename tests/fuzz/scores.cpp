#include <algorithm>
#include <cstdio>
#include <fstream>

#include "rogue/records/date.hpp"
#include "rogue/records/high_scores.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::fuzz {
namespace {

using Entry = ScoreLine;
using std::chrono::system_clock;

void expect_soundness(const HighScores& table) {
    const auto entries = table.entries();
    expect(entries.size() <= HighScores::kSize, "a table too long");
    expect(std::ranges::is_sorted(entries, std::ranges::greater{},
                                  [](const Entry& entry) { return entry.tally.score; }),
           "not sorted");
    expect(std::ranges::all_of(entries, is_iso_date, &Entry::date), "an entry without a date");
    const HighScores again(table.file());
    expect(again.file() == table.file() && again.unreadable().empty(),
           "a table that does not come back as it was written");
}

// The new score comes behind those that are as good, and pushes out the last one only.
void expect_entered(const HighScores& before, const HighScores& after, Tally tally) {
    const auto old = before.entries();
    const auto better = static_cast<std::size_t>(std::ranges::count_if(
        old, [&](const Entry& entry) { return entry.tally.score >= tally.score; }));
    const auto rank = after.rank_of_this_run();
    expect(rank == (better < HighScores::kSize ? std::optional(better + 1) : std::nullopt),
           "the wrong rank");
    std::string lines;
    for (const Entry& entry : after.entries()) {
        if (!entry.this_run) {
            lines += entry.date + '\n';
        }
    }
    std::string expected;
    for (const Entry& entry :
         old.first(std::min(old.size(), HighScores::kSize - rank.has_value()))) {
        expected += entry.date + '\n';
    }
    expect(lines == expected, "others' entries are lost");
}

/// The table of high scores that the fuzzer works with: always the same file, and its copy.
class Files {
public:
    explicit Files(std::string_view table) {
        std::remove(copy_of_unreadable(path_).c_str());
        write(table);
    }

    void write(std::string_view table) const { std::ofstream(path_, std::ios::binary) << table; }

    ScoreEntered try_to_enter(Tally tally, system_clock::time_point when,
                              Duplicate duplicate = Duplicate::impossible) const {
        return enter_score(path_, score_of(tally, when), duplicate);
    }

    ScoreEntered enter(Tally tally, system_clock::time_point when, Duplicate duplicate) const {
        ScoreEntered entered = try_to_enter(tally, when, duplicate);
        expect(entered.saved && !entered.barred, entered.problem);
        return entered;
    }

    std::string table() const { return test::contents(path_); }
    std::string copy() const { return test::contents(copy_of_unreadable(path_)); }

private:
    static const std::string& path() {
        static const test::TemporaryFolder folder(test::memory_folder());
        static const std::string path = folder.path("scores.txt");
        return path;
    }

    const std::string& path_ = path();
};

}  // namespace

// The tally, the moment, and the table.
void scores(std::string_view input) {
    Bytes bytes(input);
    const Tally tally{.deepest = static_cast<int>(bytes.number(4)),
                      .kills = static_cast<int>(bytes.number(4)),
                      .score = static_cast<int>(bytes.number(4))};
    const system_clock::time_point when{
        system_clock::duration(static_cast<system_clock::rep>(bytes.number(8)))};
    const std::string_view contents = bytes.rest();
    const HighScores before(contents);
    expect_soundness(before);

    const Files files(contents);
    if (before.entries().empty() && !before.unreadable().empty()) {
        expect(!files.try_to_enter(tally, when).saved, "a score is entered into no table");
        expect(files.table() == contents, "what is no table is replaced");
        return;
    }
    const ScoreEntered entered = files.enter(tally, when, Duplicate::impossible);
    expect_soundness(entered.table);
    expect_entered(before, entered.table, tally);
    expect(files.table() == entered.table.file(), "another table is written");
    expect(files.copy() == (before.unreadable().empty() ? "" : contents), "no copy is kept");

    if (entered.table.rank_of_this_run()) {
        files.enter(tally, when, Duplicate::possible);
        expect(files.table() == entered.table.file(), "a score is entered twice");
    }
    files.write(contents);
    files.enter(tally, when, Duplicate::impossible);
    expect(files.copy() == (before.unreadable().empty() ? "" : contents), "lines are kept twice");
}

}  // namespace rogue::fuzz
