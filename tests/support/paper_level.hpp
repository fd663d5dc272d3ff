#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/keys/walk.hpp"
#include "app/runs/known_map.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue::test {

/// A level drawn on paper, all of which is shown:
///
///     @      the player
///     #      wall
///     .  _   floor, and floor that is remembered
///            a blank: unknown
///     <  >   stairs up and down; `V`: stairs down that are remembered
///     {      a spring, which works when somebody steps onto it
///     $  &   a coin that a step takes, and one that nobody takes unasked
///     %  ~   a thing, and a part of the level, onto which nobody steps unasked
///     |  -   a closed gate that a step opens, and an open one
///     +  :   a locked gate, and a door that must be forced
///     =      a door
///     A..Z   things
///     a..z   creatures, which take things, except `w`
class PaperLevel final : public AnyGame {
public:
    static constexpr int kColumns = 60;
    static constexpr int kRows = 8;

    explicit PaperLevel(std::initializer_list<std::string_view> rows);

    static const MapLayout& layout();

    void play(const NextKey& next, const ShowGame& show) override { run_turns(*this, next, show); }

    /// Moves by an arrow, and takes what lies there by `g`.
    void press(Key key) override;
    AnyScreen screen() const override;
    AnyScreen map() const override { return screen(); }
    SeenMap seen_map() const override;
    std::vector<StatusLine> status() const override { return {}; }
    Outcome outcome() const override { return {}; }
    std::unique_ptr<AnyGame> copy() const override { return nullptr; }  // Nobody asks for one.
    PlayerState player_state() const override { return {now, now.depth, player}; }
    const MessageLog& log() const override { return messages; }
    std::vector<Landmark> landmarks() const override { return known_landmarks; }
    bool in_same_part(Point a, Point b) const override {
        return a.x / part_columns == b.x / part_columns;
    }

    Wish wish(Point place) const override;
    Note note(Point /*place*/) const override { return noted; }

    Frame frame() const { return screen().frame(); }

    /// Moves the player, unless a wall or a creature is there.
    void step(Direction direction);

    /// Draws a tile anew.
    void draw(Point tile, char character);

    /// Lets the player know what the level shows now.
    void learn();

    /// These do the same after a step, or after a tile was drawn.
    void walk(Direction direction);
    void show(Point tile, char character);

    /// The level as it was drawn, with a star on each tile that the player has left.
    std::string picture() const;

    Vitals now{1, 30, 30};
    Point player;
    MessageLog messages;
    std::vector<Landmark> known_landmarks;
    int part_columns = kColumns;
    Wish wishes = Wish::visit;              ///< Where anything lies.
    Wish gate = Wish::none;                 ///< At what is shut.
    std::optional<Point> unwanted;          ///< Nobody wants what lies there.
    std::pair<Point, char> below{{}, ' '};  ///< What lies under a thing.
    Note noted;                             ///< What a look tells of anything.
    GameKind kind;
    KnownMap known;

private:
    std::vector<std::string> rows_;
    std::vector<Point> left_;
};

/// A game that is played on such a map, which is borrowed. It has no keys of its own.
GameKind paper_kind(const MapLayout& map);

/// Lets the player walk to the end of the walk and returns the picture. `meanwhile` is called after
/// each step, before the map is learned, with the number of steps.
std::string walked(
    PaperLevel& level, const std::unique_ptr<Walk>& walk,
    const std::function<void(int steps)>& meanwhile = [](int) {});

}  // namespace rogue::test
