#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/any_game.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// The keys of a game. A set with a command on a key of the application throws
/// std::invalid_argument, so a constant with one does not compile.
struct GameKeys : KeySet {
    explicit constexpr GameKeys(const KeySet& keys) : KeySet(keys) {
        for (const ApplicationKey& each : kApplicationKeys) {
            if (contains(typed_commands(), each.key)) {
                throw std::invalid_argument("the application takes this key from the game");
            }
        }
    }
};

/// What the rest of the program must know about a game.
struct GameKind {
    /// The number of its rules, by which run files name the game: a run can be replayed only under
    /// the rules that it was played under. When the rules change, so that the same seed and keys
    /// show another screen, give a number that no game has had.
    int rules;
    std::string_view name;
    std::string_view scores_file;  ///< The file name of its high scores.
    GameKeys keys;  ///< A layout that needs one of its commands' characters is not offered.
    std::string_view quitting;  ///< The keys that end a run at once.

    const GlyphTable& glyphs = kNoGlyphs;  ///< All looks of two cells.

    /// Draws the help on a blank frame: the keys, and what there is to see.
    void (*draw_help)(Frame& frame, const GameKind& kind, const LayoutLetters& letters);

    const MapLayout& map;                ///< Where the screen has the map.
    std::span<const HelpLine> commands;  ///< Its own keys, without the arrows.

    std::span<const std::string_view> hints = {};  ///< What the help says besides the keys.

    std::string_view depth_word = "depth";  ///< Its word for how far a run got.
    std::string_view depth_phrase =
        "on depth";  ///< The same in a sentence about where the player is.

    /// Its word for what a second count counts, if it has one, such as `brands`; and the singular.
    std::string_view gathered = {};
    std::string_view one_gathered = {};

    std::string_view win_title = {};  ///< Heads the last screen of a run that was won.

    Key taking = Key::other;   ///< Takes what lies underfoot, if walking there does not.
    Key waiting = Key::other;  ///< Waits a turn, if a key does.

    /// Returns true if the key means something to the game at that prompt.
    constexpr bool knows(Key key, Prompt prompt) const {
        switch (prompt) {
            case Prompt::command:
                return direction_of(key) || keys.is_command(key);
            case Prompt::aim:
                return direction_of(key) || key == Key::enter ||
                       contains(quitting, static_cast<char>(key));
            default:
                return true;  // A key that is no answer cancels.
        }
    }

    /// Starts a new run.
    std::unique_ptr<AnyGame> (*start)(std::uint64_t seed);
};

/// A list of games that outlives all its users.
using GameList = std::span<const GameKind* const>;

/// The screen that explains a game to a player whose layout has these letters.
struct Help {
    const GameKind& kind;
    LayoutLetters letters;
};

inline void compose(Frame& frame, const Help& help) {
    frame.use(help.kind.glyphs);
    help.kind.draw_help(frame, help.kind, help.letters);
    frame.put_cursor(kHelpColumn, 0);
}

}  // namespace rogue
