#include "tests/support/tmux.hpp"

#include <csignal>
#include <cstdlib>
#include <stdexcept>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"

namespace rogue::test {

bool Tmux::available() {
    return std::system("tmux -V >/dev/null 2>&1") == 0;
}

// Without SHELL tmux runs the command by the user's shell, and some users have none.
Tmux::Tmux(const std::string& command, int rows)
    : tmux_({"env", "-u", "TMUX", "LC_ALL=C.UTF-8", "SHELL=/bin/sh", "tmux", "-u", "-S",
             folder_.path("socket"), "-f", "/dev/null", "-C", "new-session", "-x", "80", "-y",
             std::to_string(rows), command}) {
    run("set-option -g exit-empty on");
    run("set-option -g destroy-unattached on");  // With this process its server ends too.
    run(concat("refresh-client -C 80x", rows));
}

Tmux::~Tmux() {
    std::signal(SIGPIPE, SIG_IGN);
    try {
        tmux_.say("kill-server\n");
        tmux_.end();
    } catch (const std::runtime_error&) {  // It has ended before.
    }
}

std::string Tmux::read_line() {
    std::optional<std::string> line = tmux_.hear();
    if (!line) {
        throw std::runtime_error("tmux says no more");
    }
    output_ |= line->starts_with("%output");
    return *line;
}

// A command's result is between %begin and %end. Events are reported outside of these. The first
// result is that of starting tmux.
std::vector<std::string> Tmux::result_of(const std::string& command) {
    tmux_.say(command + "\n");
    std::vector<std::string> rows;
    bool ours = false;
    while (true) {
        const std::string told = read_line();
        const bool from_client =
            told.ends_with(" 1");  // These flags mean that we gave the command.
        if (told.starts_with("%begin ") && from_client) {
            ours = true;
        } else if ((told.starts_with("%end ") || told.starts_with("%error ")) && ours) {
            return rows;
        } else if (ours) {
            rows.push_back(told);
        }
    }
}

void Tmux::run(const std::string& command) {
    result_of(command);
}

void Tmux::send_keys(const std::string& keys) {
    run("send-keys " + keys);
}

void Tmux::wait_until(const std::function<bool(const std::vector<std::string>&)>& wanted) {
    check::looked();  // A wait whose event does not come throws.
    std::vector<std::string> rows;
    try {
        while (!wanted(rows = result_of("capture-pane -p"))) {
            output_ = false;
            while (!output_) {
                read_line();
            }
        }
    } catch (const std::exception& error) {
        std::string screen = error.what();
        for (const std::string& row : rows) {
            screen += "\n" + row;
        }
        throw std::runtime_error(screen);
    }
}

}  // namespace rogue::test
