#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "rogue/base/box.hpp"
#include "rogue/base/glyph.hpp"
#include "rogue/base/point.hpp"

namespace rogue {

// What the player sees of a level, as data. Each game has one paint(), which passes on the number
// of what each place of the map shows, from bottom to top. The picture of the map is drawn by it,
// and all words about the map come from the SeenMap that it fills.

/// What a tile of a map shows.
struct TileContent {
    enum class Kind : std::uint8_t {
        unknown,  ///< Nothing is drawn there.
        wall,
        ground,    ///< Open, and not worth a word.
        thing,     ///< Stays where it is until somebody takes or changes it.
        fixture,   ///< A part of the level, which always stays.
        creature,  ///< May move.
    };

    /// What happens when somebody walks there.
    enum class Step : std::uint8_t {
        free,        ///< Nothing that a walker would mind.
        opens,       ///< It opens and stays open.
        item,        ///< It may be taken.
        on_purpose,  ///< It does something that not everybody wants. Walks avoid it unless asked.
        used_up,     ///< Its enchantment works once.
        forced,      ///< Closed. A step against it may open it, at a price that a look tells.
        shut,        ///< Closed. A key or plates open it.
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

    // Of a creature:
    bool picks_up = false;  ///< It may take or open what it stands on.
    bool resists = false;   ///< Blows may not harm it, so there is no fight by one key.

    constexpr bool is_door() const { return leads == Leads::through; }
    constexpr bool is_shut() const { return step == Step::forced || step == Step::shut; }

    friend constexpr bool operator==(const TileContent&, const TileContent&) = default;
};

/// How something is drawn, and what it is.
struct DrawnTile {
    Appearance appearance;
    TileContent content;
};

/// The number of a look among all that a game's maps show. Maps and knowledge keep only these. It
/// is no integer, because a write through unsigned char may change any object, which costs speed.
enum class LookNumber : std::uint8_t { nothing, ground };

/// What the maps of all games show: nothing, and ground of which no more is known.
inline constexpr std::array<DrawnTile, 2> kAnyGame{{{}, {{}, {.kind = TileContent::Kind::ground}}}};

/// All looks of a game's maps, by their numbers: those of kAnyGame, and then of each row of these
/// tables, out of sight and in sight. `Meaning` returns what a row is.
template <typename Meaning, const auto&... tables>
struct LooksOf {
    static constexpr auto kAll = [] {
        std::array<DrawnTile, 2 * (1 + ... + tables.size())> all{kAnyGame[0], kAnyGame[1]};
        auto next = all.begin() + 2;
        const auto add = [&](const auto& row) {
            for (const bool in_sight : {false, true}) {
                *next = {row.appearance(in_sight), Meaning{}(row)};
                (next++)->content.remembered = !in_sight;
            }
        };
        (std::ranges::for_each(tables, add), ...);
        return all;
    }();
    static_assert(kAll.size() <= 256, "a byte has no more numbers");

    /// Returns the number of a row of one of the tables.
    template <typename Row>
    requires(std::is_same_v<decltype(tables.data()), const Row*> || ...) static constexpr LookNumber
        number(const Row& row, bool in_sight = true) {
        std::size_t at = 1;
        const auto is_in = [&](const auto& rows) {
            constexpr bool kIsIn = std::is_same_v<decltype(rows.data()), const Row*>;
            if constexpr (kIsIn) {
                at += static_cast<std::size_t>(&row - rows.data());
            } else {
                at += rows.size();
            }
            return kIsIn;
        };
        static_cast<void>((is_in(tables) || ...));
        return LookNumber(2 * at + (in_sight ? 1 : 0));
    }

    static constexpr Appearance appearance(LookNumber number) {
        return kAll[static_cast<std::size_t>(number)].appearance;
    }
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

    /// Begins with nothing shown in that part of the level. `all` is never freed.
    SeenMap(std::span<const DrawnTile> all, const Box& part, Point player)
        : all_(all),
          part_(part),
          player_(player),
          tiles_(static_cast<std::size_t>(part.width) * static_cast<std::size_t>(part.height)) {}

    /// Shows something in place of what was there. REQUIRES: the place is in the part.
    void put(Point place, LookNumber number) {
        LookNumber& tile = tiles_[index(place)];
        below_ =
            place == player_ && content(tile).kind == TileContent::Kind::fixture ? tile : below_;
        tile = number;
    }

    /// Returns the fixture on which the player stands if a thing on it hides it.
    const TileContent& below() const { return content(below_); }

    /// Returns what that place shows. Where the player stands, it is what lies there.
    const TileContent& at(Point place) const { return content(number_at(place)); }

    LookNumber number_at(Point place) const {
        return part_.contains(place) ? tiles_[index(place)] : LookNumber::nothing;
    }

    /// Returns what the number stands for.
    const TileContent& content(LookNumber number) const {
        return all_[static_cast<std::size_t>(number)].content;
    }

    /// Returns the game's name for what leads there, or an empty one.
    std::string_view name_of(TileContent::Leads leads) const {
        const auto leads_there = [&](const DrawnTile& each) { return each.content.leads == leads; };
        const auto found = std::ranges::find_if(all_, leads_there);
        return found == all_.end() ? "" : found->content.name;
    }

    /// Returns a row of the part. `y` is a row of the level. REQUIRES: it is in the part.
    std::span<const LookNumber> row(int y) const {
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

    std::span<const DrawnTile> all_ = kAnyGame;
    Box part_{};
    Point player_;
    LookNumber below_ = LookNumber::nothing;
    std::vector<LookNumber> tiles_;
};

}  // namespace rogue
