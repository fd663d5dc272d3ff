#include <chrono>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "app/commands.hpp"
#include "app/competing/ranking.hpp"
#include "app/keys/terminal_keys.hpp"
#include "app/plain/plain_session.hpp"
#include "app/play/farewell.hpp"
#include "app/play/offer.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

// What is still to be said and done after the terminal has been given back to the shell.
struct Played {
    std::optional<PlayedRun> run;  // Nothing if the player left before a run began.
    std::vector<std::string> problems;
    int ending_signal = 0;
    bool told = true;  // Somebody is there to read messages.
};

// Closes a run that ended with that outcome. Returns the table with its score.
HighScores finish(Run& run, const Outcome& outcome, const Options& options, Played& played) {
    ClosedRun closed = close_run(run.writer(), outcome, scores_path(options, run.kind()),
                                 std::chrono::system_clock::now(), Before::never);
    played.run = {.game = &run.kind(), .header = run.header(), .outcome = outcome};
    const std::string problem = trouble_with_score(closed, outcome.tally);
    if (!problem.empty()) {
        played.problems.push_back(text("the score: ", problem));
    }
    if (closed.entered.saved) {
        played.run->rank = closed.entered.table.rank_of_this_run();
    }
    if (const RunWriter* writer = run.writer()) {
        for (const std::string& trouble : trouble_with_record(*writer)) {
            played.problems.push_back(text("the record: ", trouble));
        }
        if (writer->resumable()) {
            played.run->record = writer->file()->path();
        }
    }
    return std::move(closed.entered.table);
}

void show_death(TerminalSession& session, const GameKind& /*game*/, const GameOver& over) {
    show_end(session, "You died.", over);
}

void show_death(PlainSession& session, const GameKind& game, const GameOver& over) {
    session.tell("high scores\n");
    std::size_t rank = 0;
    for (const ScoreLine& line : over.high_scores) {
        const Tally tally{line.depth, line.kills, line.score};
        session.tell(text(++rank, ": ", line.score, ", ", told(tally, game.reach),
                          line.this_run ? ", this run\n" : "\n"));
    }
}

// The session has the terminal while this function runs, so nothing else may be printed.
template <typename Keys, typename PlayersSession>
Played play_in(PlayersSession& session, const Options& options, UnfinishedRuns& offered) {
    Played played;
    if (const auto run = choose_run(options, offered, session, played.problems)) {
        Keys keys(session, *run, options);
        const Outcome outcome = run->play([&] { return keys.next(); },
                                          [&](const AnyGame& game) { show(session, game); });
        const HighScores table = finish(*run, outcome, options, played);
        if (outcome.ending == Ending::died) {
            show_death(session, run->kind(), {outcome.tally, table.entries()});
        }
        played.run->left = keys.left();
    }
    session.close();
    played.ending_signal = session.ending_signal();
    played.told = !session.gone();
    return played;
}

// Finds out what only a look at all runs tells.
void compare(PlayedRun& run, const Options& options) {
    const auto folder = runs_folder(options);
    run.last_played = folder && RunFolder(*folder).last_played() == run.record;
    if (run.outcome.ending == Ending::died && day_of_dungeon(run.header)) {
        const Ranking ranking = ranking_of(options, *run.game, run.header.seed);
        if (const auto place = rank_of(ranking, run.record)) {
            run.place_of_day = {*place, ranking.runs.size()};
        }
    }
}

void report_all(const std::vector<std::string>& problems) {
    for (const std::string& problem : problems) {
        report(problem);
    }
}

Played play_as_asked(const Options& options, UnfinishedRuns& offered) {
    if (options.plain) {
        PlainSession session(options.single_keys ? Typing::single_keys : Typing::lines);
        return play_in<PlainKeys>(session, options, offered);
    }
    try {
        TerminalSession session(session_settings(options));
        return play_in<TerminalKeys>(session, options, offered);
    } catch (const NoTerminal& error) {
        throw std::runtime_error(text(error.what(), "; --plain and --headless need none"));
    }
}

// A score may be in the usual table or in the table that the options name.
void prune_runs(const Options& options) {
    const auto folder = runs_folder(options);
    if (!folder || !options.record || options.record_file) {
        return;
    }
    Options usual = options;
    usual.scores_file.reset();
    try {
        std::vector<HighScores> tables;
        for (const GameKind* game : games()) {
            for (const Options* where : {&options, &std::as_const(usual)}) {
                tables.emplace_back(read_file(scores_path(*where, *game)).value_or(""));
            }
        }
        RunFolder(*folder).prune(tables);
    } catch (const std::system_error&) {
        return;  // An unreadable table might need any run.
    }
}

}  // namespace

int play(const Options& options) {
    UnfinishedRuns unfinished = runs_to_offer(options);
    Played played = play_as_asked(options, unfinished);
    if (played.told && played.run && !played.run->record.empty()) {
        compare(*played.run, options);
    }
    if (played.told) {
        write_standard_output(lines_of({unfinished.dropped(), played.run}, options));
        report_all(played.problems);
    }
    // After a signal, it ends at once.
    const std::size_t waiting = played.ending_signal == 0 ? unfinished.count_others() : 0;
    if (played.told) {
        write_standard_output(told_of_unoffered(waiting, options));
        report_all(unfinished.problems());
    }
    prune_runs(options);
    if (played.ending_signal != 0) {
        end_by_signal(played.ending_signal);
    }
    const bool cut_off = played.run && !played.run->outcome.ending && !played.run->left;
    return cut_off ? 1 : 0;
}

}  // namespace rogue
