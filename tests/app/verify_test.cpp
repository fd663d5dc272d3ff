#include <algorithm>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program replays good and damaged run files.

namespace rogue::test {
namespace {

/// A run file with any contents.
class Written {
public:
    explicit Written(std::string_view contents) {
        std::ofstream(path_, std::ios::binary) << contents;
    }

    const std::string& path() const { return path_; }
    ProgramResult verified() const { return run_paper({"--verify", path_}); }

private:
    TemporaryFolder folder_;
    std::string path_ = folder_.path("a.run");
};

// The first word of the line: `ok`, `open` or `bad`.
std::string first_word(const std::string& line) {
    return line.substr(0, line.find(' '));
}

// The first word about each of these run files. Not too many go to a program at once, because a
// command line of Windows holds 32,767 characters.
std::vector<std::string> first_words(std::span<const std::string> run_files) {
    const TemporaryFolder folder;
    std::vector<std::string> words;
    while (!run_files.empty()) {
        std::vector<std::string> arguments{"--verify"};
        for (const std::string& contents :
             run_files.first(std::min<std::size_t>(100, run_files.size()))) {
            arguments.push_back(folder.path(std::to_string(arguments.size()) + ".run"));
            std::ofstream(arguments.back(), std::ios::binary) << contents;
        }
        std::istringstream lines(run_paper(arguments).out);
        for (std::string line; std::getline(lines, line);) {
            words.push_back(first_word(line));
        }
        run_files = run_files.subspan(arguments.size() - 1);
    }
    return words;
}

TEST("a run cut off at any byte is open, or bad if nothing can be replayed") {
    const std::string whole = paper_file();
    const std::size_t keys_begin = whole.find("RRRR");
    std::vector<std::string> cut;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        cut.push_back(whole.substr(0, size));
    }
    const std::vector<std::string> words = first_words(cut);
    CHECK_EQ(words.size(), whole.size());
    for (std::size_t size = 0; size < words.size(); ++size) {
        const check::Context context("cut to " + std::to_string(size) + " bytes");
        CHECK_EQ(words[size], size < keys_begin ? "bad" : "open");
    }
}

TEST("a changed byte never verifies, unless it is the date or a key that changes nothing") {
    const std::string whole = paper_file();
    const std::size_t date_begin = whole.find("began ") + 6;
    const std::size_t date_end = whole.find('\n', date_begin);
    std::vector<std::string> damaged;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        const bool date = at >= date_begin && at < date_end;
        const bool key = kPaperGame.keys.scripted(changed[at]) &&
                         kPaperGame.keys.scripted(whole[at]) && at > date_end;
        if (!date && !key) {
            damaged.push_back(changed);
        }
    }
    const std::vector<std::string> words = first_words(damaged);
    CHECK_EQ(words.size(), damaged.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const check::Context context(damaged[i]);
        CHECK_EQ(words[i], "bad");
    }
}

TEST("a bad run is reported by file, line and reason") {
    struct Row {
        std::string_view was;
        std::string_view becomes;
        std::string_view why;
    };
    const std::string whole = paper_file();
    for (const Row& row : {
             Row{"roguelike-run 1", "roguelike-run 2", ":1: the run file has another version"},
             Row{"roguelike-run 1", "something else",
                 ":1: the line does not begin with 'roguelike-run '"},
             Row{"rules 99", "rules 98", ":2: the run was played under other rules"},
             Row{"seed 1027", "seed 1028", ":5: "},
             Row{"seed 1027", "seed 01027", ":3: the seed is not a number below 2^64"},
             Row{"seed 1027", "seed -1", ":3: the seed is not a number below 2^64"},
             Row{"seed 1027", "seed 18446744073709551616",
                 ":3: the seed is not a number below 2^64"},
             Row{"began 2026", "began then", ":4: the time when it began is not a date"},
             Row{"UD.z", "UX.z", ":5: a letter is not a key"},
             Row{"UD.z", "UDD.z", ":5: the line does not have 1 to 64 keys"},
             Row{" 7a4b68283c1cda9e", " 7a4b68283c1cda9", ":5: the checksum is not 16"},
             Row{" 7a4b68283c1cda9e", " 7A4B68283C1CDA9E", ":5: the checksum is not 16"},
             Row{" 7a4b68283c1cda9e", "", ":5: the checksum is not 16"},
             Row{" 7a4b68283c1cda9e", " 7a4b68283c1cda9f",
                 ":5: the screen has checksum 7a4b68283c1cda9e, not 7a4b68283c1cda9f"},
             Row{"score 600 ", "score 0600 ", ":8: the line is not 'ended died|quit|won score S"},
             Row{"score 600", "score 610",
                 ":8: the replay ends with 'ended died score 600 depth 5 kills 10'"},
             Row{"score 600 depth 5 kills 10", "score 610 depth 5 kills 11",
                 ":8: the replay ends with 'ended died score 600 depth 5 kills 10'"},
             Row{"ended died", "ended quit",
                 ":8: the replay ends with 'ended died score 600 depth 5 kills 10'"},
             Row{"kills 10\n", "kills 10\n\n\n ", ":9: there is more text after the last line"},
         }) {
        std::string changed = whole;
        changed.replace(changed.find(row.was), row.was.size(), row.becomes);
        const Written file(changed);
        const check::Context context{std::string(row.becomes)};
        const ProgramResult result = file.verified();
        const std::string expected = "bad " + file.path() + std::string(row.why);
        CHECK_EQ(result.out.substr(0, expected.size()), expected);
        CHECK_EQ(result.status, 3);
    }
}

TEST("keys after a death make a run bad") {
    std::string changed = paper_file();
    const std::string last_keys = "R 77b69ff4ed2ab7ed";
    changed.replace(changed.find(last_keys), last_keys.size(), "RU 77b69ff4ed2ab7ed");
    const ProgramResult result = Written(changed).verified();
    CHECK(result.out.find(":7: there are keys after the end of the run") != std::string::npos);
}

TEST("one bad run among good ones is reported in its place") {
    const Written bad("nonsense\n");
    const ProgramResult result = run_paper({"--verify", kPaperPath, bad.path(), kPaperPath});
    CHECK_EQ(result.status, 3);
    CHECK(result.out.starts_with(
        concat("ok died score 600 depth 5 kills 10 seed 1027 ", kPaperPath, "\n")));
    CHECK(result.out.find("\nbad " + bad.path() + ":1: ") != std::string::npos);
    CHECK_EQ(std::ranges::count(result.out, '\n'), 3);
}

TEST("a file that can't be read is an error of its own") {
    const TemporaryFolder folder;
    const ProgramResult missing = run_paper({"--verify", folder.path("none.run")});
    CHECK_EQ(missing.status, 1);
    CHECK(missing.err.find(folder.path("none.run")) != std::string::npos);
    CHECK_EQ(run_paper({"--verify", folder.path()}).status, 1);
}

TEST("one bad run outweighs one that can't be read") {
    const Written bad("nonsense\n");
    const TemporaryFolder folder;
    for (const auto& [first, second] :
         {std::pair(bad.path(), folder.path("none")), std::pair(folder.path("none"), bad.path())}) {
        CHECK_EQ(run_paper({"--verify", first, second}).status, 3);
    }
}

TEST("an ending that the run does not reach is reported by its own line") {
    const Written file(
        RunHeader{.rules = kPaperGame.rules, .seed = 1, .began = "2026-11-20T15:11:00Z"}.text() +
        "ended quit score 100 depth 1 kills 0\n");
    CHECK_EQ(file.verified().out, "bad " + file.path() + ":5: the replay ends with 'open'\n");
}

TEST("a checksum distinguishes a line of keys that spells ended from an ending") {
    const std::string trace = run_paper({"--headless", "--trace", "--seed", "1"}, "ended").out;
    const std::string checksum = trace.substr(trace.rfind("\nend ") - 16, 16);
    const std::string header =
        RunHeader{.rules = kPaperGame.rules, .seed = 1, .began = "2026-11-20T15:11:00Z"}.text();
    const std::string line = "ended " + checksum + "\n";
    for (std::size_t size = 1; size <= line.size(); ++size) {
        const check::Context context(line.substr(0, size));
        CHECK_EQ(first_word(Written(header + line.substr(0, size)).verified().out), "open");
    }
    const Written more(header + line + "q " + checksum +
                       "\nended quit score 100 depth 1 kills 0\n");
    CHECK_EQ(more.verified().out, "ok quit score 100 depth 1 kills 0 seed 1 " + more.path() + "\n");
    const Written wrong(header + "ended 0123456789abcdef\n");
    CHECK_EQ(wrong.verified().out, "bad " + wrong.path() + ":5: the screen has checksum " +
                                       checksum + ", not 0123456789abcdef\n");
}

TEST("a run file is taken as editors, mails and Windows change its lines") {
    const std::string whole = paper_file();
    for (const std::string& plain :
         {whole, whole.substr(0, whole.rfind('\n', whole.size() - 2) + 1)}) {
        const auto all_of = [](const std::string& run, const std::string& path) {
            std::string all = run_paper({"--verify", "-"}, run).out;
            for (const std::vector<std::string>& arguments :
                 std::vector<std::vector<std::string>>{{"--verify", path},
                                                       {"--scores", "--seed", "1027", path},
                                                       {"--story=" + path},
                                                       {"--replay=" + path, "--code"},
                                                       {"--replay=" + path, "--svg"},
                                                       {"--replay=" + path, "--plain"}}) {
                const ProgramResult result = run_paper(arguments);
                all += concat(result.status, result.out, result.err);
            }
            return all;
        };
        const TemporaryFolder folder;
        const std::string path = folder.path("a.run");
        std::string expected;
        for (const std::string& run :
             {plain, dressed(plain), dressed(plain).substr(3), undressed(plain), plain + "\n",
              plain + "\r\n", dressed(plain + "\n"), "\xEF\xBB\xBF" + plain,
              plain + std::string(300, '\n')}) {
            std::ofstream(path, std::ios::binary) << run;
            expected = expected.empty() ? all_of(run, path) : expected;
            CHECK_EQ(all_of(run, path), expected);
        }
    }
}

TEST("a kept run counts as it did, and is not open, though its lines were changed") {
    const std::string plain = paper_file();
    std::string expected;
    for (const std::string& run :
         {plain, dressed(plain), plain + "\n", plain + std::string(300, '\n')}) {
        const TemporaryFolder folder;
        std::filesystem::create_directory(folder.path("runs"));
        std::ofstream(folder.path("runs/1.run"), std::ios::binary) << run;
        std::string all;
        for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
                 {"--scores", "--seed", "1027"}, {"--mine"}, {"--plain", "--seed", "7"}}) {
            std::vector<std::string> words{"--state-dir", folder.path()};
            words.insert(words.end(), arguments.begin(), arguments.end());
            const ProgramResult result = run_paper(words, "q\n");
            const std::string out = concat(result.status, result.out, result.err);
            all += out.substr(0, out.find("Play this dungeon again: "));
        }
        expected = expected.empty() ? all : expected;
        CHECK_EQ(all, expected);
    }
}

TEST("a dash means the run on standard input") {
    const ProgramResult good = run_paper({"--verify", "-"}, paper_file());
    CHECK_EQ(good.out, "ok died score 600 depth 5 kills 10 seed 1027 -\n");
    CHECK_EQ(good.status, 0);
    const ProgramResult bad = run_paper({"--verify", "-"}, "roguelike-run nonsense\n");
    CHECK_EQ(bad.out, "bad -:1: the run file has another version\n");
    CHECK_EQ(bad.status, 3);
}

TEST("a file of one endless line is judged by its beginning") {
    const ProgramResult result = Written(std::string(8'000'000, 'x')).verified();
    CHECK_EQ(result.status, 3);
    CHECK(result.out.find(":1: the line is too long") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
