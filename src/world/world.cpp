#include "rogue/world/world.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/game_of.hpp"
#include "world/rules/game.hpp"
#include "world/screens/screens.hpp"

namespace rogue {
namespace {

class WorldGame final : public GameOf<world::Game, WorldGame, world::kMap> {
public:
    using GameOf::GameOf;

    PlayerState player_state() const override { return {rules().vitals(), 0, rules().position()}; }

    bool in_same_part(Point a, Point b) const override {
        return world::chunk_of(a) == world::chunk_of(b);
    }

    Gains gains() const override {
        const world::World& world = rules().world();
        return {world.brands_home, gift_names(world, ", "), rules().quitting_wins()};
    }

    std::vector<Flash> flashes() const override {
        std::vector<Flash> flashes = flashes_of(rules().flight());
        for (Flash& flash : flashes) {
            flash.tile = flash.tile - position() + world::kMiddle;
        }
        return flashes;
    }

    std::vector<Landmark> landmarks() const override {
        const world::World& world = rules().world();
        const Point here = world.player_chunk();
        std::vector<Landmark> all{{.name = "hearth",
                                   .position = world::kHearth,
                                   .lands = Point{} - here,
                                   .shown_as = {"hearth"}}};
        for (const auto& [brand, chunk] : world.known) {
            all.push_back({.name = "brand",
                           .position = world::middle_of(chunk),
                           .away = world::Chunk::kSize / 2,
                           .lands = chunk - here,
                           .shown_as = {"brand", "vault door"},
                           .which = concat("in the ", world::name_of(brand))});
        }
        return all;
    }

    std::string heard() const override { return world::heard_words(rules().world()); }

    std::string page_footer() const override { return world::door_words(rules().world()); }

    std::string targets() const override {
        const world::World& world = rules().world();
        return classic::targets_of(world.player, seen_map(), [&](Point cell) {
            return world.sight.contains(cell) && !stops_sight(world.map.at(cell).terrain());
        });
    }

    Wish wish(Point place) const override {
        const world::World& world = rules().world();
        const world::Chunk* chunk = world.map.find(world::chunk_of(place));
        if (chunk == nullptr) {
            return Wish::visit;
        }
        const auto is_unwanted = [&](const world::Thing& thing) {
            const auto* item = std::get_if<world::Item>(&thing.what);
            return item != nullptr && thing.position == place && !world.player.pack.wants(*item);
        };
        const world::Terrain terrain = chunk->at(world::inside_chunk(place)).terrain();
        if (terrain == world::Terrain::vault_door && world.keys > 0) {
            return Wish::open;
        }
        const bool idle =
            (terrain == world::Terrain::fountain && !can_bless_weapon(world.player)) ||
            (terrain == world::Terrain::plate && chunk->plates->down == kClockwise.size());
        return idle || std::ranges::any_of(chunk->things, is_unwanted) ? Wish::none : Wish::visit;
    }

    Pages pages() const override {
        const world::World& world = rules().world();
        const auto brands = static_cast<std::size_t>(world.brands_home);
        return {GamePage{{world::Story{world.stones_read, brands}, Prompt::page},
                         world::Story::kKeysRow},
                GamePage{any_screen(world::PackView{world}), classic::kPackKeysRow}};
    }
};

}  // namespace

constexpr GameKind kWorld{.rules = kWorldRules,
                          .name = "world",
                          .scores_file = "highscores-world.txt",
                          .keys = GameKeys(world::kKeySet),
                          .quitting = "qQ",
                          .glyphs = world::kGlyphs,
                          .draw_help = world::draw_help,
                          .map = world::kMap,
                          .commands = world::kCommandLines,
                          .hints = world::kHints,
                          .depth_word = "far",
                          .depth_phrase = "at distance",
                          .gathered = "brands",
                          .one_gathered = "brand",
                          .win_title = "YOU CAME HOME",
                          .waiting = Key{'w'},
                          .start = start<WorldGame>};

}  // namespace rogue
