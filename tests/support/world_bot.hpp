#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "rogue/base/key_source.hpp"
#include "rogue/world/rules/display.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/world_invariants.hpp"

namespace rogue::test {

/// Plays the world: it walks from tile to tile, takes what lies there and sometimes goes home.
/// Every few keys it follows a whim. It looks at each map that is shown and passes all screens on.
class WorldBot final : public KeySource, public world::Display {
public:
    /// The audience is borrowed.
    WorldBot(std::uint64_t seed, int most_keys, world::Display& audience)
        : draws_(seed, 1000), left_(most_keys), audience_(audience) {}

    Key next() override;
    void show(const world::Screen& screen) override;
    void show_over(Point from_player, Appearance appearance,
                   std::chrono::milliseconds stay) override;

    /// The first fault of a map, or empty.
    const std::string& fault() const { return fault_; }
    int maps() const { return maps_; }

private:
    enum class Awaits { command, direction, letter, nothing };

    Key key_on_map();
    Key whim();
    Key step();
    void choose_aim();

    Draws draws_;
    int left_;
    world::Display& audience_;
    const world::World* world_ = nullptr;  // That of the last map.
    Awaits awaits_ = Awaits::nothing;
    WorldInvariants invariants_;
    std::string fault_;
    int maps_ = 0;

    // Where it goes: a cell of that tile, and then out by that side, or nowhere.
    Point tile_;
    Point aim_;
    std::optional<std::size_t> side_;
    int patience_ = 0;  // For how many keys it keeps its aim.
};

}  // namespace rogue::test
