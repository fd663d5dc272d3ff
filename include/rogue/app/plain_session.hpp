#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/app/news.hpp"
#include "rogue/app/run.hpp"
#include "rogue/term/key_layout.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// A game played by lines of text, for screen readers, braille displays and terminals that can't
/// move the cursor. Standard output gets whole lines of ASCII and no control characters but line
/// feeds.
///
/// Standard input holds keys, which are played one by one as they come: line by line from a
/// terminal, or each at once if somebody has told the terminal so. Blanks between keys mean
/// nothing. Where a key is awaited that is no command, an empty line is a key too: Enter. A
/// question is answered by the first key of the next line: what else the two lines hold is
/// forgotten. A terminal that echoes lines gets a prompt that says what is awaited.
class PlainSession final : public Session {
public:
    explicit PlainSession(KeyLayout layout);

    /// From now on the maps of this run are told by what is new. It is borrowed. The letters of a
    /// layout that takes one of the game's commands move no more.
    void use(const Run& run);

    /// Waits for ever: there is no clock here.
    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override;

    /// Whether standard input has ended.
    bool over() const override { return over_; }

    /// What the keystroke means to the game where the screen waits for it.
    Key key_of(Keystroke stroke) const;

    /// The letters that move: those of the layout; h, j, k and l if that has none.
    std::string_view moving_letters() const;

    void tell(std::string_view lines) { pending_output_ += lines; }

    /// Tells all that the last map showed, in sight or remembered.
    void tell_sightings();
    void tell_map();
    void tell_status();

    /// Writes what has been told.
    void flush();

private:
    void present(std::chrono::milliseconds stay) override;
    void tell_news();
    bool read();
    void take_line();
    void prompt();

    KeyLayout layout_;
    const Run* run_ = nullptr;
    bool prompts_;
    News news_;
    std::optional<Key> command_;  // The last key, if it was a command.
    std::deque<Keystroke> waiting_;
    std::string input_;  // What was read and not yet taken.
    std::string pending_output_;
    bool over_ = false;
};

}  // namespace rogue
