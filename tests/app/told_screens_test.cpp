#include <functional>
#include <optional>
#include <string>

#include "app/plain/news.hpp"
#include "tests/support/check.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

// Recorded runs, told in words.

namespace rogue::test {
namespace {

/// What is told of a screen.
struct Told {
    const Frame& frame;
    std::optional<Key> key;  ///< That led to it.
    const std::string& lines;
};

void tell(const RecordedRun& run, const std::function<void(const Told&)>& watcher) {
    const GameKind& kind = *run.game;
    const auto game = kind.start(run.seed);
    News news;
    KnownMap known;
    ScriptedKeys keys(run.keys);
    std::optional<Key> key;
    game->run([&] { return key = keys(); },
              [&] {
                  const AnyScreen screen = game->screen();
                  const Frame frame = screen.frame();
                  const Prompt prompt = screen.awaited();
                  known.learn(*game, kind.map);
                  const std::string lines = shows_map(prompt)
                                                ? news.tell_map(frame, kind, *game, known, key)
                                                : news.tell_screen(frame, prompt, kind.words);
                  watcher({frame, key, lines});
              });
}

// Tells the recorded runs whose names begin so.
void tell_all(const Recordings& recordings, std::string_view beginning,
              const std::function<void(const Told&)>& watcher) {
    for (const auto& trace : recorded_traces(recordings)) {
        const std::string name = trace.stem().string();
        if (name.starts_with(beginning)) {
            const check::Context context(name);
            tell(load_recorded_run(trace, recordings), watcher);
        }
    }
}

bool aims_at_own_place(const Frame& frame) {
    const auto player = player_on(frame, kTutorial.map);
    return player && frame.at(player->x, player->y).color == Color::magenta;
}

TEST("an ability that begins to aim at the player's own place is told as an aim") {
    int aims = 0;
    bool aimed_before = false;
    tell_all(kTutorialRuns, "plunge", [&](const Told& told) {
        const bool aimed = !aim(told.frame, kTutorial.map).empty();
        if (!aimed_before && aims_at_own_place(told.frame)) {
            ++aims;
            CHECK(told.lines.find("aim here") != std::string::npos);
            CHECK(told.lines.find("nothing happens") == std::string::npos);
        }
        aimed_before = aimed;
    });
    CHECK(aims > 150);
}

TEST("every key at a map is answered, unless it is a step") {
    for (const Recordings& recordings : {kClassicRuns, kTutorialRuns}) {
        tell_all(recordings, "dive", [](const Told& told) {
            CHECK(!told.lines.empty() || !told.key || direction_of(*told.key));
        });
    }
}

// The bars of a screen that are not full.
std::string bars(const Frame& frame) {
    std::string result;
    for (int column = 0; column < Frame::kColumns; column += 10) {
        const char glyph = frame.at(column, 18).character;
        int filled = 0;
        while (filled < 8 && frame.at(column + 1 + filled, 18).character == '=') {
            ++filled;
        }
        if (glyph != '-' && filled < 8) {
            const std::string name = glyph == 'k' ? "Kobold" : glyph == 'o' ? "Ooze" : "Goblin";
            result +=
                (result.empty() ? "hurt: " : ", ") + name + " " + std::to_string(filled) + " of 8";
        }
    }
    return result;
}

TEST("the health of hurt monsters is told whenever their bars change") {
    int changes = 0;
    std::string last;
    tell_all(kTutorialRuns, "mage", [&](const Told& told) {
        const std::string now = bars(told.frame);
        const bool changed = now != last && !now.empty() && told.key;
        CHECK_EQ(told.lines.find("hurt: ") != std::string::npos, changed);
        CHECK(!changed || told.lines.find(now + "\n") != std::string::npos);
        changes += changed ? 1 : 0;
        last = now;
    });
    CHECK(changes > 10);
}

TEST("stairs are told when the player steps onto them") {
    int told_here = 0;
    tell_all(kTutorialRuns, "dive", [&](const Told& told) {
        told_here += told.lines.find("stairs down, here\n") != std::string::npos ? 1 : 0;
    });
    CHECK(told_here > 5);
}

TEST("an ability that has rested is told to be ready") {
    int ready = 0;
    tell_all(kTutorialRuns, "mage", [&](const Told& told) {
        ready += told.lines.find(" is ready\n") != std::string::npos ? 1 : 0;
    });
    CHECK(ready > 5);
}

}  // namespace
}  // namespace rogue::test
