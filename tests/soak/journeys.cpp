#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>

#include "app/keys/walk.hpp"
#include "rogue/world/world.hpp"
#include "tests/soak/scripted_session.hpp"
#include "tests/soak/soak.hpp"
#include "world/rules/brands.hpp"
#include "world/rules/chunk.hpp"

namespace rogue::soak {
namespace {

/// What all journeys together have come to.
struct JourneyTotals {
    std::size_t journeys = 0;
    std::size_t arrived = 0;
    std::size_t died = 0;
    std::size_t presses = 0;  // Of `_`, and of `o` where it leads nowhere.
    std::size_t keys = 0;
    std::size_t pushes = 0;  // Against doors.
};

/// Travels to a land, attacks whoever is in sight, and pushes the door that a walk names.
class JourneyBot final : public ScriptedController {
public:
    JourneyBot(ScriptedSession& session, LiveRun& run, std::uint64_t seed, Point land,
               JourneyTotals& totals)
        : ScriptedController(session, run, seed), land_(land), totals_(totals) {}

    bool arrived() const { return world::chunk_of(run().game().position()) == land_; }

private:
    static constexpr std::size_t kMostKeys = 3000;
    static constexpr int kMostInVain = 4;

    void decide() override {
        if (arrived() || keys_ > kMostKeys || in_vain_ > kMostInVain) {
            return;
        }
        const auto door = std::exchange(door_, std::nullopt);
        if (hunts()) {
            return;
        }
        if (door && known().at(*door).name == "locked door" && run().game().vitals().hp > 1) {
            door_ = door;
            ++totals_.pushes;
            type(arrow(*std::ranges::find_if(kClockwise, [&](Direction direction) {
                return known().player() + offset(direction) == *door;
            })));
        } else {
            ++totals_.presses;
            type(typing(in_vain_ % 2 == 0 ? U'_' : U'o'));
        }
    }

    bool handle_own_key(char32_t character) override {
        if (character == U'o') {
            explore();
        } else if (character == U'_') {
            travel(world::middle_of(land_));
        }
        return character == U'o' || character == U'_';
    }

    void before_key(Key /*key*/, bool /*known*/) override {
        ++keys_;
        ++totals_.keys;
    }

    void tell_end_of(const Walk& walk) override {
        in_vain_ = walk.steps() == 0 ? in_vain_ + 1 : 0;
        if (walk.stop() != Walk::Stop::door) {
            return;
        }
        for (const Direction direction : kClockwise) {
            const Point there = known().player() + offset(direction);
            door_ = known().at(there).name == "locked door" ? there : door_;
        }
    }

    Point land_;
    JourneyTotals& totals_;
    std::size_t keys_ = 0;
    int in_vain_ = 0;
    std::optional<Point> door_;  // To be pushed.
};

}  // namespace

void travel_to_brands(std::uint64_t first_seed, std::uint64_t seeds) {
    JourneyTotals totals;
    for (std::uint64_t seed = first_seed; seed < first_seed + seeds; ++seed) {
        for (int quarter = 0; quarter < static_cast<int>(kClockwise.size()); ++quarter) {
            LiveRun run(kWorld, {kWorld.rules, seed, "2026-11-20T15:11:00Z"});
            ScriptedSession session;
            JourneyBot bot(session, run, seed, chunk_of(world::Brand{quarter, 1}, seed), totals);
            bot.play();
            ++totals.journeys;
            totals.arrived += bot.arrived();
            totals.died += run.game().ending().has_value();
        }
    }
    std::printf(
        "brands    %5zu journeys  %zu arrived  %zu died  %zu presses  %zu keys  %zu of them pushes "
        "against doors\n",
        totals.journeys, totals.arrived, totals.died, totals.presses, totals.keys, totals.pushes);
}

}  // namespace rogue::soak
