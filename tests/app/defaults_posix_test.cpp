#include "tests/support/check.hpp"
#include "tests/support/program.hpp"

namespace rogue::test {
namespace {

ProgramResult run_with(const std::string& defaults, const std::vector<std::string>& arguments,
                       std::string_view input = "") {
    std::vector<std::string> words{"/usr/bin/env", "ROGUELIKE_OPTIONS=" + defaults, ROGUE_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return run_program(words, input);
}

TEST("options of the environment are taken") {
    const std::string wanted = run_roguelike({"--headless", "--seed", "7"}, "D").out;
    CHECK_EQ(run_with("--seed 7", {"--headless"}, "D").out, wanted);
    CHECK_EQ(run_with("--daily", {"--headless", "--seed", "7"}, "D").out, wanted);
}

TEST("a wrong option of the environment ends with status 2 and the name of the variable") {
    const ProgramResult result = run_with("--seed", {"--scores"});
    CHECK_EQ(result.status, 2);
    CHECK_EQ(result.out, "");
    CHECK_EQ(result.err,
             "roguelike: $ROGUELIKE_OPTIONS: --seed needs a value: WORD\n"
             "Try 'roguelike --help'.\n");
}

}  // namespace
}  // namespace rogue::test
