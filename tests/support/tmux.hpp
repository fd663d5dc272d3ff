#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <vector>

namespace rogue::test {

/// A tmux server of our own with one window of 80 by 23, in which a
/// program runs. Spoken to in control mode, where tmux tells of every output: nobody has to wait
/// for more than that.
class Tmux {
public:
    /// Whether tmux is installed.
    static bool available();

    explicit Tmux(const std::string& command);
    ~Tmux();
    Tmux(const Tmux&) = delete;
    Tmux& operator=(const Tmux&) = delete;

    /// Types keys by tmux's names: `Up`, `q`.
    void send_keys(const std::string& keys);

    /// Waits until the pane's rows, without trailing blanks, are as wanted. Throws
    /// std::runtime_error with them if the program ends first or nothing comes for ten seconds.
    void wait_until(const std::function<bool(const std::vector<std::string>&)>& wanted);

    /// The pane's rows with the sequences that select their colours.
    std::vector<std::string> styled_rows() { return result_of("capture-pane -p -e"); }

private:
    std::string read_line();
    void run(const std::string& command);
    std::vector<std::string> result_of(const std::string& command);

    std::string socket_;
    pid_t pid_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string unread_;
    bool output_ = false;  // Something came since the pane was last looked at.
};

}  // namespace rogue::test
