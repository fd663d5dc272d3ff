#include "tests/support/tmux.hpp"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

#include "tests/support/check.hpp"

namespace rogue::test {

bool Tmux::available() {
    return std::system("tmux -V >/dev/null 2>&1") == 0;
}

Tmux::Tmux(const std::string& command) {
    const std::string socket = folder_.path("socket");
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (pipe(in.data()) != 0 || pipe(out.data()) != 0) {
        throw std::runtime_error("can't make a pipe");
    }
    pid_ = fork();
    if (pid_ == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        close(in[1]);
        close(out[0]);
        setenv("LC_ALL", "C.UTF-8", 1);
        // Otherwise tmux runs the command by the user's shell, and some users have none.
        setenv("SHELL", "/bin/sh", 1);
        unsetenv("TMUX");
        execlp("tmux", "tmux", "-u", "-S", socket.c_str(), "-f", "/dev/null", "-C", "new-session",
               "-x", "80", "-y", "23", command.c_str(), nullptr);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = out[0];
    run("set-option -g exit-empty on");
    run("refresh-client -C 80x23");
}

Tmux::~Tmux() {
    std::signal(SIGPIPE, SIG_IGN);
    const std::string kill_server = "kill-server\n";
    if (write(to_, kill_server.data(), kill_server.size()) < 0) {
        kill(pid_, SIGKILL);
    }
    close(to_);
    waitpid(pid_, nullptr, 0);
    close(from_);
}

std::string Tmux::read_line() {
    constexpr int kPatienceMs = 10'000;
    std::size_t end = 0;
    while ((end = unread_.find('\n')) == std::string::npos) {
        pollfd event{from_, POLLIN, 0};
        std::array<char, 4096> chunk;
        const bool ready = poll(&event, 1, kPatienceMs) == 1;
        const ssize_t got = ready ? read(from_, chunk.data(), chunk.size()) : 0;
        if (got <= 0) {
            throw std::runtime_error("tmux says no more");
        }
        unread_.append(chunk.data(), static_cast<std::size_t>(got));
    }
    const std::string line = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    output_ |= line.starts_with("%output");
    return line;
}

// A command's result is between %begin and %end. Events are reported outside of these. The first
// result is that of starting tmux.
std::vector<std::string> Tmux::result_of(const std::string& command) {
    const std::string line = command + "\n";
    if (write(to_, line.data(), line.size()) != static_cast<ssize_t>(line.size())) {
        throw std::runtime_error("tmux does not listen");
    }
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
