#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

#include "rogue/app/commands.hpp"
#include "rogue/app/offer.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/app/told.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {
namespace {

/// The keys of a run file that somebody may be writing. After the last key it waits for the next
/// one, until the spectator leaves. It only reads the file and does not lock it, so the player
/// notices nothing.
class FollowedKeys final : public KeySource {
public:
    /// Calls `caught_up` once, before the first wait.
    FollowedKeys(std::string path, TerminalSession& session, std::function<void()> caught_up)
        : path_(std::move(path)), session_(session), caught_up_(std::move(caught_up)) {}

    Key next() override {
        if (caught_up_ && session_.over()) {
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
        OpenFile open = open_file(path_);
        std::fseek(open.get(), 0, SEEK_END);  // The folder's entry may tell an older size.
        const long size = std::ftell(open.get());
        if (size == size_) {
            return false;
        }
        size_ = size;
        std::rewind(open.get());
        RunFileReader file(path_, std::move(open));
        std::string keys;
        while (const auto line = file.next(RunFileReader::Expected::keys)) {
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
        const auto stroke = session_.next_keystroke(kBetweenLooks);
        const bool leaves = stroke && (stroke->character == U'q' || stroke->character == U'Q');
        return !leaves && !session_.over();
    }

    std::string path_;
    TerminalSession& session_;
    std::function<void()> caught_up_;
    long size_ = 0;
    std::string keys_;
    std::size_t taken_ = 0;
    bool ended_ = false;
};

std::string run_to_watch(const Options& options) {
    if (!options.files.empty()) {
        return options.files.front();
    }
    const auto folder = runs_folder(options);
    const auto path = folder ? RunFolder(*folder).last_played() : std::nullopt;
    if (!path) {
        throw std::runtime_error("there is no run to watch");
    }
    return *path;
}

}  // namespace

int watch(const Options& options) {
    const std::string path = run_to_watch(options);
    const Replayed run = replay_unseen(path);  // Reports a bad run before the screen is taken.
    int ending_signal = 0;
    std::string told;
    {
        TerminalSession session(session_settings(options));
        LastScreen shown;
        session.set_status("Watching. q leaves.");
        FollowedKeys keys(path, session, [&] { shown.reveal(session); });
        const auto game = run.game->start(run.header.seed, keys, shown);
        const Outcome outcome = game->run();
        told = how_it_ended(outcome, "The run goes on");
        if (outcome.ending != Outcome::Ending::open) {
            session.set_status(text(told, " Press any key."));
            shown.reveal(session);
            session.next();
        }
        ending_signal = session.ending_signal();
    }
    if (ending_signal != 0) {
        end_by_signal(ending_signal);
    }
    write_standard_output(text(told, "\n"));
    return 0;
}

}  // namespace rogue
