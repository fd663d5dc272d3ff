#include <algorithm>
#include <set>
#include <sstream>
#include <string>

#include "app/commandline/option_table.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"

// A run is printed as a picture and as a recording by the real program.

namespace rogue::test {
namespace {

std::string source(const std::string& name) {
    return std::string(ROGUE_SOURCE_DIR) + "/" + name;
}

const std::string kDivePath = source("tests/golden/dive-1027.run");
const std::string kForgedPath = source("tests/world/golden/forged-8129.run");

TEST("each output of a replay prints something of its own") {
    std::set<std::string> outputs;
    for (const Option& option : option_table()) {
        if (option.output) {
            const check::Context context{std::string(option.name)};
            const ProgramResult printed =
                run_roguelike({"--replay", kDivePath, std::string(option.name)});
            CHECK_EQ(printed.status, 0);
            CHECK(!printed.out.empty());
            CHECK(outputs.insert(printed.out).second);
        }
    }
    CHECK(outputs.size() >= 3);
}

TEST("without a key the picture is of the last map, not of a screen over it") {
    const ProgramResult died = run_roguelike({"--replay", kDivePath, "--svg"});
    CHECK_EQ(died.status, 0);
    CHECK(died.out.find("GAME OVER") == std::string::npos);
    CHECK(died.out.find("hit points") != std::string::npos);
}

TEST("the picture after no key is the first frame") {
    CHECK(run_roguelike({"--replay", kDivePath, "--svg", "--at", "0"}).out.find("after key 0<") !=
          std::string::npos);
}

TEST("the picture after the last key of a run is made") {
    const ProgramResult last = run_roguelike({"--replay", kDivePath, "--svg", "--at", "120"});
    CHECK(last.out.find("after key 120<") != std::string::npos);
}

TEST("the picture of a key that fires the wand shows the fireball in flight") {
    const auto picture_after = [](const char* key) {
        return run_roguelike(
                   {"--replay", source("tests/golden/hoard-3764.run"), "--svg", "--at", key})
            .out;
    };
    CHECK(picture_after("238").find("🔥") != std::string::npos);
    CHECK(picture_after("239").find("🔥") == std::string::npos);
}

TEST("a key that the run does not have is told") {
    const ProgramResult result = run_roguelike({"--replay", kDivePath, "--svg", "--at", "121"});
    CHECK_EQ(result.status, 1);
    CHECK(result.err.find("there is no key 121: the run has 120") != std::string::npos);
}

TEST("a moving picture is of the keys asked for, and tells the moment at which it stands") {
    const ProgramResult moving =
        run_roguelike({"--replay", source("tests/golden/hoard-3764.run"), "--svg", "--from", "230",
                       "--to", "240", "--at", "238"});
    CHECK_EQ(moving.status, 0);
    CHECK(moving.out.find("after key 238</title>") != std::string::npos);
    CHECK(moving.out.find("🔥") != std::string::npos);
    CHECK(moving.out.find("@keyframes") != std::string::npos);
    const ProgramResult beyond = run_roguelike({"--replay", source("tests/golden/hoard-3764.run"),
                                                "--svg", "--from", "230", "--to", "300"});
    CHECK_EQ(beyond.status, 1);
    CHECK(beyond.err.find("there is no key 300") != std::string::npos);
}

TEST("a page holds the story, the keys and the code of its run, which proves it") {
    const ProgramResult page = run_roguelike({"--replay", kDivePath, "--html"});
    CHECK_EQ(page.status, 0);
    CHECK(page.out.starts_with("<!doctype html>"));
    CHECK(page.out.find("Killed by a troll on depth 5, with a score of 600") != std::string::npos);
    CHECK(page.out.find("\"what\":\"level\"}") != std::string::npos);
    const std::string proof = run_roguelike({"--verify", "-"}, page.out).out;
    CHECK(proof.starts_with("ok died score 600 depth 5"));
    CHECK_EQ(std::ranges::count(proof, '\n'), 1);
}

TEST("the story in a page has all that --story prints, and each milestone with its key") {
    const ProgramResult page = run_roguelike({"--replay", kForgedPath, "--html"});
    CHECK(page.out.find("<li value=\"161\"><a>far 3</a>") != std::string::npos);
    std::istringstream story(run_roguelike({"--replay", kForgedPath, "--story"}).out);
    std::size_t lines = 0;
    for (std::string line; std::getline(story, line); ++lines) {
        const bool is_milestone = line.starts_with("     ");
        const check::Context context(line);
        CHECK(is_milestone || page.out.find(trimmed(line, " ")) != std::string::npos);
    }
    CHECK(lines > 50);
}

TEST("the title of a page tells what it shows") {
    const auto title_of = [](const std::string& run) {
        const std::string page = run_roguelike({"--replay", run, "--html"}).out;
        const std::size_t begin = page.find("<title>") + 7;
        return page.substr(begin, page.find("</title>") - begin);
    };
    CHECK_EQ(title_of(kForgedPath), "roguelike world: won, 2240 points, 4 brands; seed 8129");
    CHECK_EQ(title_of(kDivePath), "roguelike classic: killed by a troll, 600 points; seed 1027");
    CHECK_EQ(title_of(source("tests/tutorial/golden/mage-301.run")),
             "roguelike tutorial: depth 3, 861 points; seed 301");
}

TEST("no picture is made of a run that is not true") {
    for (const char* form : {"--svg", "--html"}) {
        const ProgramResult result =
            run_roguelike({"--replay", source("tests/golden/dive-1027.trace"), form});
        CHECK_EQ(result.status, 3);
        CHECK_EQ(result.out, "");
    }
}

}  // namespace
}  // namespace rogue::test
