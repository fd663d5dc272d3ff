#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/keys/controller.hpp"
#include "rogue/term/terminal_session.hpp"

namespace rogue {

/// The player at a terminal. `?` shows help, `m` shows the messages, `x` looks at what is in sight,
/// `o` explores, `_` travels and `+` repeats. The row below the screen tells which keys work there,
/// how many messages since the last key the map has no room for, if the game does not know the last
/// key, why a walk stopped, and what is wrong with the record.
class TerminalController final : public Controller {
public:
    /// The session and the run are borrowed.
    TerminalController(TerminalSession& session, LiveRun& run, const Controls& controls);
    ~TerminalController() override;

private:
    bool handle_own_key(char32_t character) override;
    void warn(std::string_view what) override;
    void tell_end_of(const Walk& walk) override;
    void before_key(Key key, bool has_meaning) override;
    void show_help();
    void show_messages();
    void look();
    void choose_destination() override;
    void tell(std::string_view words) override;
    void tell_taken(std::string_view words) override;
    TerminalSession::Status status() const;
    std::string keys_here() const;
    std::size_t messages_missed() const;

    TerminalSession& session_;
    std::string warning_;
    std::string notice_;  // About the last key: that it means nothing, or why a walk stopped.
    // How many messages there were before the last key. Nothing at first in a resumed run.
    std::optional<std::size_t> messages_before_;
};

}  // namespace rogue
