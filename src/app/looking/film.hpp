#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/options.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/term/terminal_session.hpp"
#include "rogue/ui/moments.hpp"

namespace rogue {

/// A run shown like a film, at the pace that the spectator wants and from where the spectator
/// wants, by the keys of FilmKeys.
///
/// A run that somebody is playing is a film that grows: it begins at its end, where each new key is
/// shown as it comes.
///
/// Going back plays on, unshown, from a copy of the game that was kept on the way: games can't be
/// played backwards, and this is as fast as the rules.
class Film {
public:
    /// What is shown. Everything is borrowed.
    struct Reel {
        /// A run that a replay has proven, and all its keys.
        const Replayed& run;
        /// The table after the run, shown if the run counts; empty if there is none.
        std::vector<ScoreLine> high_scores = {};
        /// Adds to the run the keys that were played since; empty if nobody plays it.
        std::function<void()> read_on = {};
    };

    /// `speed` is in keys a second. The session is borrowed.
    Film(Reel reel, TerminalSession& session, int speed);

    /// Shows the run until the spectator leaves it.
    void show();

private:
    /// The game after so many keys.
    struct Copy {
        std::size_t keys = 0;
        std::unique_ptr<const AnyGame> game;
    };

    bool at_end() const { return pressed_ == reel_.run.keys.size(); }
    bool grows() const { return reel_.read_on && !reel_.run.game->ending(); }

    void go_to(std::size_t keys);
    void press_next();
    void keep_copy();
    void show_next();
    void await_next_key();
    void await_more();
    void await_leaving();
    bool goes_back_from_end();
    bool obey(Keystroke stroke);
    bool obey(char32_t character);
    std::optional<std::size_t> goal_of(Keystroke stroke) const;
    std::optional<std::size_t> moment_of(char32_t letter) const;
    std::string status() const;
    void show_status();

    const Reel reel_;
    TerminalSession& session_;
    int speed_;
    bool paused_ = false;
    bool done_ = false;

    std::vector<Copy> copies_;  // In the order of the run. The first is its beginning.
    std::size_t between_copies_ = 1000;

    std::unique_ptr<AnyGame> game_;  // After the keys that were pressed.
    std::size_t pressed_ = 0;
    Moments moments_;  // The moments of all keys that were read.
};

/// Shows the run in the file at that path, which is read up to its first key, in the terminal or by
/// lines of text, and says how it ended. Throws what replay_file() does.
void show_replay(RunReader& file, const std::string& path, const Options& options);

}  // namespace rogue
