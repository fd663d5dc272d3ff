#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "rogue/term/terminal.hpp"

namespace rogue::test {

/// The other side of a terminal that is this process's standard input and output: what the player
/// types and sees. TERM is xterm.
class TerminalUser {
public:
    TerminalUser();

    void resize(Terminal::Size size) const;
    void type(std::string_view keys) const;

    /// What has been written since the last call. A null byte that is written now comes last.
    std::string content() const;

    void hang_up() const;

private:
    int master_;
};

/// Whether it holds of the player at the terminal of a process that is started for it. What it
/// tests may take that terminal and its signals.
bool holds_on_own_terminal(const std::function<bool(const TerminalUser&)>& what);

}  // namespace rogue::test
