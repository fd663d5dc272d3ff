#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/plain/plain_input.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/term/session.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {

/// How a player without a screen types.
enum class Typing : std::uint8_t { lines, single_keys };

/// A game played by lines of text, for screen readers, braille displays and terminals that can't
/// move the cursor. Writes whole lines of ASCII to standard output, and no control characters but
/// line feeds.
///
/// Keys are played one by one. Where the game waits for a key that is not a command, an empty line
/// is the key Enter. The first key typed after a question answers it; what was typed together with
/// that key, or before the question, is ignored. A terminal that echoes lines gets a prompt that
/// says what the game waits for.
class PlainSession final : public Session {
public:
    /// Throws NoTerminal if single keys are wanted and standard input is not a terminal.
    explicit PlainSession(Typing typing);

    /// From now on, these words stand for each screen; if `words` is empty, its whole text does.
    void describe_screens_by(std::function<std::string()> words) { words_ = std::move(words); }

    /// Leaves a page at once, as if by Esc, since it was told. With a timeout of 0 it returns
    /// nothing, because keys typed ahead must not interrupt those before them. With any timeout, it
    /// does not wait for a player who types lines.
    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override;

    /// Returns true if the input has ended.
    bool over() const override { return over_ || ending_signal() != 0 || gone(); }
    bool closed_by_player() const override { return over_ && ending_signal() == 0 && !gone(); }
    bool typed_by_hand() const override { return single_keys_ || prompts_; }

    /// Tells the lines as a voice should read them, or as they are.
    void tell(std::string_view lines) { pending_output_ += for_speech(lines); }
    void write(std::string_view lines) { pending_output_ += lines; }

    /// Waits for a key that chooses from a list. An empty line is the key Enter.
    std::optional<Keystroke> choice();

    /// Returns true if keys of the same line are still to be played.
    bool typed_ahead() const { return !waiting_.empty(); }

    /// Writes what was told and gives the terminal back. Ask for no keys after this.
    void close();

    /// Returns true if the terminal of single keys is gone or takes nothing, so that nobody can
    /// read a message.
    bool gone() const { return stuck_ || (single_keys_ && single_keys_->gone()); }

    /// Returns the signal that ended the session, or 0.
    int ending_signal() const { return single_keys_ ? single_keys_->ending_signal() : 0; }

private:
    void present(std::chrono::milliseconds stay) override;
    void handle(const std::vector<Keystroke>& keys);
    void prompt(bool nothing_has_come);
    void flush();

    std::function<std::string()> words_;
    const std::function<void()> resumed_ = [this] { tell("the game goes on\n"); };
    KeyLines lines_{resumed_};
    std::optional<SingleKeys> single_keys_;  // Nothing if the player types lines.
    bool prompts_ = false;
    std::deque<Keystroke> waiting_;
    std::string pending_output_;
    bool chooses_ = false;
    bool over_ = false;
    bool stuck_ = false;  // The program must end, and its output is not taken.
};

}  // namespace rogue
