#include "app/looking/narrator.hpp"

#include <chrono>
#include <thread>

#include "rogue/base/text.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

std::string name_of(Key key) {
    if (const auto direction = direction_of(key)) {
        return std::string(name_of(*direction));
    }
    switch (key) {
        case Key::enter:
            return "Enter";
        case Key::escape:
            return "Esc";
        case Key::other:
            return "another key";
        default:
            return {static_cast<char>(key)};
    }
}

}  // namespace

Narrator::Narrator(const GameKind& kind, AnyGame& game, std::size_t keys)
    : kind_(kind), game_(game), keys_(keys) {
    narrate(std::nullopt);
}

void Narrator::press(Key key) {
    const bool on_map = shows_map(game_.screen().awaited());
    write_standard_output(Raw{for_speech(concat(++keys_, ": ", name_of(key), "\n"))});
    game_.press(key);
    if (changes_screen(game_.ending())) {
        narrate(on_map ? std::optional(key) : std::nullopt);
    }
}

void Narrator::narrate(std::optional<Key> key) {
    const Prompt prompt = game_.screen().awaited();
    known_.learn(game_);
    write_standard_output(Raw{
        for_speech(shows_map(prompt) ? news_.tell_map({kind_, game_, known_}, key)
                                     : news_.tell_screen(game_.screen().words(), prompt, game_))});
}

void narrate(const Replayed& run, std::optional<int> speed) {
    const auto game = run.kind->start(run.header.seed);
    Narrator narrator(*run.kind, *game, 0);
    for (const char key : run.keys) {
        if (speed) {
            std::this_thread::sleep_for(std::chrono::microseconds(1'000'000 / *speed));
        }
        narrator.press(Key{key});
    }
}

}  // namespace rogue
