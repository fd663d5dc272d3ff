#include "tests/support/diver.hpp"

#include "classic/map/map_generator.hpp"
#include "tests/support/bot.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
std::vector<MapShown> dive_and_return(std::uint64_t seed, int deepest) {
    Player player = wielding({.plain_name = "scythe", .bonus = 1000, .enchanted = true});
    player.hp = player.max_hp = 1'000'000;
    Bot bot({.deepest = deepest}, seed);
    Game game(seed, generate_level(seed, 1, BossAllowed::yes), player);
    std::vector<MapShown> entered;
    game.run([&] { return bot.next(game); },
             [&] {
                 if (entered.empty() || entered.back().depth != game.depth()) {
                     entered.emplace_back(game.map());
                 }
             });
    return entered;
}

}  // namespace rogue::test
