#include "tests/support/conversation.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <utility>

#include "tests/support/execute.hpp"

namespace rogue::test {

Conversation::Conversation(const std::vector<std::string>& argv, int flags) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (pipe(in.data()) != 0 || pipe(out.data()) != 0 || fcntl(in[0], F_SETFL, flags) != 0 ||
        fcntl(out[1], F_SETFL, flags) != 0) {
        throw std::runtime_error("can't make a pipe");
    }
    program_.emplace([&]() -> int {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        close(in[1]);
        close(out[0]);
        execute(argv);
    });
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = out[0];
}

Conversation::~Conversation() {
    hang_up();
    close(from_);
}

void Conversation::say(std::string_view bytes) const {
    if (write(to_, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) {
        throw std::runtime_error("the program does not listen");
    }
}

std::optional<std::string> Conversation::hear() {
    std::size_t end = 0;
    while ((end = unread_.find('\n')) == std::string::npos) {
        if (is_quiet_for(std::chrono::seconds(30))) {
            throw std::runtime_error("the program says nothing");
        }
        std::array<char, 4096> chunk;
        const ssize_t got = read(from_, chunk.data(), chunk.size());
        if (got <= 0) {
            return std::nullopt;
        }
        unread_.append(chunk.data(), static_cast<std::size_t>(got));
    }
    std::string line = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    return line;
}

bool Conversation::is_quiet_for(std::chrono::milliseconds time) const {
    pollfd event{from_, POLLIN, 0};
    return poll(&event, 1, static_cast<int>(time.count())) == 0;
}

void Conversation::hang_up() {
    if (to_ >= 0) {
        close(std::exchange(to_, -1));
    }
}

int Conversation::end() {
    hang_up();
    return program_->wait();
}

}  // namespace rogue::test
