#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/commands.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_code.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/pictures/asciicast.hpp"
#include "rogue/ui/pictures/svg.hpp"

namespace rogue {
namespace {

// A text for people who can't see the picture.
std::string description(const GameKind& kind, const AnyGame& game) {
    const auto& [depth, hp, max_hp] = game.standing();
    std::string result =
        text(capitalized(kind.reach), " ", depth, ", ", hp, " of ", max_hp, " hit points.");
    for (std::size_t i = 0; i < game.log().shown_size(); ++i) {
        append(result, text(" ", game.log().shown(i).text));
    }
    return result;
}

// What the last key has led to: the screen, or, if something flew before it, the middle of the
// flight, over the screen before that key.
Frame moment(const AnyGame& game, Frame before) {
    const std::vector<Flash> flashes = game.flashes();
    if (flashes.empty()) {
        return game.screen().frame();
    }
    for (std::size_t i = 0; i <= (flashes.size() - 1) / 2; ++i) {
        compose(before, flashes[i]);
    }
    return before;
}

std::string title_of(const RunHeader& header) {
    return text("roguelike, seed ", header.seed);
}

std::string svg_of(const Frame& frame, const RunReader& file, const AnyGame& game,
                   std::size_t key) {
    return frame_svg(frame, text(title_of(file.header()), ", after key ", key),
                     description(kind_of(file), game));
}

// The moment after that many keys.
std::string svg_at(const std::string& path, std::size_t at) {
    RunReader file = open_run(path);
    std::string svg;
    Frame before;
    const Replayed run = replay_file(file, [&](const AnyGame& game, const std::string& keys) {
        const std::size_t key = keys.size();
        if (key == at) {
            svg = svg_of(moment(game, before), file, game, key);
        } else if (key + 1 == at) {
            before = game.screen().frame();
        }
    });
    if (at > run.keys.size()) {
        throw std::runtime_error(
            text(path, ": there is no key ", at, ": the run has ", run.keys.size()));
    }
    return svg.empty() ? svg_of(run.game->screen().frame(), file, *run.game, at) : svg;
}

std::string svg_at_end(const std::string& path) {
    RunReader file = open_run(path);
    const Replayed run = replay_file(file);
    return svg_of(run.game->map().frame(), file, *run.game, run.keys.size());
}

void print_cast(const std::string& path, int speed) {
    RunReader file = open_run(path);
    BufferedOutput output;
    Asciicast cast(title_of(file.header()), std::chrono::microseconds(1'000'000 / speed),
                   [&](std::string_view lines) { output.print(lines); });
    const Replayed run =
        replay_file(file, [&](const AnyGame& game, const std::string&) { show(cast, game); });
    if (counts(run.game->ending())) {
        show_game_over(cast, *run.kind, run.game->outcome());
    }
    cast.finish();
    output.flush();
}

void print_code(const std::string& path) {
    RunReader file = open_run(path);
    const Replayed run = replay_file(file);
    const std::string code = code_of({run.header, run.keys, checksum(*run.game), run.recorded_end});
    if (code.size() > kLongestCode) {
        throw std::runtime_error("the run is too long for a code");
    }
    write_standard_output(Raw{code + "\n"});
}

}  // namespace

int print_replay(const Options& options) {
    const std::string path = run_to_show(options);
    if (options.showing.as == ReplayAs::cast) {
        print_cast(path, options.showing.speed.value_or(kUsualReplay));
    } else if (options.showing.as == ReplayAs::code) {
        print_code(path);
    } else {
        write_standard_output(
            Raw{options.showing.at ? svg_at(path, *options.showing.at) : svg_at_end(path)});
    }
    return 0;
}

}  // namespace rogue
