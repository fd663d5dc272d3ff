#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "app/play/unfinished.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"
#include "tests/support/temporary_folder.hpp"

// What the player knows of a level after a run was resumed is what it was before.

namespace rogue::test {
namespace {

// A line for each thing that is known, in the order of their places, and what lies around.
std::string knowledge(const KnownMap& known) {
    constexpr int kFar = 70;
    std::string lines;
    std::vector<KnownMap::Thing> all = known.things();
    for (const KnownMap::Creature& creature : known.creatures()) {
        all.push_back({creature.content, creature.position});
    }
    std::ranges::sort(all, {}, [](const KnownMap::Thing& one) {
        return std::tuple(one.position.x, one.position.y, one.content.kind);
    });
    for (const auto& [content, position, number, place, stood_on, left] : all) {
        append(lines,
               concat(number, " ", place, " ", content.name, " ", position.x, ",", position.y,
                      stood_on ? " stood on" : "", content.remembered ? " remembered\n" : "\n"));
    }
    append(lines, concat("on ", known.underfoot() ? known.underfoot()->name : "nothing", " ",
                         known.place_number_here(), "\n"));
    for (int y = -kFar; y <= kFar; ++y) {
        for (int x = -kFar; x <= kFar; ++x) {
            const TileContent content = known.at(known.player() + Point{x, y});
            lines += static_cast<char>('0' + static_cast<int>(content.kind));
            lines += static_cast<char>('0' + static_cast<int>(content.step));
        }
    }
    return lines;
}

/// A run file that ends after so many keys, and what a player knows by then who has seen all.
class Cut {
public:
    Cut(const RecordedRun& run, std::size_t keys) : path_(folder_.path("cut.run")) {
        ScriptedKeys script(std::string_view(run.keys).substr(0, keys));
        LiveRun played(*run.game, {run.game->rules, run.seed, "2026-11-20"},
                       [this] { return LogFile::create(path_); });
        played.play([&] { return script(); }, [&](const AnyGame& shown) { seen_.learn(shown); });
    }

    std::string known_before() const { return knowledge(seen_); }
    std::string known_after() const { return knowledge(resume_run(path_)->scene().known); }

private:
    TemporaryFolder folder_{memory_folder()};
    std::string path_;
    KnownMap seen_;
};

// Compares it twice in every third of the game's runs.
void compare_knowledge(const Recordings& of) {
    const auto traces = recorded_traces(of);
    for (std::size_t i = 0; i < traces.size(); i += 3) {
        const RecordedRun run = load_recorded_run(traces[i], of);
        for (const std::size_t keys : {run.keys.size() / 3, 2 * run.keys.size() / 3}) {
            const check::Context context(concat(traces[i].stem().string(), " after ", keys));
            const Cut cut(run, keys);
            CHECK(cut.known_after() == cut.known_before());
        }
    }
}

TEST("a resumed run of the first game knows what it knew") {
    compare_knowledge(kClassicRuns);
}

TEST("a resumed run of the second game knows what it knew") {
    compare_knowledge(kTutorialRuns);
}

TEST("a resumed run of the third game knows what it knew") {
    compare_knowledge(kWorldRuns);
}

}  // namespace
}  // namespace rogue::test
