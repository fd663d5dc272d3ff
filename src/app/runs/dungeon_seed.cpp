#include "app/runs/dungeon_seed.hpp"

#include <algorithm>
#include <chrono>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"

namespace rogue {

std::optional<std::uint64_t> seed_asked_for(const DungeonChoice& dungeon, std::string_view date) {
    if (!dungeon.daily) {
        return dungeon.seed;
    }
    return fnv1a(dungeon.daily->empty() ? day_of(date) : *dungeon.daily);
}

std::optional<std::string> day_of_dungeon(const RunHeader& header, const DungeonChoice& asked) {
    std::vector<std::string> days{asked.daily.value_or("")};
    const auto noon = instant_of(concat(day_of(header.began), "T12:00Z")).value();
    for (const int later : {0, -1, 1}) {
        days.emplace_back(day_of(iso_date(noon + std::chrono::hours(24 * later))));
    }
    const auto day = std::ranges::find_if(
        days, [&](const std::string& each) { return is_day(each) && fnv1a(each) == header.seed; });
    return day == days.end() ? std::nullopt : std::optional(*day);
}

}  // namespace rogue
