#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/runs/known_map.hpp"
#include "rogue/base/key.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// Returns up to `most` of the lines, from number `first` on, and moves `first` past them. If more
/// follow, a line tells how many, and the key that tells them: `and 9 more: x`. After the last line
/// `first` is 0 again.
std::string next_page(std::string_view lines, std::string_view key, std::size_t& first,
                      std::size_t most = 5);

/// A line that tells what the maps have shown under the player; empty if that is nothing.
std::string underfoot(const KnownMap& known);

/// A single step, or a step of a walk, on which what is around is told only on arrival.
enum class Pace : std::uint8_t { step, walk };

/// Tells the screens of a run as lines of text: of a map what is new, each thing once, briefly, and
/// always in the same order; of any other screen all its words.
class News {
public:
    /// `more` is the key that tells the other news, if there is one.
    explicit News(std::string_view more = "") : more_(more) {}

    /// Tells a map that waits for a key. A line tells each piece of news in the map that the game
    /// shows: the messages; the HP when it changes, with the depth before it on another level; what
    /// has rested and can be used again; what the player has stepped onto; what comes
    /// into sight, creatures first, then the nearest; which creatures are hurt, the ways from here
    /// and where the player aims, each when it changes. `key` is the one that led here from a map;
    /// it gets an answer even if nothing is new, but not on a walk.
    ///
    /// A thing is told once as long as the player stays on its level and the map does not show that
    /// it is gone. A creature is told again after it has been out of sight, and when it comes to
    /// stand beside the player. Of the others, the nearest of each name is told whenever it or the
    /// player has moved. After a kill the nearest creature is told in any case. When the last
    /// creature of a name goes out of sight, that is told, unless one of that name was killed. No
    /// more than five of all these are told at once.
    ///
    /// The player knows the map. With the first map of a run that was resumed, all that is in sight
    /// is news. A walk is told only by the map at its end: all that is still so.
    std::string tell_map(const Scene& scene, std::optional<Key> key, Pace pace = Pace::step);

    /// The player has come to this map on a walk, and may walk on: messages about places on the way
    /// are no news.
    void pass(const Scene& scene) {
        if (walked_to_ != scene.known.player()) {
            walked_to_ = scene.known.player();
            messages_passed_ = messages_here_;
        }
        messages_here_ = scene.game.log().added();
    }

    /// Tells the end of a walk of so many steps: what lies there, the nearest creature, what has
    /// come into sight on the way except open ways, even if it is out of sight again, and the ways
    /// from there if they have changed since they were told.
    std::string tell_arrival(const Scene& scene, std::size_t steps);

    /// Tells another screen, with these words and that prompt, and the caption of a page.
    std::string tell_screen(std::string_view words, Prompt prompt, const AnyGame& game);

private:
    /// A creature on the map.
    struct Creature {
        TileContent content;
        Point position;  ///< On the level.
        Point from_player;
    };

    std::string tell_new(const Scene& scene, bool moved, Pace pace);
    std::string effect_of(Key key, bool moved, Pace pace) const;
    void tell_messages(const Scene& scene, std::string& lines);
    void tell_vitals(Vitals vitals, std::string_view depth_word, std::string& lines);
    void tell_rested(std::vector<std::string> resting, std::string& lines);
    enum class When : std::uint8_t { first_map, step, arrival };

    void tell_sightings(const Scene& scene, When when, std::string& lines);
    std::string tell_creatures(const Scene& scene, When when);
    std::string tell_things(const Scene& scene, When when);
    static std::optional<Creature> take_match(std::vector<Creature>& before,
                                              const Creature& creature);

    std::string_view more_;
    std::optional<int> level_;
    Point player_;   // Where the player was on that level.
    int found_ = 0;  // How many things of this level had been found when they were last told.
    std::size_t messages_told_ = 0;
    std::vector<std::string> killed_;  // Who was killed, by the last messages.
    Point walked_to_;                  // Where the last key of a walk led.
    std::size_t messages_here_ = 0;    // How many there were then.
    std::size_t messages_passed_ = 0;  // How many when the player came there.
    std::optional<Vitals> vitals_;     // Nothing if nothing of this level was told.
    std::vector<Creature> creatures_;
    std::vector<std::string> resting_;
    std::string wounds_;
    std::string ways_;
    std::string aim_;
    std::optional<Prompt> other_;  // The last screen's, unless it was a map.
};

}  // namespace rogue
