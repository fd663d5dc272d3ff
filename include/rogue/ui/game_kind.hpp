#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/base/point.hpp"
#include "rogue/base/text.hpp"
#include "rogue/base/turn_loop.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/light.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"
#include "rogue/ui/seen_map.hpp"

namespace rogue {

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
    virtual ~AnyGame() = default;

    /// Plays the run by its turn loop, as classic::Game::play() does.
    virtual void play(const NextKey& next, const ShowGame& show) = 0;

    /// Plays one key. REQUIRES: the run has not ended.
    virtual void press(Key key) = 0;

    /// Returns the screen while the game waits for a key; after the end, the last map. It refers to
    /// the game and changes with the next key.
    virtual AnyScreen screen() const = 0;

    /// Returns the map, even if another screen hides it.
    virtual AnyScreen map() const = 0;

    /// Returns what the map shows, as data.
    virtual SeenMap seen_map() const = 0;

    /// Returns the lines beside the map that say how the player is doing, from top to bottom.
    virtual std::vector<StatusLine> status() const = 0;

    /// Returns what flew over the map because of the last key, in order. The tiles are those of the
    /// screen before that key.
    virtual std::vector<Flash> flashes() const { return {}; }

    /// Returns how the run ended, or nothing if it goes on.
    virtual std::optional<Ending> ending() const = 0;
    virtual Tally tally() const = 0;
    virtual int gathered() const { return 0; }  ///< The count named by GameKind::gathered.

    /// Returns the names of what the player was given for the whole run, as in `scythe, shield`.
    virtual std::string gifts() const { return {}; }

    Outcome outcome() const { return {ending(), tally()}; }

    /// Returns true if quitting now would end the run as won.
    virtual bool quitting_wins() const { return false; }

    /// Returns a copy that goes on from the same state.
    virtual std::unique_ptr<AnyGame> copy() const = 0;

    virtual Vitals vitals() const = 0;

    /// Returns the player's level. Places on different levels are unrelated.
    virtual int level() const { return vitals().depth; }

    /// Returns the player's place on the level, of which the screen may show only a part.
    virtual Point position() const = 0;

    /// Returns true if both places are in one part of the level. Parts are explored one by one.
    virtual bool in_same_part(Point /*a*/, Point /*b*/) const { return true; }

    /// Returns what x tells of what is in sight at a place of the level.
    virtual Note note(Point /*place*/) const { return {}; }

    /// Returns why a player would walk to the thing in sight at a place of the level.
    virtual Wish wish(Point /*place*/) const { return Wish::visit; }

    virtual const MessageLog& log() const = 0;

    /// Returns a sentence about what the player heard out of sight after the last key, if the
    /// messages leave out from where, or an empty string.
    virtual std::string heard() const { return {}; }

    /// Returns the places on the level that the player has heard of.
    virtual std::vector<Landmark> landmarks() const { return {}; }

    /// Returns the health of those creatures in sight that have a bar on the screen.
    virtual std::vector<Health> health() const { return {}; }

    /// Returns who stands in each direction. REQUIRES: the game asks for a direction.
    virtual std::string targets() const { return {}; }

    /// Returns the names of what the player has, but can't use before it has rested.
    virtual std::vector<std::string> resting() const { return {}; }

    /// Returns the text of any screen but the map, for players who see none.
    virtual std::string words() const { return words_of(screen().frame()); }

    /// Returns a line to show below the game's page, or an empty string.
    virtual std::string page_footer() const { return {}; }

    /// Returns a screen with the story as far as the player knows it, or nothing if there is none.
    virtual std::optional<AnyScreen> story() const { return std::nullopt; }

    /// Returns the screen with what the player carries, or nothing if status() tells all of it.
    virtual std::optional<AnyScreen> pack() const { return std::nullopt; }
};

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

    const MapReading& map;               ///< Where the screen has the map.
    std::span<const HelpLine> commands;  ///< Its own keys, without the arrows.

    std::span<const std::string_view> hints = {};  ///< What the help says besides the keys.

    std::string_view depth_word = "depth";  ///< Its word for how far a run got.
    std::string_view depth_phrase =
        "on depth";  ///< The same in a sentence about where the player is.

    /// Its word for what a second count counts, if it has one, such as `brands`; and the singular.
    std::string_view gathered = {};
    std::string_view one_gathered = {};

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

// Building blocks for the GameKind of a game.

/// Returns the screen for a view of a game. The view's type needs a compose() and an awaited().
template <typename View>
AnyScreen any_screen(const View& view) {
    return {view, awaited(view)};
}

template <typename... Views>
AnyScreen any_screen(const std::variant<Views...>& screen) {
    return std::visit([](const auto& view) { return any_screen(view); }, screen);
}

/// A run under the rules of a game. `Derived` is the game's own class. `kMap` is where its screen
/// has the map, which the player lights in the direction of the last step.
template <typename Rules, typename Derived, const MapReading& kMap>
class GameOf : public AnyGame {
public:
    explicit GameOf(std::uint64_t seed) : rules_(seed) {}

    void play(const NextKey& next, const ShowGame& show) final {
        rules_.play(next, [&] {
            look_ahead();
            show();
        });
    }
    void press(Key key) final {
        rules_.press(key);
        look_ahead();
    }
    AnyScreen screen() const final { return lit(any_screen(rules_.screen())); }
    AnyScreen map() const final { return lit(any_screen(rules_.map())); }
    SeenMap seen_map() const final { return seen_map_of(rules_.map()); }
    std::vector<StatusLine> status() const final { return status_of(rules_.map()); }
    std::optional<Ending> ending() const final { return rules_.ending(); }
    Tally tally() const final { return rules_.tally(); }
    Vitals vitals() const final { return rules_.vitals(); }
    Point position() const final { return rules_.position(); }
    Note note(Point place) const final { return note_at(rules_.map(), place); }
    const MessageLog& log() const final { return rules_.log(); }

    std::unique_ptr<AnyGame> copy() const final {
        return std::make_unique<Derived>(static_cast<const Derived&>(*this));
    }

protected:
    const Rules& rules() const { return rules_; }

private:
    // Stairs and the like are no step.
    void look_ahead() {
        const Point step = position() - std::exchange(here_, position());
        ahead_ = manhattan_distance({}, step) == 1 ? step : ahead_;
    }

    AnyScreen lit(AnyScreen screen) const {
        constexpr int kStrength = 9;
        if (shows_map(screen.awaited())) {
            screen.light = [this](Frame& frame) {
                light(frame, kMap, seen_map(), ahead_, kStrength);
            };
        }
        return screen;
    }

    Rules rules_;
    Point here_ = rules_.position();
    Point ahead_ = {};  // The last step.
};

/// Starts a run of that class.
template <typename Game>
std::unique_ptr<AnyGame> start(std::uint64_t seed) {
    return std::make_unique<Game>(seed);
}

}  // namespace rogue
