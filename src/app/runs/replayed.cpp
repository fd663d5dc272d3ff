#include "app/runs/replayed.hpp"

#include <algorithm>
#include <utility>

#include "app/commandline/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_code.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

RunReader open_run(const std::string& word) {
    if (is_code(word)) {
        return read_code(word, word);
    }
    if (word != kStandardInput) {
        return RunReader(word);
    }
    std::string run = all_of_standard_input();
    if (!run.starts_with(kRunCode)) {
        return {word, std::move(run)};
    }
    return read_code(word, std::string_view(run).substr(0, run.find_last_not_of("\r\n") + 1));
}

const GameKind& kind_of(const RunReader& file) {
    const auto found = std::ranges::find(games(), file.header().rules, &GameKind::rules);
    if (found == games().end()) {
        file.fail_rules();
    }
    return **found;
}

namespace {

void press(Replayed& run, char letter, const RunReader& file) {
    if (run.game->ending()) {
        file.fail("there are keys after the end of the run");
    }
    run.game->press(Key{letter});
    run.keys += letter;
}

// In a run that was cut off, all or part of the last checksum may be missing.
void compare(const AnyGame& game, std::string_view recorded, const RunReader& file) {
    if (!recorded.empty() && !hex(checksum(game)).starts_with(recorded)) {
        file.fail(text("the screen has checksum ", hex(checksum(game)), ", not ", recorded));
    }
}

// Presses the keys of a line that were not pressed before. `read` counts the keys of the file.
void press_line(Replayed& run, const RunReader::KeyLine& line, std::size_t& read,
                const RunReader& file, const Look& look) {
    const auto known = [&](char letter) { return run.kind->keys.scripted(letter).has_value(); };
    if (!std::ranges::all_of(line.keys, known)) {
        file.fail("a letter stands for no key");
    }
    for (const char letter : line.keys) {
        if (read == run.keys.size()) {
            press(run, letter, file);
            if (look && run.game->ending() != Ending::quit) {
                look(*run.game, run.keys);
            }
        } else if (run.keys[read] != letter) {
            file.fail("the file holds another run now");
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
        file.fail(text("the run replays to '", end, "'"));
    }
    if (!end.starts_with(file.torn_end())) {
        file.fail("the last line begins to tell an end that the run does not have");
    }
}

void replay_from(Replayed& run, RunReader& file, const Look& look) {
    using Expected = RunReader::Expected;
    std::size_t read = 0;
    while (const auto line = file.next(run.game->ending() ? Expected::end : Expected::keys)) {
        press_line(run, *line, read, file, look);
    }
    if (read < run.keys.size()) {
        file.fail("the file holds another run now");
    }
    check_end(run, file);
    run.recorded_end = file.end();
    run.seam = file.seam();
}

}  // namespace

Replayed replay_file(RunReader& file, const Look& look) {
    const GameKind& kind = kind_of(file);
    Replayed run{&kind, file.header(), kind.start(file.header().seed)};
    if (look) {
        look(*run.game, {});
    }
    replay_from(run, file, look);
    return run;
}

void replay_on(Replayed& run, RunReader& file) {
    if (file.header() != run.header) {
        file.fail("the file holds another run now");
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
