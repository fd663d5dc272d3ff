#include <algorithm>
#include <chrono>
#include <string>
#include <system_error>
#include <vector>

#include "rogue/app/commands.hpp"
#include "rogue/app/ending.hpp"
#include "rogue/app/farewell.hpp"
#include "rogue/app/film.hpp"
#include "rogue/app/offer.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/app/told_run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {
namespace {

// Tells the run by lines of text, at once unless a speed is asked for.
void tell_run(RunReader& file, const Replayed& run, std::optional<int> speed) {
    LastScreen shown;
    file.start_over();
    RunKeys recorded(file, run.game->keys, [&] { return shown.checksum(); });
    ToldRun told(*run.game, recorded);
    if (speed) {
        told.wait_between_keys(std::chrono::microseconds(1'000'000 / *speed));
    }
    shown.reveal(told);
    const auto game = run.game->start(run.header.seed, told, shown);
    told.use(*game);
    game->run();
}

// The entries of the table; none if it can't be read.
std::vector<ScoreLine> entries_in(const std::string& path) {
    try {
        const HighScores table(read_file(path).value_or(""));
        return {table.entries().begin(), table.entries().end()};
    } catch (const std::system_error&) {
        return {};
    }
}

// The table of high scores as it stood after the run, if the run is in the table and its file tells
// when it ended; else a table of the run alone.
std::vector<ScoreLine> table_after(const Replayed& run, const std::string& path,
                                   const Options& options) {
    const ScoreLine this_run = score_of(run.outcome.tally, system_files().last_written(path));
    std::vector<ScoreLine> entries = entries_in(scores_path(options, *run.game));
    const auto found = std::ranges::find_if(
        entries, [&](const ScoreLine& line) { return same_run(line, this_run); });
    if (found == entries.end()) {
        return {this_run};
    }
    found->this_run = true;
    const auto ended = instant_of(found->date);
    if (!ended) {
        return {this_run};
    }
    std::erase_if(entries, [&](const ScoreLine& line) { return instant_of(line.date) > ended; });
    return entries;
}

// Shows the run on the terminal. Returns the signal that ended it, or 0.
int show_run(RunReader& file, const Replayed& run, const std::string& path,
             const Options& options) {
    const std::string keys = keys_of(file, run);
    const auto high_scores = table_after(run, path, options);
    TerminalSession session(session_settings(options));
    Film({*run.game, run.header.seed, keys, high_scores}, session,
         options.speed.value_or(kUsualReplay))
        .show();
    return session.ending_signal();
}

}  // namespace

// The run is replayed in full before it is shown. So a bad run is reported at once, and a spectator
// who leaves early can still be told how the run ended.
int replay(const Options& options) {
    switch (options.replay_as) {
        case ReplayAs::svg:
            return print_svg(options);
        case ReplayAs::cast:
            return print_cast(options);
        case ReplayAs::code:
            return print_code(options);
        case ReplayAs::screens:
            break;
    }
    const std::string word = run_to_show(options);
    RunReader file = open_run(word);
    if (word == kStandardInput) {
        take_standard_input_from_terminal();
    }
    const Replayed run = replay_unseen(file);
    int ending_signal = 0;
    if (options.plain) {
        tell_run(file, run, options.speed);
    } else {
        ending_signal = show_run(file, run, word, options);
    }
    tell_end(run.outcome, kCutOff, ending_signal);
    return 0;
}

}  // namespace rogue
