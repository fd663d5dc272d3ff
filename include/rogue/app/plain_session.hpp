#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/app/narration.hpp"
#include "rogue/app/run.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/term/key_layout.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// A game played by lines of text, for screen readers, braille displays and terminals that can't
/// move the cursor. It writes whole lines of ASCII to standard output, and no control characters
/// except line feeds.
///
/// Standard input holds lines of keys, which are played one by one. If it is a terminal that has
/// been set to hand over each key at once, what arrives at once counts as a line. Blanks between
/// keys mean nothing. Where the game waits for a key that is not a command, an empty line is the
/// key Enter. The first key of the next line answers a question; the rest of both lines is ignored.
/// A line of more than 4096 bytes counts as several. A terminal that echoes lines gets a prompt
/// that says what the game waits for.
class PlainSession final : public Session {
public:
    explicit PlainSession(KeyLayout layout);

    /// From now on, tells what is new in the maps of this run. The run is borrowed. The letters of
    /// a layout that takes one of the game's commands move no more.
    void use(const Run& run);

    /// Ignores the timeout and waits until there is a key.
    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override;

    /// Whether standard input has ended.
    bool over() const override { return over_; }
    bool left() const override { return over_; }

    Key key_of(Keystroke stroke) const override;

    /// The letters that move: those of the layout; h, j, k and l if it has none or if the game
    /// has commands for them.
    std::string_view moving_letters() const;

    void tell(std::string_view lines) { pending_output_ += lines; }

    /// Tells all that the last map showed, in sight or remembered, and what is underfoot.
    void tell_sightings();
    void tell_map();
    void tell_status();

    /// Tells that the last key is none of the game's, in place of what it does.
    void tell_unknown_key();

    /// Writes what has been told.
    void flush();

private:
    void present(std::chrono::milliseconds stay) override;
    bool has_line() const;
    bool read();
    void take_line();
    void end_sequence();
    void take(const std::vector<Keystroke>& keys);
    void prompt();

    KeyLayout layout_;
    const Run* run_ = nullptr;
    bool prompts_;
    bool single_keys_;
    Narration narration_;
    std::optional<Key> key_;  // The last key, if it was pressed at a map.
    std::deque<Keystroke> waiting_;
    std::string input_;  // Read and not yet taken.
    KeyDecoder decoder_;
    std::string pending_output_;
    bool ended_ = false;  // There is no more to read.
    bool over_ = false;
};

}  // namespace rogue
