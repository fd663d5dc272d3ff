#pragma once

#include <optional>

#include "rogue/app/run.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/term/terminal_session.hpp"

namespace rogue {

/// The keys of the player at the terminal. Where the game waits for a command some are the
/// application's: `?` shows help, `m` the messages, and a key that would end the run asks first
/// whether to keep it. None of that reaches the game, but for an end that is wanted.
class PlayerKeys final : public KeySource {
public:
    /// Both are borrowed.
    PlayerKeys(TerminalSession& session, Run& run) : session_(session), run_(run) {}

    /// Key::end once the player has left or the session is over.
    Key next() override;

    /// Whether the player has left a run that has not ended.
    bool left() const { return left_; }

private:
    std::optional<Key> take(Keystroke stroke);
    void show_help();
    void show_messages();

    TerminalSession& session_;
    Run& run_;
    bool left_ = false;
};

}  // namespace rogue
