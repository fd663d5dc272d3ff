#include "rogue/classic/classic.hpp"

#include "rogue/classic/game/game.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/game_of.hpp"

namespace rogue {

namespace {

class ClassicGame final : public GameOf<classic::Game, ClassicGame, classic::kMap> {
public:
    using GameOf::GameOf;

    std::vector<Flash> flashes() const override { return flashes_of(rules().flight()); }

    std::string targets() const override {
        const classic::MapView map = rules().map();
        return targets_of(map.player, seen_map(),
                          [&](Point place) { return map.level.walkable(place); });
    }

    Pages pages() const override {
        return {.pack = GamePage{any_screen(classic::PackView{rules().map().player.pack}),
                                 classic::kPackKeysRow}};
    }

    Wish wish(Point place) const override {
        const classic::MapView map = rules().map();
        const classic::PlacedItem* found = map.level.item_at(place);
        if (found == nullptr) {
            const bool fountain = map.level.at(place).terrain == classic::Terrain::fountain;
            return fountain && can_bless_weapon(map.player) ? Wish::visit : Wish::none;
        }
        if (!map.player.pack.wants(found->item)) {
            return Wish::none;
        }
        return map.player.pack.full() ? Wish::visit : Wish::take;
    }
};

}  // namespace

constexpr GameKind kClassic{.rules = kClassicRules,
                            .name = "classic",
                            .scores_file = "highscores.txt",
                            .keys = GameKeys(classic::kKeySet),
                            .quitting = "qQ",
                            .glyphs = classic::kGlyphs,
                            .draw_help = classic::draw_help,
                            .map = classic::kMap,
                            .commands = classic::kCommandLines,
                            .hints = classic::kHints,
                            .taking = Key{'g'},
                            .start = start<ClassicGame>};

}  // namespace rogue
