#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/turn_loop.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue {

/// How and where the player is.
struct PlayerState {
    Vitals vitals;
    int level;       ///< Places on different levels are unrelated.
    Point position;  ///< On the level, of which the screen may show only a part.
};

/// What the player has gained in a run besides the score.
struct Gains {
    int gathered = 0;        ///< The count named by GameKind::gathered.
    std::string gifts = {};  ///< What was given for the whole run, as in `scythe, shield`.
    bool win = false;        ///< Quitting now would end the run as won.
};

/// A screen that a game has besides those that wait for its keys.
struct GamePage {
    AnyScreen screen;
    int keys_row;  ///< Where it tells its keys.

    /// Returns its text, but for the keys.
    std::string words() const {
        Frame frame = screen.frame();
        frame.clear_row(keys_row);
        return words_of(frame);
    }
};

/// The pages of a game. Nothing where it has none.
struct Pages {
    std::optional<GamePage> lore = {};  ///< The background story as far as the player knows it.
    std::optional<GamePage> pack = {};  ///< What the player carries, if status() tells not all.
};

/// What a map shows by bars and dim colours alone.
struct Meters {
    std::vector<Health> health = {};        ///< Of those in sight that have a bar.
    std::vector<std::string> resting = {};  ///< What can't be used before it has rested.
};

/// A place that the player has heard of but not seen.
struct Landmark {
    std::string name;
    Point position;    ///< On the level.
    int away = 0;      ///< The true place is at most this far from `position` in x and in y.
    Point lands = {};  ///< Where it is from the player's land, in lands.

    /// The names under which the map shows it or the way to it, the best first.
    std::vector<std::string_view> shown_as = {};

    std::string which = {};  ///< Sets it apart from others of its name, as in `in the north`.
};

/// Why a player would walk to something on the map, as far as a look tells.
enum class Wish : std::uint8_t {
    none,
    visit,  ///< To have stood there once.
    take,   ///< To take it by a key.
    open,   ///< To open what is shut, as the player can now by a step against it.
};

/// A run of any game. Its seed and its keys decide everything in it.
class AnyGame {
public:
    AnyGame() = default;
    AnyGame& operator=(const AnyGame&) = delete;
    virtual ~AnyGame() = default;

    // Playing.

    /// Plays the run by its turn loop, as classic::Game::play() does.
    virtual void play(const NextKey& next, const ShowGame& show) = 0;

    /// Plays one key. REQUIRES: the run has not ended.
    virtual void press(Key key) = 0;

    /// Returns a copy that goes on from the same state.
    virtual std::unique_ptr<AnyGame> copy() const = 0;

    // How it stands.

    virtual Outcome outcome() const = 0;
    virtual PlayerState player_state() const = 0;
    virtual const MessageLog& log() const = 0;
    virtual Gains gains() const { return {}; }

    std::optional<Ending> ending() const { return outcome().ending; }
    Tally tally() const { return outcome().tally; }
    Vitals vitals() const { return player_state().vitals; }
    int level() const { return player_state().level; }
    Point position() const { return player_state().position; }

    // Its screens.

    /// Returns the screen while the game waits for a key; after the end, the last map. It refers to
    /// the game and changes with the next key.
    virtual AnyScreen screen() const = 0;

    /// Returns the map, even if another screen hides it.
    virtual AnyScreen map() const = 0;

    virtual Pages pages() const { return {}; }

    /// Returns what flew over the map because of the last key, in order. The tiles are those of the
    /// screen before that key.
    virtual std::vector<Flash> flashes() const { return {}; }

    // What its screen leaves out, as a line, or an empty string.

    /// Returns from where the player heard something out of sight after the last key.
    virtual std::string heard() const { return {}; }

    /// Returns who stands in each direction. REQUIRES: the game asks for a direction.
    virtual std::string targets() const { return {}; }

    /// Returns what to show below the game's page.
    virtual std::string page_footer() const { return {}; }

    // Its map as data.

    /// Returns what the map shows.
    virtual SeenMap seen_map() const = 0;

    /// Returns the lines beside the map that say how the player is doing, from top to bottom.
    virtual std::vector<StatusLine> status() const = 0;

    virtual Meters meters() const { return {}; }

    /// Returns what x tells of what is in sight at a place of the level.
    virtual Note note(Point /*place*/) const { return {}; }

    /// Returns why a player would walk to the thing in sight at a place of the level.
    virtual Wish wish(Point /*place*/) const { return Wish::visit; }

    /// Returns true if both places are in one part of the level. Parts are explored one by one.
    virtual bool in_same_part(Point /*a*/, Point /*b*/) const { return true; }

    /// Returns the places on the level that the player has heard of.
    virtual std::vector<Landmark> landmarks() const { return {}; }

protected:
    AnyGame(const AnyGame&) = default;
};

}  // namespace rogue
