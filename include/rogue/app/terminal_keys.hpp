#pragma once

#include "rogue/app/player_keys.hpp"
#include "rogue/term/terminal_session.hpp"

namespace rogue {

/// The keys of the player at the terminal. `?` shows help and `m` shows the messages.
class TerminalKeys final : public PlayerKeys {
public:
    /// Both are borrowed.
    TerminalKeys(TerminalSession& session, Run& run);

private:
    bool answers(char32_t character) override;
    void warn(std::string_view what) override;
    void show_help();
    void show_messages();

    TerminalSession& session_;
};

}  // namespace rogue
