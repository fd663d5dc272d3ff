#include <array>
#include <chrono>
#include <optional>
#include <stdexcept>

#include "app/commands.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/live_run.hpp"
#include "app/runs/new_run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {
namespace {

constexpr std::string_view kBetweenKeys = " \t\r\n";

/// Keys on standard input, in the letters of `Key`. Blanks, tabs and line ends between them are
/// ignored. Flushes the output before it waits, so that a program can answer each frame.
class ScriptedKeys {
public:
    ScriptedKeys(const KeySet& keys, BufferedOutput& output) : keys_(keys), output_(output) {}

    const KeysTaken& taken() const { return taken_; }

    /// Returns the next key, or nothing after the last.
    std::optional<Key> next() {
        while (true) {
            if (at_ == size_ && !refill()) {
                return std::nullopt;
            }
            const char letter = buffer_[at_++];
            ++offset_;
            if (contains(kBetweenKeys, letter)) {
                continue;
            }
            const auto key = keys_.scripted(letter);
            if (!key) {
                output_.flush();
                throw std::runtime_error(concat(
                    "standard input: the byte at offset ", offset_ - 1,
                    " is not a key (keys: UDLR.",
                    keys_.if_known(Key::enter) == Key::enter ? "EX" : "", keys_.letters(), ")"));
            }
            ++taken_.count;
            taken_.last = *key;
            return key;
        }
    }

private:
    bool refill() {
        output_.flush();
        size_ = read_standard_input(buffer_);
        at_ = 0;
        return size_ > 0;
    }

    KeySet keys_;
    BufferedOutput& output_;
    KeysTaken taken_;
    std::array<char, 4096> buffer_{};
    std::size_t at_ = 0;
    std::size_t size_ = 0;
    std::size_t offset_ = 0;
};

}  // namespace

int play_headless(const Options& options) {
    BufferedOutput output;
    ScriptedKeys keys(options.dungeon.game->keys, output);
    TextDisplay display(options.output, keys.taken(),
                        [&](std::string_view line) { output.print(line); });
    const auto run = new_run(options.dungeon, options.recording, options.locations);
    const Outcome outcome =
        run->play([&] { return keys.next(); }, [&](const AnyGame& game) { show(display, game); });
    RunWriter* const writer = run->writer();
    if (writer != nullptr && outcome.ending) {
        writer->end(outcome, std::chrono::system_clock::now());
    }
    // Writing may fail, so the rest of the output is written only now that the record is closed.
    // One key leaves the last map, and one the score.
    if (earns_score(outcome.ending) && keys.next()) {
        show_game_over(display, run->kind(), outcome);
        keys.next();
    }
    output.print(options.output == TextDisplay::Detail::last_frame
                     ? rows_text(display.frame())
                     : concat("end ", text_of(outcome), "\n"));
    output.flush();
    if (writer != nullptr) {
        report_all(trouble_with_record(*writer));
    }
    return writer == nullptr || writer->problem().empty() ? 0 : 1;
}

}  // namespace rogue
