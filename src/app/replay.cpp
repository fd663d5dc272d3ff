#include <algorithm>
#include <string>
#include <system_error>
#include <utility>
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
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

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
    const ScoreLine this_run = score_of(run.game->tally(), system_files().last_written(path));
    std::vector<ScoreLine> entries = entries_in(scores_path(options, *run.kind));
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
int show_run(const Replayed& run, const std::string& path, const Options& options) {
    std::vector<ScoreLine> high_scores = table_after(run, path, options);
    TerminalSession session(session_settings(options));
    Film({.run = run, .high_scores = std::move(high_scores)}, session,
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
    const Replayed run = replay_file(file);
    int ending_signal = 0;
    if (options.plain) {
        tell_run(run, options.speed);
    } else {
        ending_signal = show_run(run, word, options);
    }
    tell_end(run, kCutOff, ending_signal);
    return 0;
}

}  // namespace rogue
