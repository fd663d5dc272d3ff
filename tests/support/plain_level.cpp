#include "tests/support/plain_level.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/draws.hpp"

namespace rogue::test {
namespace {

struct PlainRoom {
    int x, y, w, h;
};

struct Entry {
    std::string what;
    int x, y;
};

struct PlainKind {
    std::string_view name;
    int from_depth, weight;
};

constexpr auto kPool = std::to_array<PlainKind>(
    {{"rat", 1, 6}, {"goblin", 2, 5}, {"orc", 3, 4}, {"troll", 5, 3}, {"wraith", 7, 2}});

bool taken(const std::vector<Entry>& entries, const Entry& at) {
    return std::ranges::any_of(entries, [&](const Entry& e) { return e.x == at.x && e.y == at.y; });
}

class PlainLevelMaker {
public:
    PlainLevelMaker(std::uint64_t seed, int depth)
        : draws_(seed, static_cast<std::uint64_t>(depth)), depth_(depth) {}

    PlainLevel make(bool boss_allowed) {
        int attempts = 0;
        do {
            ++attempts;
            start_over();
        } while (rooms_.size() < 2);
        put(center_x(rooms_.back()), center_y(rooms_.back()), '>');
        if (depth_ > 1) {
            put(center_x(rooms_.front()), center_y(rooms_.front()), '<');
        }
        if (boss_allowed && depth_ > 3 && draws_.below(100) < 15) {
            const int room = draws_.between(1, static_cast<int>(rooms_.size()));
            monsters_.push_back(entry("dread knight", rooms_[static_cast<std::size_t>(room)]));
        }
        for (std::size_t i = 1; i < rooms_.size(); ++i) {
            fill(rooms_[i]);
        }
        return {written(), attempts};
    }

private:
    static int center_x(const PlainRoom& room) { return room.x + room.w / 2; }
    static int center_y(const PlainRoom& room) { return room.y + room.h / 2; }

    void put(int x, int y, char terrain) {
        rows_.at(static_cast<std::size_t>(y)).at(static_cast<std::size_t>(x)) = terrain;
    }

    void start_over() {
        rooms_.clear();
        rows_.fill(std::string(30, '#'));
        for (int attempt = 0; attempt < 30; ++attempt) {
            PlainRoom room{};
            room.w = draws_.between(4, 10);
            room.h = draws_.between(4, 10);
            room.x = draws_.between(1, 30 - room.w - 1);
            room.y = draws_.between(1, 18 - room.h - 1);
            if (fits(room)) {
                carve(room);
            }
        }
    }

    bool fits(const PlainRoom& a) const {
        return std::ranges::none_of(rooms_, [&](const PlainRoom& b) {
            return a.x <= b.x + b.w && a.x + a.w >= b.x && a.y <= b.y + b.h && a.y + a.h >= b.y;
        });
    }

    void carve(const PlainRoom& room) {
        for (int y = room.y; y < room.y + room.h; ++y) {
            for (int x = room.x; x < room.x + room.w; ++x) {
                put(x, y, '.');
            }
        }
        if (!rooms_.empty()) {
            join(rooms_.back(), room);
        }
        rooms_.push_back(room);
    }

    void join(const PlainRoom& earlier, const PlainRoom& room) {
        const bool across_first = draws_.below(2) == 0;
        const int y = center_y(across_first ? earlier : room);
        const int x = center_x(across_first ? room : earlier);
        const auto [left, right] = std::minmax({center_x(earlier), center_x(room)});
        const auto [top, bottom] = std::minmax({center_y(earlier), center_y(room)});
        for (int at = left; at <= right; ++at) {
            put(at, y, '.');
        }
        for (int at = top; at <= bottom; ++at) {
            put(x, at, '.');
        }
    }

    Entry entry(std::string what, const PlainRoom& room) {
        const int x = draws_.between(room.x + 1, room.x + room.w - 1);
        const int y = draws_.between(room.y + 1, room.y + room.h - 1);
        return {std::move(what), x, y};
    }

    bool is_way_down(const Entry& at) const {
        return at.x == center_x(rooms_.back()) && at.y == center_y(rooms_.back());
    }

    void fill(const PlainRoom& room) {
        if (draws_.below(100) < 20) {
            const Entry fountain = entry("", room);
            if (!is_way_down(fountain)) {
                put(fountain.x, fountain.y, '~');
            }
        }
        const int n = draws_.between(0, 2 + depth_ / 2);
        for (int i = 0; i < n; ++i) {
            Entry monster = entry("", room);
            if (!taken(monsters_, monster) && !is_way_down(monster)) {
                monster.what = drawn_monster();
                monsters_.push_back(monster);
            }
        }
        for (const int percent : {60, 20}) {
            if (draws_.below(100) < percent) {
                Entry item = entry("", room);
                if (!taken(items_, item)) {
                    item.what = drawn_item();
                    items_.push_back(item);
                }
            }
        }
    }

    std::string drawn_monster() {
        int sum = 0;
        for (const PlainKind& kind : kPool) {
            sum += kind.from_depth <= depth_ ? kind.weight : 0;
        }
        const int roll = draws_.below(sum);
        int running = 0;
        for (const PlainKind& kind : kPool) {
            running += kind.from_depth <= depth_ ? kind.weight : 0;
            if (running > roll) {
                return std::string(kind.name);
            }
        }
        return "nobody";
    }

    std::string drawn_item() {
        if (depth_ >= 2 && draws_.below(100) < 15) {
            const int charges = 3 + draws_.below(3);
            return text("wand of fireball (", charges, ") [", 8 + depth_ / 3, " dmg, range 6]");
        }
        if (draws_.below(100) < 55) {
            return text("healing potion [heals ", 10 + draws_.below(6), "]");
        }
        constexpr auto kNames = std::to_array<std::string_view>(
            {"dagger", "shortsword", "longsword", "battle axe", "warhammer"});
        const int bonus = 1 + depth_ / 2 + draws_.below(2);
        return text(kNames.at(static_cast<std::size_t>(std::min(bonus - 1, 4))), " [+", bonus,
                    " atk]");
    }

    std::string written() const {
        std::string result;
        for (const std::string& row : rows_) {
            result += row + "\n";
        }
        const auto write = [&](std::string_view what, int x, int y) {
            result += text(what, " ", x, ",", y, "\n");
        };
        write("spawn", center_x(rooms_.front()), center_y(rooms_.front()));
        write("down", center_x(rooms_.back()), center_y(rooms_.back()));
        for (const std::vector<Entry>* entries : {&monsters_, &items_}) {
            for (const Entry& listed : *entries) {
                write(listed.what, listed.x, listed.y);
            }
        }
        return result;
    }

    Draws draws_;
    int depth_;
    std::array<std::string, 18> rows_;
    std::vector<PlainRoom> rooms_;
    std::vector<Entry> monsters_;
    std::vector<Entry> items_;
};

}  // namespace

PlainLevel plain_level(std::uint64_t seed, int depth, bool boss_allowed) {
    return PlainLevelMaker(seed, depth).make(boss_allowed);
}

}  // namespace rogue::test
