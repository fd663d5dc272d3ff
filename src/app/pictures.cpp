#include "rogue/app/commands.hpp"

#include <chrono>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "rogue/app/last_map.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/asciicast.hpp"
#include "rogue/ui/frame_display.hpp"
#include "rogue/ui/frame_svg.hpp"
#include "rogue/ui/last_screen.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

/// The first keys of a source.
class FirstKeys final : public KeySource {
public:
    FirstKeys(KeySource& keys, std::size_t most) : keys_(keys), most_(most) {}

    std::size_t taken() const { return taken_; }

    Key next() override {
        const Key key = taken_ < most_ ? keys_.next() : Key::end;
        taken_ += key != Key::end ? 1 : 0;
        return key;
    }

private:
    KeySource& keys_;
    std::size_t most_;
    std::size_t taken_ = 0;
};

/// Keeps what the last key has led to: the frame that waits for the next key, or, if something flew
/// before it, the frame in the middle of the flight.
class Moment final : public FrameDisplay {
public:
    Frame frame() const { return flight_.empty() ? shown_ : flight_[(flight_.size() - 1) / 2]; }

private:
    void present(std::chrono::milliseconds stay) override {
        if (stay != std::chrono::milliseconds::zero()) {
            flying_.push_back(FrameDisplay::frame());
            return;
        }
        shown_ = FrameDisplay::frame();
        flight_ = std::exchange(flying_, {});
    }

    Frame shown_;
    std::vector<Frame> flying_;
    std::vector<Frame> flight_;
};

/// A valid run, at its beginning.
struct TrueRun {
    RunReader file;
    Replayed replayed;
};

TrueRun open_true_run(const std::string& path) {
    RunReader file = open_run(path);
    Replayed replayed = replay_unseen(file);
    file.start_over();
    return {std::move(file), std::move(replayed)};
}

// A text for people who can't see the picture.
std::string description(const AnyGame& game) {
    const auto& [depth, hp, max_hp] = game.standing();
    std::string result = text("Depth ", depth, ", ", hp, " of ", max_hp, " hit points.");
    for (std::size_t i = 0; i < game.log().shown_size(); ++i) {
        append(result, text(" ", game.log().shown(i).text));
    }
    return result;
}

std::string svg(const std::string& path, std::optional<std::size_t> at) {
    TrueRun run = open_true_run(path);
    const GameKind& kind = *run.replayed.game;
    LastScreen shown;
    LastMap map;
    Moment moment;
    shown.reveal(at ? static_cast<AnyDisplay&>(moment) : map);
    RunKeys recorded(run.file, kind.keys, [&] { return shown.checksum(); });
    FirstKeys keys(recorded, at.value_or(std::numeric_limits<std::size_t>::max()));
    const auto game = kind.start(run.replayed.header.seed, keys, shown);
    game->run();
    if (at && keys.taken() < *at) {
        throw std::runtime_error(
            text(path, ": there is no key ", *at, ": the run has ", keys.taken()));
    }
    return frame_svg(
        at ? moment.frame() : map.frame(),
        text("roguelike, seed ", run.replayed.header.seed, ", after key ", keys.taken()),
        description(*game));
}

std::string cast(const std::string& path, int speed) {
    TrueRun run = open_true_run(path);
    const GameKind& kind = *run.replayed.game;
    LastScreen shown;
    Asciicast cast(text("roguelike, seed ", run.replayed.header.seed),
                   std::chrono::microseconds(1'000'000 / speed));
    shown.reveal(cast);
    RunKeys keys(run.file, kind.keys, [&] { return shown.checksum(); });
    const auto game = kind.start(run.replayed.header.seed, keys, shown);
    const Outcome outcome = game->run();
    if (outcome.ending == Outcome::Ending::died) {
        const ScoreLine this_run = line_of(outcome.tally);
        cast.show({GameOver{outcome.tally, {&this_run, 1}}, Awaited::kAnswer});
    }
    return cast.finish();
}

}  // namespace

int print_svg(const Options& options) {
    write_standard_output(Raw{svg(run_to_show(options), options.at)});
    return 0;
}

int print_cast(const Options& options) {
    write_standard_output(Raw{cast(run_to_show(options), options.speed.value_or(kUsualReplay))});
    return 0;
}

}  // namespace rogue
