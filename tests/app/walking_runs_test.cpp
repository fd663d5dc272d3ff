#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "app/games.hpp"
#include "app/keys/controller.hpp"
#include "app/keys/walk.hpp"
#include "app/runs/closed_run.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/classic/classic.hpp"
#include "tests/support/check.hpp"
#include "tests/support/temporary_folder.hpp"

// Runs in which the player runs, travels and repeats are runs like any others.

namespace rogue::test {
namespace {

/// A player who types at random, a bounded number of keys.
class RandomSession final : public Session {
public:
    explicit RandomSession(std::uint32_t seed) : random_(seed) {}

    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override {
        const bool hurries = below(20) == 0;  // Types while a walk is under way.
        if ((timeout && !hurries) || over()) {
            return std::nullopt;
        }
        ++typed_;
        return stroke();
    }
    bool over() const override { return typed_ >= kKeys; }
    bool closed_by_player() const override { return false; }

    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(random_() % bound);
    }

private:
    static constexpr int kKeys = 60;

    void present(std::chrono::milliseconds /*stay*/) override {}

    Keystroke stroke() {
        using Kind = Keystroke::Kind;
        constexpr Kind kArrows[] = {Kind::up, Kind::down, Kind::left, Kind::right};
        constexpr std::u32string_view kTyped = U"__++ggize>>>123wr\rab";
        if (below(2) == 0) {
            return {.kind = kArrows[below(4)], .shift = below(3) != 0};
        }
        return {Kind::character, kTyped[below(static_cast<std::uint32_t>(kTyped.size()))]};
    }

    std::mt19937 random_;
    int typed_ = 0;
};

/// Travels anywhere by `_`, and repeats a step by `+`.
class RandomKeys final : public rogue::Controller {
public:
    RandomKeys(RandomSession& session, LiveRun& run, const Controls& controls)
        : rogue::Controller(session, run, controls), session_(session) {}

    std::size_t walks = 0;
    std::size_t steps = 0;
    int attacks = 0;

private:
    bool handle_own_key(char32_t character) override {
        if (character == U'+') {
            fights_ = foe().has_value();
            repeat();
            return true;
        }
        if (character != U'_') {
            return false;
        }
        const auto all = destinations(run().scene(), UnexploredEnds::listed).listed;
        if (!all.empty()) {
            travel(all[session_.below(static_cast<std::uint32_t>(all.size()))].position);
        }
        return true;
    }
    void warn(std::string_view /*what*/) override {}
    // A walk's step that leads nowhere has struck somebody.
    void before_key(Key key, bool /*known*/) override {
        look_at_last_step();
        const auto step = rogue::Controller::walks() && !fights_ ? direction_of(key) : std::nullopt;
        expected_ = step ? std::optional(run().game().position() + offset(*step)) : std::nullopt;
    }
    void look_at_last_step() {
        const auto expected = std::exchange(expected_, std::nullopt);
        attacks += expected && run().game().position() != *expected ? 1 : 0;
    }
    void tell_end_of(const Walk& walk) override {
        look_at_last_step();
        ++walks;
        steps += walk.steps();
        fights_ = false;
    }

    RandomSession& session_;
    std::optional<Point> expected_;
    bool fights_ = false;
};

/// What has come of a run that was played at random.
struct RandomRun {
    Outcome outcome;
    std::size_t walks;
    std::size_t steps;
    int attacks;
};

RandomRun play_at_random(const GameKind& game, std::uint32_t seed, const std::string& path) {
    LiveRun run(game, {game.rules, seed, "2026-01-02T03:04:05Z"},
                [&] { return LogFile::create(path); });
    RandomSession session(seed);
    RandomKeys keys(session, run, Controls());
    const Outcome outcome = keys.play();
    close_run(run.writer(), game, outcome,
              {.scores_file = path + ".scores", .state_dir = path + ".state"}, {},
              Duplicate::impossible);
    return {outcome, keys.walks, keys.steps, keys.attacks};
}

/// Types one key that runs and then, at the second step, one that means nothing.
class InterruptingSession final : public Session {
public:
    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override {
        ++asked_;
        if (asked_ == 1) {
            return Keystroke{.kind = Keystroke::Kind::left, .shift = true};
        }
        return timeout == std::chrono::milliseconds::zero()
                   ? std::optional(Keystroke{Keystroke::Kind::character, U'%'})
                   : std::nullopt;
    }
    bool over() const override { return asked_ > 2; }
    bool closed_by_player() const override { return false; }

private:
    void present(std::chrono::milliseconds /*stay*/) override {}

    int asked_ = 0;
};

/// Counts the steps of walks and the keys that mean nothing.
class CountingKeys final : public rogue::Controller {
public:
    using rogue::Controller::Controller;

    std::size_t steps = 0;
    int unknown = 0;

private:
    bool handle_own_key(char32_t /*character*/) override { return false; }
    void warn(std::string_view /*what*/) override {}
    void before_key(Key /*key*/, bool known) override { unknown += known ? 0 : 1; }
    void tell_end_of(const Walk& walk) override { steps += walk.steps(); }
};

TEST("a key that is typed during a run ends it, and is a key like any other") {
    LiveRun run(kClassic, {kClassicRules, 1027, "2026-01-02T03:04:05Z"});
    InterruptingSession session;
    CountingKeys keys(session, run, Controls());
    keys.play();
    CHECK_EQ(keys.steps, 1U);
    CHECK_EQ(keys.unknown, 1);
}

TEST("the files of 200 runs with running, travelling and repeating verify") {
    const TemporaryFolder folder;
    const std::string path = folder.path("a.run");
    std::size_t walks = 0;
    std::size_t steps = 0;
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const GameKind& game = *games()[seed % games().size()];
        const check::Context context(std::string(game.name) + " " + std::to_string(seed));
        const RandomRun played = play_at_random(game, seed, path);
        walks += played.walks;
        steps += played.steps;
        CHECK_EQ(played.attacks, 0);
        if (std::filesystem::exists(path)) {  // Not if no key was typed that the game takes.
            RunReader file(path);
            CHECK(replay_file(file).game->outcome() == played.outcome);
            std::filesystem::remove(path);
        }
    }
    CHECK(walks > 1'000);
    CHECK(steps > 2 * walks);
}

}  // namespace
}  // namespace rogue::test
