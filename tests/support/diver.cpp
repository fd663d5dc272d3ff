#include "tests/support/diver.hpp"

#include <utility>

#include "rogue/classic/map/map_generator.hpp"
#include "tests/support/bot.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {
namespace {

/// Keeps the first map of each visit to a level.
class Entrances final : public Display {
public:
    void show(const Screen& screen) override {
        const auto* map = std::get_if<MapView>(&screen);
        if (map != nullptr && (entered.empty() || entered.back().depth != map->depth)) {
            entered.push_back({map->level, map->player, map->log, map->depth, map->tally});
        }
    }

    std::vector<MapShown> entered;
};

}  // namespace

std::vector<MapShown> dive_and_return(std::uint64_t seed, int deepest) {
    Player player = wielding({.plain_name = "scythe", .bonus = 1000, .enchanted = true});
    player.hp = player.max_hp = 1'000'000;
    Entrances entrances;
    Bot bot({.deepest = deepest}, entrances, seed);
    Game game(seed, bot, bot, generate_level(seed, 1, BossAllowed::yes), player);
    game.run();
    return std::move(entrances.entered);
}

}  // namespace rogue::test
