#include "app/looking/story.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "app/games.hpp"
#include "app/play/farewell.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "tests/support/check.hpp"
#include "tests/support/program.hpp"
#include "tests/support/recorded_file.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

const std::string kHoardPath = ROGUE_SOURCE_DIR "/tests/golden/hoard-3764.run";

std::string story(const std::string& path) {
    RunReader file(path);
    return story_of(file).text();
}

// The story of a run without keys, in the dungeon of that word.
std::string story_of_dungeon(std::string_view word, const std::string& began) {
    const RunHeader header{games().front()->rules, fnv1a(word), began};
    RunReader file("a run", nullptr, header.text());
    return story_of(file).text();
}

bool has(const std::string& page, std::string_view part) {
    return page.find(part) != std::string::npos;
}

/// The story of a recorded run.
struct RecordedStory {
    const GameKind* game;
    std::string path;
    std::string page;
};

// Of each recorded run of each game. They are told once, because that takes a while.
const std::vector<RecordedStory>& recorded_stories() {
    static const auto stories = [] {
        std::vector<RecordedStory> result;
        for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
            for (const auto& trace : recorded_traces(of)) {
                const std::string path = load_recorded_run(trace, of).file;
                result.push_back({&of.game, path, story(path)});
            }
        }
        return result;
    }();
    return stories;
}

TEST("a story tells the dungeon, the end, every first with its key, and what was seen last") {
    check_recorded("tests/golden/hoard-3764.story", story(kHoardPath));
}

TEST("what happens with the last key is told too") {
    const RecordedMoment kill = recorded_moment(
        kClassicRuns, "a kill", [](const AnyGame& game) { return game.tally().kills == 1; });
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    run_roguelike({"--headless", "--seed", concat(kill.run.seed), "--record", path},
                  kill.keys_so_far());
    CHECK(has(story(path), concat(" ", kill.keys, "  first kill: You kill the ")));
}

TEST("a story tells every brand that came home, and no empty last map of a win") {
    const RecordedMoment won = recorded_end(kWorldRuns, Ending::won);
    const std::string page = story(won.run.file);
    CHECK(has(page, "  first brand home: You lay down the brand of the "));
    CHECK_EQ(static_cast<int>(occurrences(page, "brand home: You lay down the brand of the ")),
             won.game()->gains().gathered);
    CHECK(!has(page, "The last map"));
    CHECK(has(page, concat("\n", how_it_ended(kWorld, *won.game(), ""), "\n")));
}

TEST("a story tells how long a run took, unless its file is a copy of another day") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    const auto now = std::chrono::system_clock::now();
    for (const auto& [ago, told] : {std::pair(std::chrono::minutes(90), true),
                                    {std::chrono::minutes(24 * 60), false},
                                    {std::chrono::minutes(-60), false}}) {
        const auto began = std::chrono::floor<Ticks>(now - ago + std::chrono::seconds(30));
        std::ofstream(path, std::ios::binary)
            << RunHeader{games().front()->rules, 7, iso_date(began)}.text();
        const std::string story = run_roguelike({"--story", path}).out;
        CHECK_EQ(has(story, "and took"), told);
        CHECK_EQ(has(story, ", and took at most 90 min.\n"), told);
    }
}

TEST("a long line of a story is broken at a blank") {
    CHECK(std::ranges::any_of(recorded_stories(), [](const RecordedStory& story) {
        return has(story.page, "\n           ");
    }));
}

TEST("no line of a story has more than 80 columns") {
    for (const RecordedStory& story : recorded_stories()) {
        const check::Context context{story.path};
        std::istringstream lines(story.page);
        for (std::string line; std::getline(lines, line);) {
            CHECK(line.size() <= 80);
        }
    }
}

TEST("each row of a table or a map in a story is indented, behind a blank line") {
    for (const RecordedStory& story : recorded_stories()) {
        const check::Context context{story.path};
        std::istringstream lines(story.page);
        std::string before;
        for (std::string line; std::getline(lines, line); before = line) {
            const bool indented = line.starts_with("    ");
            const bool goes_on = before.starts_with("Kills: ") || before.starts_with("Lowest HP: ");
            CHECK(!indented || before.empty() || before.starts_with("    ") || goes_on);
            CHECK(line.empty() ||
                  std::string_view("#.-+*<>").find(line.front()) == std::string::npos);
        }
    }
}

TEST("each thing that a game's messages may tell of happens in a recorded run") {
    const std::map<const GameKind*, std::vector<std::string_view>> things{
        {&kClassic,
         {"dread knight slain", "dread knight met", "kill", "kill by fire", "weapon", "enchantment",
          "wand", "potion"}},
        {&kTutorial,
         {"kill", "door", "ability", "spell", "gold", "helmet", "armor", "boots", "weapon", "item",
          "better armor", "sharper weapon", "potion"}},
        {&kWorld,
         {"kill", "kill by fire", "weapon", "wand", "potion", "enchantment", "key", "door forced",
          "vault opened", "shrine opened", "champion slain", "brand taken", "brand home", "gift",
          "boon", "dread knight on the trail", "hunter", "rest by the fire"}}};
    std::map<const GameKind*, std::string> pages;
    for (const RecordedStory& story : recorded_stories()) {
        pages[story.game] += story.page;
    }
    for (const auto& [game, words] : things) {
        for (const std::string_view word : words) {
            const check::Context context{concat(game->name, ": ", word)};
            CHECK(has(pages[game], concat("first ", word, ": ")));
        }
    }
}

TEST("the story of a world tells what its stones and its hearth have told") {
    const std::string page = story(recorded_end(kWorldRuns, Ending::won).run.file);
    CHECK(has(page, "\n\nTHE STORY SO FAR\n\n"));
    CHECK(has(page, "\n    The hearth remembers a flame. Far away, somebody stops and listens.\n"));
    CHECK(!has(page, "any other key"));
}

TEST("a story ends with how the player was, the pack and the last map, and tells no keys") {
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        const check::Context context{std::string(of.game.name)};
        const std::string page = story(recorded_end(of, Ending::died).run.file);
        const std::size_t pack = page.find("\n\nINVENTORY\n\n    ");
        CHECK_EQ(pack == std::string::npos, &of.game == &kTutorial);  // The sidebar shows all.
        CHECK(page.find("\n\nAt the end\n\n    ") < page.find("\n\nThe last map\n\n    "));
        CHECK(pack == std::string::npos || pack < page.find("\n\nThe last map\n\n    "));
        CHECK(!has(page, "Press a letter"));
    }
}

TEST("the dungeon of a day is told, also if it was played on the day before or after") {
    const std::string day = "\nThis is the daily dungeon of 2026-02-28.\n";
    for (const char* began :
         {"2026-02-28T23:59:59Z", "2026-03-01T00:00:00Z", "2026-02-27T00:00:00Z", "2026-02-28"}) {
        CHECK(has(story_of_dungeon("2026-02-28", began), day));
    }
    CHECK(!has(story_of_dungeon("no day", "2026-02-28T00:00:00Z"), "This is the dungeon"));
    CHECK(!has(story_of_dungeon("2026-02-28", "2026-03-02T00:00:00Z"), "This is the dungeon"));
}

TEST("the program tells the story of a file, of standard input, and of the last run") {
    const TemporaryFolder folder;
    fs::create_directories(folder.path("runs"));
    fs::copy_file(kHoardPath, folder.path("runs/a.run"));
    for (const ProgramResult& result : {run_roguelike({"--story", kHoardPath}),
                                        run_roguelike({"--story", "-"}, contents(kHoardPath)),
                                        run_roguelike({"--story", "--state-dir", folder.path()})}) {
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.out, story(kHoardPath));
    }
}

TEST("no story is told of a run that is not true") {
    std::string changed = contents(kHoardPath);
    changed.replace(changed.find("seed 3764"), 9, "seed 3765");
    const ProgramResult result = run_roguelike({"--story", "-"}, changed);
    CHECK_EQ(result.status, 3);
    CHECK_EQ(result.out, "");
    CHECK(result.err.starts_with("roguelike: -:"));
}

}  // namespace
}  // namespace rogue::test
