#include "rogue/records/high_scores.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/file.hpp"
#include "tests/support/check.hpp"
#include "tests/support/one_score.hpp"

namespace rogue::test {

using namespace classic;
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kDate = "2025-11-03T21:04:05.1234567+01:00";

// A line of the file without its end.
std::string line(int score, int depth = 1, int kills = 0) {
    return concat(score, "|", depth, "|", kills, "|", kDate);
}

std::string file_of(std::initializer_list<int> scores) {
    std::string file;
    for (const int score : scores) {
        file += line(score) + "\n";
    }
    return file;
}

// The file after it was read and written.
std::string kept(std::string_view file) {
    return HighScores(file).file();
}

// The scores in order, each with its depth. A star marks this run.
std::string scores(const HighScores& table) {
    std::string result;
    for (const ScoreLine& entry : table.entries()) {
        append(result,
               concat(entry.tally.score, "/", entry.tally.deepest, entry.this_run ? "* " : " "));
    }
    return result;
}

TEST("a table of the reference is read and written without a change") {
    const std::string file = *read_file(ROGUE_SOURCE_DIR "/tests/golden/highscores.txt");
    const HighScores table(file);
    CHECK_EQ(table.entries().size(), 2U);
    const ScoreLine& first = table.entries().front();
    CHECK_EQ(first.tally.score, 600);
    CHECK_EQ(first.tally.deepest, 5);
    CHECK_EQ(first.tally.kills, 10);
    CHECK_EQ(first.date, "2026-11-21T06:01:28.1934990+00:00");
    CHECK(!first.this_run);
    CHECK_EQ(scores(table), "600/5 470/4 ");
    CHECK_EQ(table.file(), file);
}

TEST("dates are kept as they were found") {
    for (const std::string_view date :
         {"2025-11-03T21:04:05.1234567+01:00", "2025-11-03T21:04:05.1234567Z",
          "2025-11-03T21:04:05.1234567-08:00", "2025-11-03T21:04:05.1+00:00",
          "2025-11-03T21:04:05Z", "2025-11-03T21:04:05", "2025-11-03T21:04", "2025-11-03"}) {
        const std::string file = concat("100|1|0|", date, "\n");
        CHECK_EQ(kept(file), file);
    }
}

TEST("no file, an empty one and one of blank lines are an empty table") {
    for (const std::string_view file : {"", "\n", "\r\n", "\n\n\n", " \n\t\n", "\xEF\xBB\xBF"}) {
        const check::Context context{std::string(file)};
        CHECK(HighScores(file).entries().empty());
        CHECK_EQ(kept(file), "");
    }
    CHECK(HighScores().entries().empty());
}

TEST("line ends of any kind, a byte order mark, blanks and blank lines do not matter") {
    const std::string one = line(300);
    const std::string two = line(200);
    const std::string clean = one + "\n" + two + "\n";
    for (const std::string& file :
         {clean, one + "\n" + two, one + "\r" + two + "\r", one + "\r\r" + two,
          one + "\r\n" + two + "\r\n", one + "\r\n" + two, "\xEF\xBB\xBF" + clean,
          "\xEF\xBB\xBF" + one + "\r\n" + two, "\n\n" + one + "\n\n" + two,
          "\r\n" + one + "\r\n \r\n" + two + "\r\n\r\n", "  " + one + "\t\n " + two + "  \n"}) {
        const check::Context context(file);
        CHECK_EQ(kept(file), clean);
    }
    CHECK_EQ(kept(concat(" 300 | 1 |\t0 | ", kDate, "\n")), file_of({300}));
}

TEST("further fields, which a later version may write, are kept with their line unchanged") {
    for (const std::string_view more : {"|", "|12", "|wizard|12", "||", "| a b \t", "|300|1|0|x"}) {
        const check::Context context{std::string(more)};
        const std::string file = concat(line(300), "\n", line(200), more, "\n", line(100), "\n");
        HighScores table(file);
        CHECK_EQ(table.unreadable(), "");
        CHECK_EQ(scores(table), "300/1 200/1 100/1 ");
        CHECK_EQ(table.file(), file);
        CHECK_EQ(kept(concat("200|1|0| ", kDate, "\t", more)), concat(line(200), more, "\n"));
    }
}

// Lines that do not begin with three whole numbers and a date; @ stands for a good date.
constexpr std::array kDamagedLines{
    // Too few fields, or others in front of the date
    "300"sv, "300|1"sv, "300|1|0"sv, "300|1|@"sv, "300|1|0|4|@"sv, "|300|1|0|@"sv, "|"sv, "||||"sv,
    "300,1,0,@"sv, "300;1;0;@"sv, "300|1|0 @"sv, "@"sv,
    // Empty fields
    "|||"sv, "|1|0|@"sv, "300||0|@"sv, "300|1||@"sv, "300|1|0|"sv, " |1|0|@"sv,
    // Fields that are not whole numbers
    "x|1|0|@"sv, "300|x|0|@"sv, "300|1|x|@"sv, "300x|1|0|@"sv, "x300|1|0|@"sv, "3 0|1|0|@"sv,
    "3.0|1|0|@"sv, "1e3|1|0|@"sv, "0x10|1|0|@"sv, "1,000|1|0|@"sv, "--3|1|0|@"sv, "+-3|1|0|@"sv,
    "-+3|1|0|@"sv, "++3|1|0|@"sv, "- 3|1|0|@"sv, "-|1|0|@"sv, "+|1|0|@"sv, "# 300|1|0|@"sv,
    // Too large
    "2147483648|1|0|@"sv, "-2147483649|1|0|@"sv, "300|2147483648|0|@"sv, "300|1|2147483648|@"sv,
    "300|1|-99999999999999999999|@"sv,
    // Fields that are not dates
    "300|1|0|today"sv, "300|1|0|2025-02-29"sv, "300|1|0|2025-13-01"sv, "300|1|0|1762203845"sv,
    "300|1|0|2025-11-03T25:00:00Z"sv, "300|1|0|@x"sv, "300|1|0|x@"sv, "300|1|0|@ @"sv,
    // Bytes that are not text
    "\0"sv, "300|1|0\0|@"sv, "300|1|0|@\0"sv, "\xff\xfe"sv, "300|1|\xd9\xa0|@"sv,
    "\xef\xbb\xbf 300|1|0|@"sv};

void check_skipped(const std::string& damaged) {
    CHECK_EQ(kept(line(400) + "\n" + damaged + "\n" + line(200)), file_of({400, 200}));
    CHECK_EQ(kept(line(400) + "\n" + damaged), file_of({400}));
}

TEST("a damaged line is skipped and the others are kept") {
    for (const std::string_view pattern : kDamagedLines) {
        std::string damaged(pattern);
        for (std::size_t at = 0; (at = damaged.find('@')) != std::string::npos;) {
            damaged.replace(at, 1, kDate);
        }
        const check::Context context(damaged);
        check_skipped(damaged);
    }
}

TEST("a line of any length is skipped like any other") {
    for (const char filler : {'9', '|', ' ', 'x', '\0'}) {
        const check::Context context(std::string{filler});
        check_skipped(std::string(100'000, filler));
    }
}

TEST("two lines run together are no line") {
    CHECK_EQ(kept(line(400) + line(300) + "\n" + line(200)), file_of({200}));
}

TEST("whole numbers of any size that fits are kept") {
    CHECK_EQ(kept(file_of({2147483647, 0, -1, -2147483647})),
             file_of({2147483647, 0, -1, -2147483647}));
    CHECK_EQ(kept(concat("+300|01|007|", kDate)), concat("300|1|7|", kDate, "\n"));
}

TEST("the best come first, whatever the order of the file") {
    CHECK_EQ(kept(file_of({200, 500, -10, 400, 1000, 90})),
             file_of({1000, 500, 400, 200, 90, -10}));
}

TEST("earlier ones come first among equals") {
    const HighScores table(line(200, 1) + "\n" + line(300, 2) + "\n" + line(200, 3) + "\n" +
                           line(300, 4) + "\n" + line(200, 5));
    CHECK_EQ(scores(table), "300/2 300/4 200/1 200/3 200/5 ");
}

TEST("only the ten best are kept") {
    CHECK_EQ(kept(file_of({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})),
             file_of({12, 11, 10, 9, 8, 7, 6, 5, 4, 3}));
    std::string equals;
    for (int i = 1; i <= 12; ++i) {
        equals += line(100, i) + "\n";
    }
    CHECK_EQ(scores(HighScores(equals)),
             "100/1 100/2 100/3 100/4 100/5 100/6 100/7 100/8 100/9 100/10 ");
}

TEST("this run is entered by its score and marked") {
    HighScores table(file_of({600, 470, 300}));
    table.add(score_of(tally_of(4, 9), k1970));
    CHECK_EQ(scores(table), "600/1 490/4* 470/1 300/1 ");
    CHECK_EQ(table.file(),
             file_of({600}) + "490|4|9|1970-01-01T00:00:00.0000000+00:00\n" + file_of({470, 300}));
}

TEST("this run comes last among equals, and it alone is marked") {
    HighScores table(line(120, 1, 2) + "\n" + line(110) + "\n" + line(120, 1, 2));
    table.add(score_of(tally_of(1, 2), k1970));
    CHECK_EQ(scores(table), "120/1 120/1* 110/1 ");
}

TEST("lines with the same four fields are one run") {
    CHECK_EQ(scores(HighScores(concat(
                 "120|1|2|2026-11-20T06:01:28Z\n120|1|2|2026-11-20T06:01:29Z\n",
                 "120|1|2|2026-11-20T06:01:28Z\n+120| 1 |2|", "2026-11-20T06:01:28Z|more\n"))),
             "120/1 120/1 ");
}

TEST("this run takes the tenth place from a worse one") {
    HighScores table(file_of({900, 800, 700, 600, 500, 400, 350, 340, 330, 100}));
    table.add(score_of(tally_of(2, 0), k1970));
    CHECK_EQ(scores(table), "900/1 800/1 700/1 600/1 500/1 400/1 350/1 340/1 330/1 200/2* ");
}

TEST("a table that is too good for this run stays as it is") {
    for (const int tenth : {200, 201}) {
        const check::Context context(concat("the tenth has ", tenth));
        const std::string file =
            file_of({900, 800, 700, 600, 500, 400, 350, 340, 330}) + line(tenth) + "\n";
        HighScores table(file);
        table.add(score_of(tally_of(2, 0), k1970));
        CHECK_EQ(table.file(), file);
        CHECK(std::ranges::none_of(table.entries(), &ScoreLine::this_run));
    }
}

TEST("a table that was written is read as the same") {
    HighScores table(file_of({600, 300}));
    table.add(score_of(tally_of(4, 7), k1970 + std::chrono::milliseconds(1'762'203'845'123)));
    CHECK_EQ(kept(table.file()), table.file());
    CHECK_EQ(scores(HighScores(table.file())), "600/1 470/4 300/1 ");
}

TEST("the ten best of a million lines are found") {
    constexpr int kLines = 1'000'000;
    std::mt19937_64 random(1);
    std::string file;
    for (int i = 0; i < kLines; ++i) {
        append(file, random() % 1'000'000);
        file += "|1|0|2025-11-03\n";
        if (i % 100'000 == 50'000) {
            file += concat(5'000'000 - i, "|7|7|", kDate, "\n");
        }
    }
    std::string expected;
    for (int i = 50'000; i < kLines; i += 100'000) {
        expected += concat(5'000'000 - i, "|7|7|", kDate, "\n");
    }
    CHECK_EQ(kept(file), expected);
}

TEST("lines that can't be read are held as they stand, blank ones and read ones are not") {
    using Row = std::pair<std::string, std::string>;
    for (const auto& [file, unreadable] :
         {Row{"", ""}, Row{line(300) + "\n", ""}, Row{"\n\r\n \t\n" + line(300), ""},
          Row{"\xEF\xBB\xBF" + line(300) + "\r\n", ""}, Row{"bad\n", "bad\n"}, Row{"bad", "bad\n"},
          Row{" bad \t|\r\n", " bad \t|\n"}, Row{"one\rtwo\r\n", "one\ntwo\n"},
          Row{"\xEF\xBB\xBF"
              "bad",
              "bad\n"},
          Row{"1|2\n\n" + line(300) + "\n" + line(200) + "x\n\n" + line(100) + "\nlast",
              "1|2\n" + line(200) + "x\nlast\n"}}) {
        const check::Context context(file);
        CHECK_EQ(HighScores(file).unreadable(), unreadable);
    }
    CHECK_EQ(HighScores().unreadable(), "");
}

TEST("lines too bad for the table are not unreadable") {
    const HighScores table(file_of({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    CHECK_EQ(table.unreadable(), "");
}

// 2025-11-03T20:04:05.1234567Z and some nanoseconds.
constexpr std::chrono::system_clock::time_point kThen{
    std::chrono::duration_cast<std::chrono::system_clock::duration>(
        std::chrono::nanoseconds(1'762'200'245'123'456'789))};

TEST("a run is in the table if one of its tally ended at its moment, by whatever clock") {
    for (const std::string_view date :
         {"2025-11-03T20:04:05.1234567+00:00", "2025-11-03T20:04:05.1234567Z",
          "2025-11-03T21:04:05.1234567+01:00", "2025-11-03T14:34:05.1234567-05:30"}) {
        const check::Context context{std::string(date)};
        const std::string own = concat("470|4|7|", date, "\n");
        CHECK(HighScores(own).may_hold(score_of(tally_of(4, 7), kThen)));
        CHECK(HighScores(file_of({900, 470}) + own + file_of({100}))
                  .may_hold(score_of(tally_of(4, 7), kThen)));
    }
}

TEST("a run of another tally or another moment is not in the table") {
    constexpr std::string_view kOwnDate = "2025-11-03T20:04:05.1234567+00:00";
    CHECK(!HighScores().may_hold(score_of(tally_of(4, 7), kThen)));
    for (const std::string& other :
         {concat("480|4|7|", kOwnDate), concat("470|3|7|", kOwnDate), concat("470|4|8|", kOwnDate),
          concat("570|5|7|", kOwnDate), concat("480|4|8|", kOwnDate),
          std::string("470|4|7|2025-11-03T20:04:03.1234567+00:00"),
          std::string("470|4|7|2025-11-03T20:04:07.1234567+00:00"),
          std::string("470|4|7|2025-11-03T20:04:05.1234567+01:00"),
          std::string("470|4|7|2025-11-03T20:04:05.1234567"), std::string("470|4|7|2025-11-03")}) {
        const check::Context context(other);
        CHECK(!HighScores(other).may_hold(score_of(tally_of(4, 7), kThen)));
    }
}

TEST("a run that was added is in the table, unless that is too good for it") {
    HighScores table;
    table.add(score_of(tally_of(4, 7), kThen));
    CHECK(table.may_hold(score_of(tally_of(4, 7), kThen)));
    CHECK(HighScores(table.file()).may_hold(score_of(tally_of(4, 7), kThen)));
    HighScores good(file_of({900, 800, 700, 600, 550, 540, 530, 520, 510, 500}));
    good.add(score_of(tally_of(4, 7), kThen));
    CHECK(!good.may_hold(score_of(tally_of(4, 7), kThen)));
}

}  // namespace
}  // namespace rogue::test
