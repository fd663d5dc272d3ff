#include "app/runs/replayed.hpp"

#include <algorithm>

#include "app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {
namespace {

// In a run that was cut off, all or part of the last checksum may be missing.
void compare(const AnyGame& game, std::string_view recorded, const RunReader& file) {
    if (!recorded.empty() && !hex(checksum(game)).starts_with(recorded)) {
        file.fail(concat("the screen has checksum ", hex(checksum(game)), ", not ", recorded));
    }
}

// Presses the keys of a line that were not pressed before. `read` counts the keys of the file.
void press_line(Replayed& run, const RunReader::KeyLine& line, std::size_t& read,
                const RunReader& file, const AfterKey& after_key) {
    const auto known = [&](char letter) { return run.kind->keys.scripted(letter).has_value(); };
    if (!std::ranges::all_of(line.keys, known)) {
        file.fail("a letter is not a key");
    }
    for (const char letter : line.keys) {
        if (read == run.keys.size()) {
            if (run.game->ending()) {
                file.fail("there are keys after the end of the run");
            }
            run.game->press(Key{letter});
            run.keys += letter;
            if (after_key && changes_screen(run.game->ending())) {
                after_key(run);
            }
        } else if (run.keys[read] != letter) {
            file.fail("the file contains another run now");
        }
        ++read;
    }
    if (read == run.keys.size()) {
        compare(*run.game, line.checksum, file);
    }
}

void check_end(const Replayed& run, const RunReader& file) {
    const Outcome outcome = run.game->outcome();
    const std::string end = outcome.ending ? end_line(outcome) : "open";
    if (file.end() && file.end() != outcome) {
        file.fail(concat("the replay ends with '", end, "'"));
    }
    if (!end.starts_with(file.torn_end())) {
        file.fail("the last line begins an ending that the run does not have");
    }
}

void replay_from(Replayed& run, RunReader& file, const AfterKey& after_key,
                 const std::function<bool()>& goes_on = {}) {
    using Expected = RunReader::Expected;
    std::size_t read = 0;
    while (const auto line = file.next(run.game->ending() ? Expected::end : Expected::keys)) {
        if (goes_on && !goes_on()) {
            return;
        }
        press_line(run, *line, read, file, after_key);
    }
    if (read < run.keys.size()) {
        file.fail("the file contains another run now");
    }
    check_end(run, file);
    run.recorded_end = file.end();
    run.resume_point = file.resume_point();
}

}  // namespace

std::uint64_t identity_of(const RunHeader& header, std::string_view keys) {
    return fnv1a(keys, fnv1a(header.text()));
}

const GameKind& kind_of(const RunReader& file) {
    const auto found = std::ranges::find(games(), file.header().rules, &GameKind::rules);
    if (found == games().end()) {
        file.fail_rules();
    }
    return **found;
}

Replayed replay_file(RunReader& file, const AfterKey& after_key,
                     const std::function<bool()>& goes_on) {
    Replayed run{&kind_of(file), file.header()};
    run.game = run.kind->start(run.header.seed);
    if (after_key) {
        after_key(run);
    }
    replay_from(run, file, after_key, goes_on);
    return run;
}

void replay_on(Replayed& run, RunReader& file) {
    if (file.header() != run.header) {
        file.fail("the file contains another run now");
    }
    replay_from(run, file, {});
}

void show(Display& display, const AnyGame& game) {
    for (const Flash& flash : game.flashes()) {
        display.show(flash);
    }
    display.show(game.screen());
}

std::uint64_t checksum(const AnyGame& game) {
    return checksum(game.screen().frame());
}

}  // namespace rogue
