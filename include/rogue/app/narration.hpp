#pragma once

#include <optional>
#include <string>

#include "rogue/app/news.hpp"
#include "rogue/base/key.hpp"
#include "rogue/ui/awaited.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// Tells the screens of a run as lines of text: of a map what is new, of any other screen all its
/// words.
class Narration {
public:
    /// Tells a map that waits for a key and that `known` takes in. `key` is the one that led here
    /// from a map; it gets an answer even if nothing is new, unless it was a step.
    std::string tell_map(const Frame& frame, const GameKind& kind, const AnyGame& game,
                         KnownMap& known, std::optional<Key> key, Pace pace = Pace::step);

    /// Tells the ways from where a walk has ended, if they have changed since they were told.
    std::string tell_ways(const Frame& frame, const MapReading& reading) {
        return news_.tell_ways(frame, reading);
    }

    /// Tells another screen, which has that prompt, in the words that a game or words_of() gives
    /// it.
    std::string tell_screen(const Frame& frame, Prompt prompt,
                            std::string (*words)(const Frame& frame));

private:
    News news_;
    std::optional<Prompt> other_;  // That of the last screen, unless it was a map.
};

}  // namespace rogue
