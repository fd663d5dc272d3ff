#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "app/commands.hpp"
#include "app/keys/key_layout.hpp"
#include "app/looking/film.hpp"
#include "app/looking/narrator.hpp"
#include "app/plain/plain_input.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/player_files.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

/// A run file that somebody may be writing. It is read without a lock, so nobody notices.
class FollowedFile {
public:
    /// Throws what replay_file() does.
    explicit FollowedFile(std::string path) : path_(std::move(path)) { read_on(); }

    const Replayed& run() const { return run_; }

    /// Reads the file again if it has grown: from its beginning, which is quick enough, because the
    /// last read may have ended anywhere in what was being written. Programs that copy files may
    /// remove one and make it anew, so failures are retried for two seconds. Then throws what
    /// replay_on() does.
    void read_on() {
        try {
            read();
            read_at_ = Clock::now();
        } catch (const std::runtime_error&) {
            if (!run_.game || Clock::now() - read_at_ > std::chrono::seconds(2)) {
                throw;
            }
            size_.reset();
        }
    }

private:
    using Clock = std::chrono::steady_clock;

    void read() {
        std::unique_ptr<File> open = open_file(path_);  // The folder may have an older size.
        std::error_code untold;
        const std::uint64_t size = open->status(untold).size;
        const bool same = size == size_ && !untold;
        size_ = size;
        if (same) {
            return;
        }
        RunReader file(path_, std::move(open));
        if (run_.game) {
            replay_on(run_, file);
        } else {
            run_ = replay_file(file);
        }
    }

    std::string path_;
    std::optional<std::uint64_t> size_;  // When it was last read.
    Replayed run_;
    Clock::time_point read_at_;  // When it was last read without an error.
};

// Waits a moment. Returns false if the spectator typed q.
bool wait_for_next_look(std::optional<SingleKeys>& keys) {
    constexpr std::chrono::milliseconds kBetweenLooks{50};
    if (!keys) {
        std::this_thread::sleep_for(kBetweenLooks);
        return true;
    }
    const auto leaves = [](Keystroke stroke) { return small_letter(stroke.character) == U'q'; };
    return std::ranges::none_of(keys->wait(kBetweenLooks), leaves) && !keys->over();
}

// Both return the signal that ended the watching, or 0.

int watch_screens(FollowedFile& file, const Options& options) {
    TerminalSession session(options.session);
    Film({.run = file.run(), .read_on = [&] { file.read_on(); }}, session,
         options.showing.speed.value_or(kUsualReplay))
        .show();
    return session.ending_signal();
}

int watch_plainly(FollowedFile& file) {
    std::optional<SingleKeys> keys;
    try {
        keys.emplace([] {});
    } catch (const NoTerminal&) {
        // Only signals end the watching, in their usual way.
    }
    const Replayed& run = file.run();
    const auto game = run.game->copy();
    std::size_t narrated = run.keys.size();
    Narrator narrator(*run.kind, *game, narrated);
    while (!game->ending() && wait_for_next_look(keys)) {
        file.read_on();
        while (narrated < run.keys.size()) {
            narrator.press(Key{run.keys[narrated++]});
        }
    }
    return keys ? keys->ending_signal() : 0;
}

}  // namespace

int watch(const Options& options) {
    FollowedFile file(run_to_show(options));  // Reports a bad run before the screen is taken.
    const int ending_signal =
        options.controls.plain ? watch_plainly(file) : watch_screens(file, options);
    print_end(file.run(), "The run goes on", ending_signal);
    return 0;
}

}  // namespace rogue
