#include <stdexcept>
#include <string>

#include "app/runs/replayed.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

// Which keys each game is said to know, compared with what they do.

namespace rogue::test {

namespace {

// Whether one more key changes what is shown, or ends the run.
bool does_something(const GameKind& game, std::uint64_t seed, const std::string& before, char key) {
    const auto end_of = [&](const std::string& script) {
        const auto run = pressed(game, seed, script);
        return std::pair(checksum(*run), run->ending());
    };
    return end_of(before) != end_of(before + key);
}

std::string keys_besides_arrows(const GameKind& game) {
    const bool enter = game.keys.scripted('E').has_value();
    return std::string(game.keys.letters()) + (enter ? ".EX" : ".");
}

TEST("on the map of the dungeon crawl exactly those keys do something that the game knows") {
    for (const char key : keys_besides_arrows(kClassic)) {
        const check::Context context(std::string(1, key));
        CHECK_EQ(does_something(kClassic, 1027, "", key),
                 kClassic.knows(Key{key}, Prompt::command));
    }
}

// Without an item, or off the stairs, a key of the second game does nothing and is known.
TEST("a key that the second game does not know does nothing, on the map or while it aims") {
    const RecordedMoment aims = recorded_aim();
    for (const char key : keys_besides_arrows(kTutorial)) {
        const check::Context context(std::string(1, key));
        CHECK(kTutorial.knows(Key{key}, Prompt::command) ||
              !does_something(kTutorial, aims.run.seed, "", key));
        CHECK_EQ(does_something(kTutorial, aims.run.seed, aims.keys_so_far(), key),
                 kTutorial.knows(Key{key}, Prompt::aim));
    }
}

bool is_refused(const KeySet& keys) {
    return !check::thrown<std::invalid_argument>([&] { return GameKeys(keys); }).empty();
}

TEST("a game is refused a command on a key that the application takes") {
    for (const ApplicationKey& each : kApplicationKeys) {
        const check::Context context(std::string(1, each.key));
        CHECK(is_refused(KeySet({&each.key, 1})));
    }
    CHECK(!is_refused(KeySet("gz")));
}

TEST("arrows are known wherever a game moves or aims") {
    for (const GameKind* game : {&kClassic, &kTutorial}) {
        for (const Prompt prompt : {Prompt::command, Prompt::aim}) {
            CHECK(game->knows(Key::up, prompt));
        }
    }
}

}  // namespace
}  // namespace rogue::test
