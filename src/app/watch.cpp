#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "rogue/app/commands.hpp"
#include "rogue/app/ending.hpp"
#include "rogue/app/farewell.hpp"
#include "rogue/app/offer.hpp"
#include "rogue/app/plain_input.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/app/told_run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {
namespace {

/// Whoever watches, and may leave by q.
class Spectator {
public:
    virtual ~Spectator() = default;

    /// Waits so long. Returns false if the spectator has left.
    virtual bool stays(std::chrono::milliseconds wait) = 0;

    /// Whether a signal asks to end or the terminal is gone.
    virtual bool over() const = 0;

    /// The signal that ended the watching, or 0.
    virtual int ending_signal() const = 0;

protected:
    static bool leaves(const Keystroke& stroke) {
        return stroke.character == U'q' || stroke.character == U'Q';
    }
};

class ScreenSpectator final : public Spectator {
public:
    explicit ScreenSpectator(TerminalSession& session) : session_(session) {}

    bool stays(std::chrono::milliseconds wait) override {
        const auto stroke = session_.next_keystroke(wait);
        return !(stroke && leaves(*stroke)) && !session_.over();
    }
    bool over() const override { return session_.over(); }
    int ending_signal() const override { return session_.ending_signal(); }

private:
    TerminalSession& session_;
};

/// Without a terminal on standard input only signals end the watching, in their usual way.
class PlainSpectator final : public Spectator {
public:
    PlainSpectator() {
        try {
            keys_.emplace([] {});
        } catch (const NoTerminal&) {
            return;
        }
    }

    bool stays(std::chrono::milliseconds wait) override {
        if (!keys_) {
            std::this_thread::sleep_for(wait);
            return true;
        }
        return std::ranges::none_of(keys_->wait(wait), leaves) && !keys_->over();
    }
    bool over() const override { return keys_ && keys_->over(); }
    int ending_signal() const override { return keys_ ? keys_->ending_signal() : 0; }

private:
    std::optional<SingleKeys> keys_;
};

/// The keys of a run file that somebody may be writing. After the last key it waits for the next
/// one, until the spectator leaves. It only reads the file and does not lock it, so the player
/// notices nothing.
class FollowedKeys final : public KeySource {
public:
    /// Calls `caught_up` once, before the first wait.
    FollowedKeys(std::string path, Spectator& spectator, std::function<void()> caught_up)
        : path_(std::move(path)), spectator_(spectator), caught_up_(std::move(caught_up)) {}

    Key next() override {
        if (caught_up_ && spectator_.over()) {
            return Key::end;
        }
        while (taken_ >= keys_.size()) {
            if (!read_on() && (ended_ || !wait())) {
                return Key::end;
            }
        }
        return Key{keys_[taken_++]};
    }

private:
    // Returns whether there are more keys than before. It reads the file again from its beginning,
    // because the last read may have ended anywhere in what was being written; a run file is short
    // enough for that.
    bool read_on() {
        std::unique_ptr<File> open = open_file(path_);  // Its folder may tell an older size.
        std::error_code unknown;
        const std::uint64_t size = open->status(unknown).size;
        if (size == size_) {
            return false;
        }
        size_ = size;
        RunReader file(path_, std::move(open));
        std::string keys;
        while (const auto line = file.next(RunReader::Expected::keys)) {
            keys += line->keys;
        }
        ended_ = file.end().has_value();
        keys_ = std::move(keys);
        return taken_ < keys_.size();
    }

    // Waits for a part of a second. Returns false if the spectator has left. It has to look at the
    // file again and again, because no notice of changes works on every system and every shared
    // disk.
    bool wait() {
        constexpr std::chrono::milliseconds kBetweenLooks{50};
        if (caught_up_) {
            std::exchange(caught_up_, nullptr)();
        }
        return spectator_.stays(kBetweenLooks);
    }

    std::string path_;
    Spectator& spectator_;
    std::function<void()> caught_up_;
    std::uint64_t size_ = 0;
    std::string keys_;
    std::size_t taken_ = 0;
    bool ended_ = false;
};

/// How the watching ended.
struct Watched {
    Outcome outcome;
    int ending_signal;
};

constexpr std::string_view kOpen = "The run goes on";

Watched watch_screens(const std::string& path, const Replayed& run, const Options& options) {
    TerminalSession session(session_settings(options));
    ScreenSpectator spectator(session);
    LastScreen shown;
    session.set_status("Watching. q leaves.");
    FollowedKeys keys(path, spectator, [&] { shown.reveal(session); });
    const auto game = run.game->start(run.header.seed, keys, shown);
    const Outcome outcome = game->run();
    if (outcome.ending != Outcome::Ending::open) {
        say_end(session, how_it_ended(outcome, kOpen));
        shown.reveal(session);
        session.next_keystroke(std::nullopt);
    }
    return {outcome, session.ending_signal()};
}

Watched watch_plainly(const std::string& path, const Replayed& run) {
    PlainSpectator spectator;
    LastScreen shown;
    std::optional<ToldRun> lines;
    bool caught_up = false;
    FollowedKeys keys(path, spectator, [&] {
        caught_up = true;
        shown.reveal(*lines);
    });
    lines.emplace(*run.game, keys);
    const auto game = run.game->start(run.header.seed, *lines, shown);
    lines->use(*game);
    const Outcome outcome = game->run();
    if (!caught_up) {
        shown.reveal(*lines);
    }
    return {outcome, spectator.ending_signal()};
}

}  // namespace

int watch(const Options& options) {
    const std::string path = run_to_show(options);
    const Replayed run = replay_unseen(path);  // Reports a bad run before the screen is taken.
    const auto [outcome, ending_signal] =
        options.plain ? watch_plainly(path, run) : watch_screens(path, run, options);
    tell_end(outcome, kOpen, ending_signal);
    return 0;
}

}  // namespace rogue
