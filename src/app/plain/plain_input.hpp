#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rogue/term/key_decoder.hpp"
#include "rogue/term/terminal.hpp"

namespace rogue {

// A player who sees no screen types lines of keys, or single keys. Either class has a function
//
//     next(before_waiting)
//
// that waits for keys and returns all that were typed together, or nothing once no more can come.
// An empty line has no keys. Each time before it waits, it calls `before_waiting` and tells if
// nothing of a line has come yet.

using BeforeWaiting = std::function<void(bool nothing_has_come)>;

/// Lines of keys on standard input, with or without blanks between the keys. A line of more than
/// 4096 bytes counts as several.
class KeyLines {
public:
    /// Calls `resumed` whenever the program goes on after it was stopped.
    explicit KeyLines(std::function<void()> resumed);

    std::optional<std::vector<Keystroke>> next(const BeforeWaiting& before_waiting);

    /// Returns true if a line was read that next() has not returned yet.
    bool has_line() const;

private:
    bool read(const BeforeWaiting& before_waiting);
    std::vector<Keystroke> take_line();

    std::function<void()> resumed_;
    std::string input_;   // Read and not yet taken.
    bool ended_ = false;  // There is no more to read.
};

/// Single keys, which the terminal on standard input hands over as they are typed. Ctrl-D ends the
/// input, Ctrl-Z suspends the program, and signals also end the input. The terminal is restored.
class SingleKeys {
public:
    /// Calls `resumed` whenever the program goes on after it was suspended. Throws NoTerminal if
    /// standard input is not a terminal.
    explicit SingleKeys(std::function<void()> resumed);

    std::optional<std::vector<Keystroke>> next(const BeforeWaiting& before_waiting);

    /// Waits for keys or the timeout. Returns no keys if the time is up or over() has become true.
    std::vector<Keystroke> wait(std::optional<std::chrono::milliseconds> timeout);

    /// Forgets an escape sequence that has begun.
    void forget() { decoder_ = {}; }

    /// Returns true if no more keys can come.
    bool over() const { return ended_ || terminal_.over(); }

    /// Gives the terminal back. Wait for no keys after this.
    void close() { terminal_.leave(); }

    /// Returns true if the terminal is gone, so that nobody can read a message. Call it after
    /// close().
    bool gone() const { return terminal_.gone(); }

    /// Returns the signal that ended the input, or 0.
    int ending_signal() const { return terminal_.ending_signal(); }

private:
    using Clock = std::chrono::steady_clock;

    bool handle(Keystroke stroke);
    void suspend(Terminal::Suspended who);

    KeyDecoder decoder_;
    std::function<void()> resumed_;
    Terminal terminal_{Terminal::Use::keys};
    Clock::time_point last_input_;
    bool ended_ = false;  // Ctrl-D was typed.
};

}  // namespace rogue
