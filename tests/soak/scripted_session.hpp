#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <random>
#include <string_view>
#include <utility>

#include "app/keys/controller.hpp"
#include "app/keys/routes.hpp"
#include "rogue/base/point.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/term/session.hpp"

namespace rogue::soak {

/// Types what it is told to. Nothing is typed during a walk.
class ScriptedSession final : public Session {
public:
    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override {
        if (timeout == std::chrono::milliseconds::zero() || over()) {
            return std::nullopt;
        }
        if (waiting_.empty()) {
            decide();
        }
        if (waiting_.empty()) {
            over_ = true;
            return std::nullopt;
        }
        const Keystroke stroke = waiting_.front();
        waiting_.pop_front();
        return stroke;
    }
    bool over() const override { return over_; }
    bool closed_by_player() const override { return false; }

    void type(Keystroke stroke) { waiting_.push_back(stroke); }

    std::function<void()> decide;

private:
    void present(std::chrono::milliseconds /*stay*/) override {}

    std::deque<Keystroke> waiting_;
    bool over_ = false;
};

inline Keystroke typing(char32_t character) {
    return {Keystroke::Kind::character, character};
}

inline Keystroke arrow(Direction direction) {
    using Kind = Keystroke::Kind;
    constexpr std::array kArrows{
        std::pair(Direction::up, Kind::up), std::pair(Direction::down, Kind::down),
        std::pair(Direction::left, Kind::left), std::pair(Direction::right, Kind::right)};
    return {
        .kind =
            std::ranges::find(kArrows, direction, &decltype(kArrows)::value_type::first)->second};
}

/// A player who types by rules, and attacks whoever is in sight.
class ScriptedController : public Controller {
public:
    /// The session and the run are borrowed.
    ScriptedController(ScriptedSession& session, LiveRun& run, std::uint64_t seed)
        : Controller(session, run, Controls()),
          session_(session),
          random_(static_cast<std::uint32_t>(seed)) {
        session.decide = [this] { decide(); };
    }

protected:
    void type(Keystroke stroke) { session_.type(stroke); }

    /// Attacks the nearest creature in sight, or goes to it, even where a step hides it. Returns
    /// false if there is none.
    bool hunts() {
        const auto nearest = std::ranges::min_element(
            known().creatures(), {}, [&](const KnownMap::Creature& creature) {
                return manhattan_distance(creature.position, known().player());
            });
        if (nearest != known().creatures().end()) {
            prey_ = nearest->position;
        }
        if (!prey_) {
            return false;
        }
        const Route way = route_towards(known(), *prey_);
        const bool strays = way.empty() || random_() % 8 == 0;
        if (way.size() <= 1) {
            prey_.reset();
        }
        type(arrow(strays ? kClockwise[random_() % 4] : way.front()));
        return true;
    }

private:
    /// Types what comes next; nothing if that is all.
    virtual void decide() = 0;

    void warn(std::string_view /*what*/) override {}

    ScriptedSession& session_;
    std::minstd_rand random_;
    std::optional<Point> prey_;
};

}  // namespace rogue::soak
