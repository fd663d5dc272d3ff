#include "tests/support/recorded_run.hpp"

#include <functional>

#include "app/play/farewell.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/ui/display.hpp"
#include "tests/support/press_keys.hpp"

namespace rogue::test {
namespace {

class WatchedDisplay final : public Display {
public:
    WatchedDisplay(const ScriptedKeys& keys, const FrameWatcher& watcher)
        : keys_(keys), watcher_(watcher) {}

private:
    void present(std::chrono::milliseconds stay) override {
        watcher_(frame(), stay, static_cast<int>(keys_.taken()));
    }

    const ScriptedKeys& keys_;
    const FrameWatcher& watcher_;
};

}  // namespace

Outcome play(const RecordedRun& run, const FrameWatcher& watcher) {
    ScriptedKeys keys(run.keys);
    WatchedDisplay display(keys, watcher);
    const auto game = run.game->start(run.seed);
    game->play(std::ref(keys), [&] { show(display, *game); });
    if (earns_score(game->ending()) && keys()) {
        show_game_over(display, *run.game, game->outcome());
    }
    return game->outcome();
}

std::vector<Frame> waiting_frames(const RecordedRun& run) {
    std::vector<Frame> frames;
    play(run, [&](const Frame& frame, std::chrono::milliseconds stay, int) {
        if (stay == std::chrono::milliseconds::zero()) {
            frames.push_back(frame);
        }
    });
    return frames;
}

}  // namespace rogue::test
