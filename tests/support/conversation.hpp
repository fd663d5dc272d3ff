#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/child_process.hpp"

namespace rogue::test {

/// A program without a terminal, with which one speaks through two pipes: what one says is its
/// standard input, and what one hears is its standard output.
class Conversation {
public:
    /// `flags` are status flags of the program's ends of both pipes.
    explicit Conversation(const std::vector<std::string>& argv, int flags = 0);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /// Throws std::runtime_error if the program can't take all of it.
    void say(std::string_view bytes) const;

    /// The next line, without its end; nothing if the program says no more. Throws
    /// std::runtime_error if nothing comes for half a minute.
    std::optional<std::string> hear();

    /// Whether the program says nothing for that time and does not end.
    bool is_quiet_for(std::chrono::milliseconds time) const;

    /// Says no more.
    void hang_up();

    /// Hangs up and waits for the end. Returns what ChildProcess::wait() does. Call it only once.
    int end();

private:
    int to_ = -1;
    int from_ = -1;
    std::string unread_;
    std::optional<ChildProcess> program_;
};

}  // namespace rogue::test
