#include <algorithm>

#include "rogue/game/game.hpp"
#include "rogue/map/map_generator.hpp"
#include "rogue/tutorial/game.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/recorded.hpp"
#include "tests/support/classic_invariants.hpp"
#include "tests/support/string_keys.hpp"
#include "tests/support/things.hpp"
#include "tests/support/tutorial_invariants.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::fuzz {
namespace {

/// Looks at every screen of the dungeon crawl.
class ClassicWatcher final : public Display {
public:
    void show(const Screen& screen) override {
        if (const auto* map = std::get_if<MapView>(&screen)) {
            expect_none(invariants_.fault_of(*map));
        } else {
            const Inventory& pack = std::get<PackView>(screen).pack;
            expect(pack.items().size() <= Inventory::kCapacity, "too much in the pack");
        }
    }

    void show_over(Point tile, Appearance, std::chrono::milliseconds stay) override {
        expect(DungeonLevel::contains(tile) && stay.count() > 0, "drawn beyond the map");
    }

private:
    test::ClassicInvariants invariants_;
};

/// Looks at every screen of the tutorial.
class TutorialWatcher final : public tutorial::Display {
public:
    void show(const tutorial::Screen& screen) override { expect_none(test::fault_of(screen)); }
};

/// Where a run begins, and with what.
struct Start {
    std::uint64_t seed;
    int depth;
    bool strong;  // Hard to kill, and able to do everything.
};

Player strong_player() {
    Player player = test::carrying(
        {test::kWand, test::kPotion, test::kBlessedAxe, test::kDagger, test::kPotion, test::kWand});
    player.pack.ready_wand(0);
    player.pack.equip_weapon(3);
    player.hp = player.max_hp = 1000;
    return player;
}

Outcome play_classic(const Start& start, KeySource& keys) {
    ClassicWatcher watcher;
    DungeonLevel first = generate_level(start.seed, start.depth, BossAllowed::yes);
    Game game(start.seed, keys, watcher, std::move(first),
              start.strong ? strong_player() : Player{});
    return game.run();
}

Outcome play_tutorial(const Start& start, KeySource& keys) {
    TutorialWatcher watcher;
    tutorial::Game game(start.strong ? test::equipped_world(start.seed, start.depth)
                                     : tutorial::new_world(start.seed),
                        keys, watcher);
    return game.run();
}

// The keys without those that end the run at once.
std::string without_quitting(std::string keys, const GameKind& game) {
    std::ranges::replace_if(
        keys, [&](char key) { return game.quitting.find(key) != std::string_view::npos; }, '.');
    return keys;
}

}  // namespace

// The game, the player, the depth and the seed, then the keys.
void rules(std::string_view input) {
    Bytes bytes(input);
    const GameKind& game = *games()[bytes.below(games().size())];
    const bool strong = bytes.below(2) == 1;
    const int depth = 1 + static_cast<int>(bytes.below(40));
    const Start start{bytes.number(2), depth, strong};
    const std::string letters = without_quitting(keys_of(bytes.rest(), game), game);
    test::StringKeys keys(letters);
    const auto play = &game == &kClassic ? play_classic : play_tutorial;
    const Outcome outcome = play(start, keys);
    expect(outcome.ending != Outcome::Ending::quit, "the run has quit by itself");
    expect(outcome.ending == Outcome::Ending::died || keys.taken() == letters.size(),
           "the run stopped by itself");
}

}  // namespace rogue::fuzz
