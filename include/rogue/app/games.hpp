#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "rogue/base/key.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/any_display.hpp"
#include "rogue/ui/key_line.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {

/// How a run stands, as it is told where the run is offered to be resumed.
struct Standing {
    int depth;
    int hp;
    int max_hp;
};

/// A run of any game. Its seed and its keys decide all of it.
class AnyGame {
public:
    virtual ~AnyGame() = default;

    /// Plays to the end of the run. On death the last screen has been shown and nobody has waited
    /// for a key yet. Call once.
    virtual Outcome run() = 0;

    virtual Standing standing() const = 0;

    /// Where the player is on the level, of which the screen may show a part only.
    virtual Point position() const = 0;

    /// What it has told the player.
    virtual const MessageLog& log() const = 0;
};

/// What all the others must know of a game.
struct GameKind {
    int rules;  ///< The number of its rules, by which run files name it.
    std::string_view name;
    std::string_view scores_file;  ///< The name of its table of high scores.
    KeySet keys;
    std::string_view command_letters;  ///< Those of the keys that can't be a layout's arrows.
    std::string_view quitting;         ///< Those of the keys that end a run at once.

    /// The screen that explains it. These letters move as the arrows do.
    AnyScreen (*help)(std::string_view moving_letters);

    const MapReading& map;                   ///< For those who see no screen.
    std::span<const KeyLine> (*commands)();  ///< Its own keys, but for those that move.

    /// A new run. Keys and display are borrowed for its life.
    std::unique_ptr<AnyGame> (*start)(std::uint64_t seed, KeySource& keys, AnyDisplay& display);
};

/// The dungeon crawl.
extern const GameKind kClassic;

/// The game of the RogueSharp tutorial.
extern const GameKind kTutorial;

/// All games there are. The first is played if nobody asks for another.
std::span<const GameKind* const> games();

}  // namespace rogue
