#include <algorithm>
#include <set>
#include <sstream>
#include <string>

#include "app/commandline/option_table.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/ending_words.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_runs.hpp"

// A run is printed as a picture and as a recording by the real program.

namespace rogue::test {
namespace {

// Of runs of the first game: one that ended in death, and the key by which one fires the wand.
const RecordedMoment& pictured_death() {
    static const RecordedMoment end = recorded_end(kClassicRuns, Ending::died);
    return end;
}

const RecordedMoment& shot() {
    static const RecordedMoment moment = recorded_moment(
        kClassicRuns, "a shot", [](const AnyGame& game) { return !game.flashes().empty(); });
    return moment;
}

TEST("each output of a replay prints something of its own") {
    std::set<std::string> outputs;
    for (const Option& option : option_table()) {
        if (option.output) {
            const check::Context context{std::string(option.name)};
            const ProgramResult printed =
                run_roguelike({"--replay", pictured_death().run.file, std::string(option.name)});
            CHECK_EQ(printed.status, 0);
            CHECK(!printed.out.empty());
            CHECK(outputs.insert(printed.out).second);
        }
    }
    CHECK(outputs.size() >= 3);
}

TEST("pictures and pages are in ASCII if that is asked for") {
    for (const char* output : {"--svg", "--html"}) {
        const check::Context context{std::string(output)};
        const auto shows_wizard = [&](const char* glyphs) {
            const ProgramResult printed =
                run_roguelike({"--replay", pictured_death().run.file, output, "--glyphs", glyphs});
            CHECK_EQ(printed.status, 0);
            return printed.out.find(emoji(kPlayerGlyph)) != std::string::npos;
        };
        CHECK(shows_wizard("auto") && shows_wizard("emoji") && !shows_wizard("ascii"));
    }
}

TEST("without a key the picture is of the last map, not of a screen over it") {
    const ProgramResult died = run_roguelike({"--replay", pictured_death().run.file, "--svg"});
    CHECK_EQ(died.status, 0);
    CHECK(died.out.find("GAME OVER") == std::string::npos);
    CHECK(died.out.find("hit points") != std::string::npos);
}

TEST("the text of a picture for people who can't see it ends with the last message") {
    const auto game = pictured_death().game();
    const MessageLog& log = game->log();
    CHECK(log.shown_size() > 1);
    CHECK(run_roguelike({"--replay", pictured_death().run.file, "--svg"})
              .out.find(concat(log.shown(log.shown_size() - 1).text, "</desc>")) !=
          std::string::npos);
}

TEST("the picture after no key is the first frame") {
    CHECK(run_roguelike({"--replay", pictured_death().run.file, "--svg", "--at", "0"})
              .out.find("after key 0<") != std::string::npos);
}

TEST("the picture after the last key of a run is made") {
    const ProgramResult last = run_roguelike(
        {"--replay", pictured_death().run.file, "--svg", "--at", concat(pictured_death().keys)});
    CHECK(last.out.find(concat("after key ", pictured_death().keys, "<")) != std::string::npos);
}

TEST("the picture of a key that fires the wand shows the fireball in flight") {
    const auto picture_after = [](std::size_t key) {
        return run_roguelike({"--replay", shot().run.file, "--svg", "--at", concat(key)}).out;
    };
    CHECK(picture_after(shot().keys).find("🔥") != std::string::npos);
    CHECK(picture_after(shot().keys - 1).find("🔥") == std::string::npos);
}

TEST("a key that the run does not have is told") {
    const ProgramResult result = run_roguelike({"--replay", pictured_death().run.file, "--svg",
                                                "--at", concat(pictured_death().keys + 1)});
    CHECK_EQ(result.status, 1);
    CHECK(result.err.find(concat("there is no key ", pictured_death().keys + 1, ": the run has ",
                                 pictured_death().keys)) != std::string::npos);
}

TEST("a moving picture is of the keys asked for, and tells the moment at which it stands") {
    const std::string at = concat(shot().keys);
    const std::string from = concat(shot().keys - 1);
    const ProgramResult moving = run_roguelike(
        {"--replay", shot().run.file, "--svg", "--from", from, "--to", at, "--at", at});
    CHECK_EQ(moving.status, 0);
    CHECK(moving.out.find(concat("after key ", at, "</title>")) != std::string::npos);
    CHECK(moving.out.find("🔥") != std::string::npos);
    CHECK(moving.out.find("@keyframes") != std::string::npos);
    const std::size_t keys = shot().run.keys.size();
    const ProgramResult beyond = run_roguelike({"--replay", shot().run.file, "--svg", "--from",
                                                concat(keys - 9), "--to", concat(keys + 9)});
    CHECK_EQ(beyond.status, 1);
    CHECK(beyond.err.find(concat("there is no key ", keys + 9)) != std::string::npos);
}

TEST("a page holds the story, the keys and the code of its run, which proves it") {
    const ProgramResult page = run_roguelike({"--replay", pictured_death().run.file, "--html"});
    CHECK_EQ(page.status, 0);
    CHECK(page.out.starts_with("<!doctype html>"));
    CHECK(page.out.find(how_it_ended(kClassic, *pictured_death().game(), "")) != std::string::npos);
    CHECK(page.out.find("\"what\":\"level\"}") != std::string::npos);
    const std::string proof = run_roguelike({"--verify", "-"}, page.out).out;
    CHECK(proof.starts_with(concat("ok ", text_of(pictured_death().game()->outcome()))));
    CHECK_EQ(std::ranges::count(proof, '\n'), 1);
}

TEST("the story in a page has all that --story prints, and each milestone with its key") {
    const std::string won = recorded_end(kWorldRuns, Ending::won).run.file;
    const ProgramResult page = run_roguelike({"--replay", won, "--html"});
    std::istringstream story(run_roguelike({"--replay", won, "--story"}).out);
    std::size_t lines = 0;
    bool has_far = false;
    for (std::string line; std::getline(story, line); ++lines) {
        const check::Context context(line);
        std::istringstream milestone(line);
        int key = 0;
        std::string words;
        if (!line.starts_with("     ")) {
            CHECK(page.out.find(trimmed(line, " ")) != std::string::npos);
        } else if (milestone >> key >> std::ws && std::getline(milestone, words) &&
                   words.starts_with("far ")) {
            CHECK(page.out.find(concat("<li value=\"", key, "\"><a>", words, "</a>")) !=
                  std::string::npos);
            has_far = true;
        }
    }
    CHECK(has_far && lines > 50);
}

TEST("the title of a page tells what it shows") {
    const auto title_of = [](const std::string& run) {
        const std::string page = run_roguelike({"--replay", run, "--html"}).out;
        const std::size_t begin = page.find("<title>") + 7;
        return page.substr(begin, page.find("</title>") - begin);
    };
    const RecordedMoment won = recorded_end(kWorldRuns, Ending::won);
    CHECK_EQ(title_of(won.run.file),
             concat("roguelike world: won, ", won.game()->tally().score, " points, ",
                    won.game()->gains().gathered, " brands; seed ", won.run.seed));
    CHECK_EQ(title_of(pictured_death().run.file),
             concat("roguelike classic: killed by ", killer_of(*pictured_death().game()), ", ",
                    pictured_death().game()->tally().score, " points; seed ",
                    pictured_death().run.seed));
    const RecordedMoment quit = recorded_end(kTutorialRuns, Ending::quit);
    CHECK_EQ(title_of(quit.run.file),
             concat("roguelike tutorial: depth ", quit.game()->tally().deepest, ", ",
                    quit.game()->tally().score, " points; seed ", quit.run.seed));
}

TEST("no picture is made of a run that is not true") {
    for (const char* form : {"--svg", "--html"}) {
        const ProgramResult result =
            run_roguelike({"--replay", recorded_traces().front().string(), form});
        CHECK_EQ(result.status, 3);
        CHECK_EQ(result.out, "");
    }
}

}  // namespace
}  // namespace rogue::test
