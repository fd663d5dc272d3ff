#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/key_source.hpp"
#include "rogue/base/score_line.hpp"
#include "rogue/term/terminal_session.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {

/// A run that is shown like a film, at the pace the spectator wants and from where the spectator
/// wants. Space pauses, + and - change the speed, the arrows go a key on or back, the Page keys
/// fifty, Home and End to the beginning and to the end, n to the next level, q leaves.
///
/// To go anywhere it plays again from the beginning, or from a copy of the game that it has kept on
/// the way, without showing it: games can't be played backwards, and this is as fast as the rules.
class Film final : private KeySource {
public:
    /// A run that is true, all its keys, and the table of high scores after it, which is shown if
    /// it died.
    struct Run {
        const GameKind& game;
        std::uint64_t seed;
        std::string_view keys;
        std::span<const ScoreLine> high_scores;
    };

    /// `speed` is in keys a second. What the run refers to and the session are borrowed.
    Film(const Run& run, TerminalSession& session, int speed);

    /// Shows the run until the spectator leaves it.
    void show();

private:
    /// Where to go: to the first moment after so many keys, and if a depth is given, to the first
    /// from there on at another depth.
    struct Goal {
        std::size_t taken;
        std::optional<int> depth_left = {};
    };

    /// The game as it was after so many keys.
    struct Copy {
        std::size_t taken = 0;
        std::unique_ptr<const AnyGame> game;
    };

    Key next() override;

    void play();
    std::unique_ptr<AnyGame> game_before_goal();
    void keep_copy();
    void reveal();
    bool unseen() const;
    void wait();
    bool obey(Keystroke stroke);
    bool obey(char32_t character);
    std::optional<Goal> goal_of(Keystroke stroke) const;
    void await_leaving(const Outcome& outcome);
    void await_key_at_end();
    std::chrono::steady_clock::time_point time_of_next_key() const;
    std::string status() const;

    const Run run_;
    TerminalSession& session_;
    int speed_;
    bool paused_ = false;
    bool left_ = false;
    Goal from_{0};                // What comes before it is not shown.
    std::optional<Goal> wanted_;  // The spectator wants to go there.

    std::vector<Copy> copies_;  // In the order of the run.
    std::size_t between_copies_ = 1000;

    // Of the game that is being played:
    std::size_t taken_ = 0;
    const AnyGame* game_ = nullptr;
    LastScreen screen_;
    bool hidden_ = true;  // The session does not show the screen.
};

}  // namespace rogue
