#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <utility>

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
    bool left() const override { return false; }

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

}  // namespace rogue::soak
