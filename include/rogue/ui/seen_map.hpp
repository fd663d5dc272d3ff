#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rogue/base/box.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"

namespace rogue {

// What the player sees of a level, as data. Each game has one paint(), which passes on the look of
// each place of the map and what is there, from bottom to top. The picture of the map is drawn by
// it, and all words about the map come from the SeenMap that it fills.

/// What a tile of a map shows.
struct Seen {
    enum class Kind : std::uint8_t {
        unknown,  ///< Nothing is drawn there.
        wall,
        ground,    ///< Open, and not worth a word.
        thing,     ///< Stays where it is until somebody takes or changes it.
        fixture,   ///< A part of the level, which always stays.
        creature,  ///< May move.
    };

    /// What happens when somebody walks there; for a creature, what it does where it stands.
    enum class Step : std::uint8_t {
        free,    ///< Nothing that a walker would mind.
        opens,   ///< It opens and stays open.
        takes,   ///< It may be taken. A creature may take or open what it stands on.
        asks,    ///< It does something that not everybody wants. Walks avoid it unless asked.
        works,   ///< Something else changes: an enchantment is used up.
        forced,  ///< Closed. A step against it may open it, at a price that a look tells.
        shut,    ///< Closed. A key or plates open it.
    };

    /// Where it leads.
    enum class Leads : std::uint8_t {
        nowhere,
        through,  ///< It is a door.
        down,
        up,
    };

    Kind kind = Kind::unknown;
    std::string_view name = {};  ///< Empty if not worth a word. Its string is never freed.
    bool remembered = false;     ///< The player has seen it, but does not see it now.
    Step step = Step::free;
    Leads leads = Leads::nowhere;

    constexpr bool is_door() const { return leads == Leads::through; }
    constexpr bool is_shut() const { return step == Step::forced || step == Step::shut; }

    friend constexpr bool operator==(const Seen&, const Seen&) = default;
};

/// How something is drawn, and what it is.
struct Shown {
    Appearance appearance;
    Seen seen;
};

/// Where the player aims, and every place that this would strike.
struct Aim {
    Point at;
    std::vector<Point> struck;
};

/// What a map shows, by places of the level.
class SeenMap {
public:
    SeenMap() = default;

    /// Begins with nothing shown in that part of the level.
    SeenMap(const Box& part, Point player)
        : part_(part),
          player_(player),
          tiles_(static_cast<std::size_t>(part.width) * static_cast<std::size_t>(part.height)) {}

    /// Shows something in place of what was there. Does nothing beyond the part.
    void put(Point place, const Seen& seen) {
        if (part_.contains(place)) {
            Seen& tile = tiles_[index(place)];
            below_ = place == player_ && tile.kind == Seen::Kind::fixture ? tile : below_;
            tile = seen;
        }
    }

    /// Returns the fixture on which the player stands if a thing on it hides it.
    const Seen& below() const { return below_; }

    /// Returns what that place shows. Where the player stands, it is what lies there.
    Seen at(Point place) const { return part_.contains(place) ? tiles_[index(place)] : Seen{}; }

    /// Returns a row of the part. `y` is a row of the level. REQUIRES: it is in the part.
    std::span<const Seen> row(int y) const {
        return std::span(tiles_).subspan(index({part_.x, y}),
                                         static_cast<std::size_t>(part_.width));
    }

    const Box& part() const { return part_; }
    Point player() const { return player_; }

    /// Convert a place of the level to a tile of the screen's map, and back.
    Point on_map(Point place) const { return place - Point{part_.x, part_.y}; }
    Point place_of(Point tile) const { return tile + Point{part_.x, part_.y}; }

    std::optional<Aim> aim = {};  ///< Set while the player aims.

private:
    std::size_t index(Point place) const {
        const Point tile = on_map(place);
        const int i = tile.y * part_.width + tile.x;
        return static_cast<std::size_t>(i);
    }

    Box part_{};
    Point player_;
    Seen below_;
    std::vector<Seen> tiles_;
};

}  // namespace rogue
