#include "tests/support/bot.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

namespace rogue::test {
namespace {

constexpr std::array kArrows{Key::up, Key::down, Key::left, Key::right};

// The arrow key that begins a shortest way from a tile to another one that is `wanted`, over tiles
// that are `open`; the last tile need not be open. Returns nothing if there is no way.
std::optional<Key> first_step(Point from, const auto& wanted, const auto& open) {
    struct Reached {
        Point tile;
        Key first;
    };
    constexpr std::size_t kTiles = std::size_t{DungeonLevel::kWidth} * DungeonLevel::kHeight;
    std::array<Reached, kTiles> reached;
    std::array<bool, kTiles> content{};
    std::size_t count = 0;
    const auto reach = [&](Point p, Key first) {
        bool& seen_here = content[static_cast<std::size_t>(p.y * DungeonLevel::kWidth + p.x)];
        if (!seen_here && open(p)) {
            reached[count++] = {p, first};
        }
        seen_here = true;
    };
    reach(from, Key::other);
    for (std::size_t i = 0; i < count; ++i) {
        for (const Key arrow : kArrows) {
            const Point next = reached[i].tile + offset(*direction_of(arrow));
            const Key first = i == 0 ? arrow : reached[i].first;
            if (!DungeonLevel::contains(next)) {
                continue;
            }
            if (wanted(next)) {
                return first;
            }
            reach(next, first);
        }
    }
    return std::nullopt;
}

// The first slot of the pack whose item is wanted.
std::optional<std::size_t> slot_with(const Inventory& pack, auto wanted) {
    const std::span<const Item> items = pack.items();
    const auto found = std::ranges::find_if(items, wanted);
    return found != items.end() ? std::optional(static_cast<std::size_t>(found - items.begin()))
                                : std::nullopt;
}

bool is_charged(const Item& item) {
    const auto* wand = std::get_if<Wand>(&item);
    return wand != nullptr && wand->charges > 0;
}

// What a weapon is worth. A blessed one is worth more, because it alone harms the boss.
int worth_of(const Item& item) {
    constexpr int kBlessing = 3;
    const auto* weapon = std::get_if<Weapon>(&item);
    return weapon != nullptr ? weapon->bonus + (weapon->enchanted ? kBlessing : 0) : 0;
}

}  // namespace

std::optional<Key> Bot::next(const Game& game) {
    if (keys_ >= aims_.most_keys) {
        return aims_.last;
    }
    ++keys_;
    if (const auto answer = std::exchange(planned_, std::nullopt)) {
        return answer;
    }
    map_.emplace(game.map());
    return choose();
}

std::optional<Key> Bot::choose() {
    const bool dives = map_->depth > aims_.explores_to || map_->tally.deepest == aims_.deepest;
    std::optional<Key> key = whim();
    if (!key) {
        key = use_pack();
    }
    if (!key) {
        key = fight();
    }
    if (!key && !dives && !is_hurt()) {
        key = explore();
    }
    return key ? key : take_stairs();
}

std::optional<Key> Bot::whim() {
    constexpr int kPercent = 100;
    if (aims_.whims == 0 || whims_.below(kPercent) >= aims_.whims) {
        return std::nullopt;
    }
    constexpr std::string_view kKeys = "UDLR.gGiIzZ<>abcdefhjklmnoprst";
    return Key{kKeys[static_cast<std::size_t>(whims_.below(static_cast<int>(kKeys.size())))]};
}

std::optional<Key> Bot::use_slot(std::optional<std::size_t> slot) {
    if (!slot) {
        return std::nullopt;
    }
    planned_ = Key{static_cast<char>('a' + *slot)};
    return Key{'i'};
}

std::optional<Key> Bot::use_pack() {
    const Inventory& pack = map_->player.pack;
    const auto is_potion = [](const Item& item) { return std::holds_alternative<Potion>(item); };
    if (is_hurt() || pack.full()) {
        if (const auto key = use_slot(slot_with(pack, is_potion))) {
            return key;
        }
    }
    if (const auto key = use_slot(better_weapon())) {
        return key;
    }
    const bool ready = pack.wand() != nullptr && pack.wand()->charges > 0;
    return ready ? std::nullopt : use_slot(slot_with(pack, is_charged));
}

std::optional<std::size_t> Bot::better_weapon() const {
    const Inventory& pack = map_->player.pack;
    const Weapon* const wielded = pack.weapon();
    const int worth = wielded != nullptr ? worth_of(*wielded) : 0;
    return slot_with(pack, [worth](const Item& item) { return worth_of(item) > worth; });
}

std::optional<Key> Bot::fight() {
    if (const auto key = zap()) {
        return key;
    }
    for (const Key arrow : kArrows) {
        const Point target = map_->player.position + offset(*direction_of(arrow));
        for (const Monster& monster : map_->level.monsters) {
            if (monster.position == target && !is_harmless_to(monster)) {
                return arrow;
            }
        }
    }
    return std::nullopt;
}

// Burns the first monster that stands in line and in sight, but not beside the player.
std::optional<Key> Bot::zap() {
    const Wand* const wand = map_->player.pack.wand();
    if (wand == nullptr || wand->charges == 0) {
        return std::nullopt;
    }
    for (const Key arrow : kArrows) {
        Point target = map_->player.position;
        for (int i = 0; i < wand->kind->range; ++i) {
            target = target + offset(*direction_of(arrow));
            const bool struck = std::ranges::find(map_->level.monsters, target,
                                                  &Monster::position) != map_->level.monsters.end();
            if (struck && i > 0 && map_->level.visible(target)) {
                planned_ = arrow;
                return Key{'z'};
            }
            if (struck || !map_->level.walkable(target)) {
                break;
            }
        }
    }
    return std::nullopt;
}

// Picks up what lies here, or goes to the nearest thing worth going to: an item, a fountain for a
// weapon without blessing, or ground beside tiles that have not been seen.
std::optional<Key> Bot::explore() const {
    const DungeonLevel& level = map_->level;
    const Player& player = map_->player;
    const bool takes = !player.pack.full();
    if (takes && level.item_at(player.position) != nullptr) {
        return Key{'g'};
    }
    const bool wants_blessing = player.pack.weapon() != nullptr && !player.wields_enchanted();
    const auto wanted = [&](Point p) {
        const bool fountain = level.at(p).terrain == Terrain::fountain;
        return level.walkable(p) &&
               (!level.at(p).explored || (takes && level.item_at(p) != nullptr) ||
                (wants_blessing && fountain));
    };
    return way_to(wanted, [&](Point p) { return level.at(p).explored; });
}

std::optional<Key> Bot::take_stairs() const {
    const bool down = map_->tally.deepest < aims_.deepest;
    if (!down && map_->depth == 1) {
        return std::nullopt;
    }
    const Point stairs = down ? map_->level.stairs_down : map_->level.spawn;
    if (map_->player.position == stairs) {
        return Key{down ? '>' : '<'};
    }
    const auto is_there = [&](Point p) { return p == stairs; };
    return way_to(is_there, [](Point) { return true; }).value_or(Key::other);
}

bool Bot::is_hurt() const {
    return 2 * map_->player.hp < map_->player.max_hp;
}

// Whether blows glance off the monster.
bool Bot::is_harmless_to(const Monster& monster) const {
    return monster.kind->only_enchanted_steel_harms && !map_->player.wields_enchanted();
}

// The next step on a way over tiles that are known. It leads through monsters, which are fought,
// but around those that can't be harmed, unless there is no other way.
std::optional<Key> Bot::way_to(const auto& wanted, const auto& known) const {
    const DungeonLevel& level = map_->level;
    const auto open = [&](Point p) { return level.walkable(p) && known(p); };
    const auto clear = [&](Point p) {
        return open(p) && std::ranges::none_of(level.monsters, [&](const Monster& monster) {
                   return monster.position == p && is_harmless_to(monster);
               });
    };
    const auto key = first_step(map_->player.position, wanted, clear);
    return key ? key : first_step(map_->player.position, wanted, open);
}

}  // namespace rogue::test
