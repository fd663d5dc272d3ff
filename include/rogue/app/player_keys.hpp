#pragma once

#include <optional>

#include "rogue/app/run.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/term/terminal_session.hpp"

namespace rogue {

/// The keys of the player at the terminal. Where the game waits for a command, the application
/// takes some keys itself: `?` shows help and `m` shows the messages. If a key would end the run,
/// the player is first asked whether to keep the run. The game sees none of these keys, except when
/// the player wants to end the run.
class PlayerKeys final : public KeySource {
public:
    /// Both are borrowed.
    PlayerKeys(TerminalSession& session, Run& run) : session_(session), run_(run) {}

    /// Returns Key::end once the player has left or the session is over.
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
