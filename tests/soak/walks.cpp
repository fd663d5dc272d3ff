#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/games.hpp"
#include "app/keys/walk.hpp"
#include "rogue/base/text.hpp"
#include "tests/soak/scripted_session.hpp"
#include "tests/soak/soak.hpp"

namespace rogue::soak {
namespace {

/// What all runs of a game together have come to.
struct WalkTotals {
    std::size_t presses = 0;  // Of `o` and `_`.
    std::size_t walks = 0;
    std::size_t steps = 0;
    std::size_t keys = 0;    // Typed, presses among them.
    std::size_t levels = 0;  // Explored to their end; of the world, tiles.
    std::size_t attacks = 0;
    std::map<std::string, std::size_t> stops;
};

// The message with a number sign for each number in it.
std::string kind_of(std::string_view message) {
    std::string kind;
    for (const char c : message) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit || !kind.ends_with('#')) {
            kind += digit ? '#' : c;
        }
    }
    return kind;
}

/// Explores level after level by `o`, walks up to whoever is in sight, fights, takes what lies
/// there, and travels to the stairs down where nothing is left.
class WalkBot final : public ScriptedController {
public:
    WalkBot(ScriptedSession& session, LiveRun& run, std::uint64_t seed, WalkTotals& totals)
        : ScriptedController(session, run, seed), totals_(totals) {}

private:
    static constexpr std::size_t kMostKeys = 1500;

    void decide() override {
        constexpr int kMostLevels = 4;
        look_at_last_step();
        count_tiles();
        const AnyGame& game = run().game();
        if (++typed_ > kMostKeys || levels_ > kMostLevels) {
            return;
        }
        ++totals_.keys;
        if (std::exchange(level_, game.level()) != game.level()) {
            explored_ = false;
        }
        if (hunts()) {
            return;
        }
        if (takes_here()) {
            tried_at_ = game.position();
            type(typing(U'g'));
        } else if (!explored_) {
            ++totals_.presses;
            type(typing(U'o'));
        } else if (const auto& here = known().underfoot(); here && here->name == "stairs down") {
            type(typing(U'>'));
        } else {
            ++totals_.presses;
            type(typing(U'_'));
        }
    }

    // The world has no levels, but tiles.
    void count_tiles() {
        const MessageLog& log = run().game().log();
        const std::size_t new_ones = std::min(log.added() - heard_, log.size());
        for (std::size_t i = log.size() - new_ones; i < log.size(); ++i) {
            totals_.levels += log[i].text.starts_with("You come to ");
        }
        heard_ = log.added();
    }

    bool takes_here() const {
        const MessageLog& log = run().game().log();
        return log.size() > 0 && log[log.size() - 1].text.ends_with("(press g)") &&
               tried_at_ != run().game().position();
    }

    bool handle_own_key(char32_t character) override {
        if (character == U'o') {
            explore();
        } else if (character == U'_') {
            travel_by(typing(U'>'), destinations(run().scene(), UnexploredEnds::omitted));
            typed_ += walks() ? 0 : kMostKeys;  // It knows no way on.
        }
        return character == U'o' || character == U'_';
    }

    void before_key(Key key, bool /*known*/) override {
        look_at_last_step();
        if (const auto step = walks() ? direction_of(key) : std::nullopt) {
            expected_ = run().game().position() + offset(*step);
        }
    }

    // A walk's step that does not lead there has struck somebody.
    void look_at_last_step() {
        if (const auto expected = std::exchange(expected_, std::nullopt)) {
            totals_.attacks += run().game().position() != *expected;
        }
    }

    void tell_end_of(const Walk& walk) override {
        look_at_last_step();
        ++totals_.walks;
        totals_.steps += walk.steps();
        const MessageLog& log = run().game().log();
        std::string why = walk.reason().empty() ? "arrived" : walk.reason();
        if (why == "Stopped: new message.") {
            why = concat("message: ", kind_of(log[log.size() - 1].text));
        }
        if (why.starts_with("Nothing left")) {
            why.resize(why.find('.'));
            explored_ = true;
            ++levels_;
            ++totals_.levels;
        }
        ++totals_.stops[why];
    }

    WalkTotals& totals_;
    std::size_t typed_ = 0;
    std::size_t heard_ = 0;  // Messages.
    int level_ = 0;
    int levels_ = 0;
    bool explored_ = false;
    std::optional<Point> tried_at_;
    std::optional<Point> expected_;
};

void print(std::string_view game, const WalkTotals& totals) {
    const auto a = [](std::size_t sum, std::size_t of) {
        return static_cast<double>(sum) / static_cast<double>(std::max<std::size_t>(of, 1));
    };
    std::printf(
        "%-9s %5zu levels  %5.1f presses a level  %5.1f steps a level  %5.1f steps a press  "
        "%6zu walks  %zu attacks\n",
        std::string(game).c_str(), totals.levels, a(totals.presses, totals.levels),
        a(totals.steps, totals.levels), a(totals.steps, totals.presses), totals.walks,
        totals.attacks);
    std::vector<std::pair<std::size_t, std::string>> stops;
    for (const auto& [why, times] : totals.stops) {
        stops.emplace_back(times, why);
    }
    std::ranges::sort(stops, std::greater());
    for (const auto& [times, why] : stops) {
        std::printf("%10.1f %%  %s\n", 100 * a(times, totals.walks), why.c_str());
    }
}

}  // namespace

void walk_runs(std::uint64_t first_seed, std::uint64_t runs) {
    std::size_t attacks = 0;
    for (const GameKind* const kind : games()) {
        WalkTotals totals;
        for (std::uint64_t seed = first_seed; seed < first_seed + runs; ++seed) {
            LiveRun run(*kind, {kind->rules, seed, "2026-11-20T15:11:00Z"});
            ScriptedSession session;
            WalkBot(session, run, seed, totals).play();
        }
        print(kind->name, totals);
        attacks += totals.attacks;
    }
    if (attacks > 0) {
        throw std::runtime_error("a walk has attacked");
    }
}

}  // namespace rogue::soak
