#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rogue/ui/frame.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

/// A tmux server of our own with one window of 80 columns and so many rows, in which the system's
/// shell runs a command, whatever the user's shell is. It is used in control mode, in which tmux
/// reports every output, so that tests wait for events only.
class Tmux {
public:
    /// Whether tmux is installed.
    static bool available();

    explicit Tmux(const std::string& command, int rows = Frame::kRows);
    ~Tmux();
    Tmux(const Tmux&) = delete;
    Tmux& operator=(const Tmux&) = delete;

    /// Types keys by their names in tmux: `Up`, `q`.
    void send_keys(const std::string& keys);

    /// Waits until the pane's rows, without trailing blanks, are as wanted. Throws
    /// std::runtime_error with the rows if the program ends first or if nothing comes for half a
    /// minute.
    void wait_until(const std::function<bool(const std::vector<std::string>&)>& wanted);

    /// The pane's rows with the sequences that select their colours.
    std::vector<std::string> styled_rows() { return result_of("capture-pane -p -e"); }

private:
    std::string read_line();
    void run(const std::string& command);
    std::vector<std::string> result_of(const std::string& command);

    TemporaryFolder folder_;  // The server's socket is in it.
    Conversation tmux_;
    bool output_ = false;  // Output has come since the pane was last read.
};

}  // namespace rogue::test
