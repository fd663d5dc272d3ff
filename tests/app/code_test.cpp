#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_code.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

// The real program prints a run as one line, and takes that line in place of a file.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

const std::string kDied = "ok died score 600 depth 5 kills 10 seed 1027 ";

// The line without its end.
std::string printed_code(const std::string& run) {
    const ProgramResult result = run_paper({"--replay", run, "--code"});
    CHECK_EQ(result.status, 0);
    CHECK(result.out.ends_with('\n'));
    return result.out.substr(0, result.out.size() - 1);
}

// The run on paper, up to so many keys.
CodedRun coded_run(std::size_t keys = std::string::npos) {
    CodedRun run;
    run.header = {kPaperGame.rules, kPaperSeed, "2026-01-01T00:00:00Z"};
    run.keys = keys_of(paper_file()).substr(0, keys);
    const auto game = pressed(kPaperGame, kPaperSeed, run.keys);
    run.checksum = checksum(*game);
    if (game->ending()) {
        run.end = game->outcome();
    }
    return run;
}

std::string verdict(const std::string& code, int status) {
    const ProgramResult result = run_paper({"--verify", code});
    CHECK_EQ(result.status, status);
    return result.out;
}

TEST("a run is printed as one line, which is verified like its file") {
    const std::string code = printed_code(kPaperPath);
    CHECK_EQ(code, code_of(coded_run()));
    CHECK_EQ(code.find('\n'), std::string::npos);
    CHECK_EQ(verdict(code, 0), kDied + code + "\n");
}

TEST("a code may come through standard input, as any system ends its lines") {
    const std::string code = printed_code(kPaperPath);
    for (const char* end : {"", "\n", "\r\n"}) {
        CHECK_EQ(run_paper({"--verify", "-"}, code + end).out, kDied + "1\n");
    }
    CHECK_EQ(run_paper({"--replay", "-", "--code"}, code).out, code + "\n");
}

TEST("a code is taken as people paste it") {
    const std::string code = printed_code(kPaperPath);
    const std::string begin = code.substr(0, 3);
    const std::string end = code.substr(3);
    for (const std::string& pasted :
         {"\xEF\xBB\xBF" + code, " \t" + code + "  \r\n\n", begin + "\n" + end,
          ">> " + begin + "\r\n>> " + end, std::string(5000, ' ') + begin + " " + end}) {
        CHECK_EQ(run_paper({"--verify", "-"}, pasted).out, kDied + "1\n");
        CHECK(verdict(pasted, 0).starts_with(kDied));
    }
}

TEST("every code in a text is verified, with its line, and a bad one bars nothing") {
    const TemporaryFolder folder;
    const std::string thread = folder.path("thread.txt");
    std::string posts = "What have you got? Codes begin with Roguerun1.\n";
    std::string of_input;
    std::string of_file;
    const auto expect = [&](std::string_view before, std::string_view behind) {
        const auto line = std::ranges::count(posts, '\n') + 1;
        of_input += concat(before, line, behind);
        of_file += concat(before, thread, ":", line, behind);
    };
    for (std::size_t keys = 3; keys <= coded_run().keys.size(); keys += 10) {
        const CodedRun run = coded_run(keys);
        const std::string code = code_of(run);
        expect("bad ", ": the code is damaged\n");
        posts += concat("> anna: ", code.substr(0, code.size() / 2), "\n\n");
        const Outcome outcome{run.end ? run.end->ending : std::nullopt,
                              pressed(kPaperGame, kPaperSeed, run.keys)->tally()};
        expect(concat(run.end ? "ok " : "", text_of(outcome), " seed 1027 "), "\n");
        posts += concat("ben: ", code.substr(0, 30), "\r\n> ", code.substr(30), ", I think.\n");
    }
    CHECK(of_input.find("ok died ") != std::string::npos);
    std::ofstream(thread, std::ios::binary) << posts;
    const ProgramResult input = run_paper({"--verify", "-"}, posts);
    CHECK_EQ(input.out, of_input);
    CHECK_EQ(input.status, 3);
    CHECK_EQ(run_paper({"--verify", thread}).out, of_file);
}

TEST("a text whose codes are all good is good, and one without a code is told of") {
    CHECK_EQ(run_paper({"--verify", "-"}, concat("\n(", printed_code(kPaperPath), ")")).status, 0);
    for (const char* nothing : {"", "roguelike", "Codes begin with Roguerun1.\n"}) {
        const ProgramResult result = run_paper({"--verify", "-"}, nothing);
        CHECK_EQ(result.status, 1);
        CHECK_EQ(result.out, "");
        CHECK_EQ(result.err, "roguelike: standard input contains no run and no code\n");
    }
}

TEST("why a code of a text is bad is told without a line within the code") {
    CodedRun run = coded_run();
    run.keys += "U";
    CHECK_EQ(run_paper({"--verify", "-"}, "\n" + code_of(run)).out,
             "bad 2: there are keys after the end of the run\n");
    run.header.rules = 98;
    CHECK_EQ(run_paper({"--verify", "-"}, "\n" + code_of(run)).out,
             "bad 2: the run was played under other rules\n");
}

TEST("the first code of a text is replayed, if it begins within 4,096 bytes") {
    const std::string code = printed_code(kPaperPath);
    for (const std::size_t before : {std::size_t{0}, std::size_t{4087}}) {
        const std::string in = concat(std::string(before, '.'), code, ".\n", code);
        CHECK_EQ(run_paper({"--replay", "-", "--code"}, in).out, code + "\n");
    }
    CHECK_EQ(run_paper({"--replay", "-", "--code"}, std::string(4088, '.') + code).status, 1);
}

TEST("the code of a word is found however long the text before it is") {
    const std::string word = std::string(5000, ' ') + printed_code(kPaperPath);
    CHECK_EQ(run_paper({"--replay", word, "--code"}).out, printed_code(kPaperPath) + "\n");
}

TEST("a code beyond all runs is refused before it takes memory") {
    const std::string refused =
        run_paper({"--verify", "-"}, with_check(std::string(kLongestCode, 'A'))).out;
    CHECK_EQ(refused, "bad 1: the code is damaged or longer than 1,000,000 characters\n");
}

TEST("a code is shown, drawn, recorded and printed as its file is") {
    const std::string code = printed_code(kPaperPath);
    for (const char* form : {"--plain", "--svg", "--html", "--code"}) {
        const ProgramResult of_code = run_paper({"--replay", code, form});
        CHECK_EQ(of_code.status, 0);
        CHECK_EQ(of_code.out, run_paper({concat("--replay=", kPaperPath), form}).out);
    }
}

TEST("a code that the run does not lead to is refused, though nothing of it is damaged") {
    CodedRun other_screen = coded_run();
    other_screen.checksum ^= 1;
    CHECK(verdict(code_of(other_screen), 3).find(": the screen has checksum ") !=
          std::string::npos);
    CodedRun other_score = coded_run();
    other_score.end->tally.score += 10;
    CHECK(verdict(code_of(other_score), 3).find(": the replay ends with 'ended died score 600 ") !=
          std::string::npos);
    CodedRun more_keys = coded_run();
    more_keys.keys += "U";
    CHECK(verdict(code_of(more_keys), 3).find(": there are keys after the end") !=
          std::string::npos);
    CodedRun other_rules = coded_run();
    other_rules.header.rules = 98;
    CHECK(verdict(code_of(other_rules), 3).find(": the run was played under other rules") !=
          std::string::npos);
}

TEST("a damaged code is refused and told") {
    std::string code = printed_code(kPaperPath);
    code.back() = code.back() == 'A' ? 'B' : 'A';
    CHECK_EQ(verdict(code, 3), "bad " + code + ":1: the code is damaged\n");
    CHECK_EQ(run_paper({"--replay", code, "--svg"}).status, 3);
    code.front() = 'r';
    CHECK_EQ(verdict(code, 3), "bad " + code + ":1: the code is damaged\n");
    code.front() = 'T';  // So it is not known as a code, and there is no such file.
    CHECK_EQ(verdict(code, 1), "");
}

TEST("the code of a run that was cut off stays that of an open run") {
    const TemporaryFolder folder;
    CodedRun run = coded_run();
    for (const std::string torn : {"", "URRRR", "URRRR z"}) {
        std::ofstream(folder.path("a.run"), std::ios::binary) << run.header.text() << torn;
        if (torn.ends_with('z')) {
            CHECK_EQ(run_paper({"--replay", folder.path("a.run"), "--code"}).status, 3);
        } else {
            const std::string printed = printed_code(folder.path("a.run"));
            RunReader reader = read_code("code", 1, printed);
            const auto keys = reader.next(RunReader::Expected::keys);
            CHECK_EQ(keys ? keys->keys : "", torn.substr(0, 5));
            CHECK_EQ(verdict(printed, 0),
                     "open score 100 depth 1 kills 0 seed 1027 " + printed + "\n");
        }
    }
}

TEST("a file that is named like a code comes first") {
    const TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    std::ofstream("Roguerun1AAAAA", std::ios::binary) << "no run\n";
    CHECK_EQ(verdict("Roguerun1AAAAA", 3),
             "bad Roguerun1AAAAA:1: the line does not begin with 'roguelike-run '\n");
    CHECK_EQ(verdict("Roguerun1AAAAB", 3), "bad Roguerun1AAAAB:1: the code is damaged\n");
    fs::current_path(before);
}

TEST("a code can't be resumed, and who only types it is told how to see the run") {
    const std::string code = printed_code(kPaperPath);
    CHECK_EQ(run_paper({"--resume=" + code}).status, 2);
    const ProgramResult alone = run_paper({code});
    CHECK_EQ(alone.status, 2);
    CHECK(alone.err.find("To see a run: --replay " + code) != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
