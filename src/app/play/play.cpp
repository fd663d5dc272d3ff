#include <chrono>
#include <span>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "app/commands.hpp"
#include "app/competing/ranking.hpp"
#include "app/keys/terminal_controller.hpp"
#include "app/plain/plain_controller.hpp"
#include "app/play/farewell.hpp"
#include "app/play/offer.hpp"
#include "app/runs/closed_run.hpp"
#include "app/runs/dungeon_seed.hpp"
#include "app/runs/live_run.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/restored_scores.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

// Returns Host::shared if the options name the user.
Host host_of(const Locations& locations) {
    return locations.user ? Host::shared : Host::personal;
}

// What remains to be said and done once the terminal is given back to the shell.
struct PlayResult {
    std::optional<RunSummary> run;  // Nothing if none began.
    std::vector<std::string> problems;
    int ending_signal = 0;
    bool has_reader = true;  // Somebody is there to read messages.
};

// Closes a run that ended with that outcome. Returns the table with its score.
HighScores finish(LiveRun& run, const Outcome& outcome, const Options& options,
                  PlayResult& result) {
    ClosedRun closed = close_run(run.writer(), run.kind(), outcome, options.locations,
                                 std::chrono::system_clock::now(), Duplicate::impossible);
    result.run = {.game = &run.kind(),
                  .header = run.header(),
                  .outcome = outcome,
                  .death = death_of(run.kind(), run.game()),
                  .gains = run.game().gains(),
                  .rank = closed.rank};
    if (!closed.problem.empty()) {
        result.problems.push_back(concat("the high scores: ", closed.problem));
    }
    if (const RunWriter* writer = run.writer()) {
        for (const std::string& trouble : trouble_with_record(*writer)) {
            result.problems.push_back(concat("the record: ", trouble));
        }
        if (writer->resumable()) {
            result.run->record = writer->file()->path();
        }
    }
    return std::move(closed.table);
}

// Waits for a key for the screen shown, which counts once the keyboard was quiet for half a second.
// Returns false if none can come.
bool await_any_key(TerminalSession& session) {
    session.await_quiet();
    return session.next_keystroke(std::nullopt).has_value();
}

void show_score(TerminalSession& session, const GameKind& /*game*/, const GameOver& over) {
    show_end(session, over.outcome.ending == Ending::won ? "You won." : "You died.");
    if (await_any_key(session)) {
        session.set_status({});
        session.show({over, Prompt::answer});
        await_any_key(session);
    }
}

void show_score(PlainSession& session, const GameKind& game, const GameOver& over) {
    session.tell("high scores\n");
    std::size_t rank = 0;
    for (const ScoreLine& line : over.high_scores) {
        session.tell(concat(++rank, ": ", line.tally.score, ", ",
                            achievements(line.tally, game.depth_word),
                            line.this_run ? ", this run\n" : "\n"));
    }
}

// Plays a run. The session has the terminal meanwhile, so nothing else may be printed.
template <typename ControllerType, typename SessionType>
PlayResult play_one_run(SessionType& session, const Options& options, UnfinishedRuns& offered) {
    PlayResult result;
    if (const auto run = choose_run(options, offered, session, result.problems)) {
        ControllerType player(session, *run, options.controls);
        const Outcome outcome = player.play(host_of(options.locations));
        const HighScores table = finish(*run, outcome, options, result);
        if (earns_score(outcome.ending)) {
            show_score(session, run->kind(), {outcome, table.entries(), run->kind().win_title});
        }
        result.run->set_aside = player.was_set_aside();
    }
    session.close();
    result.ending_signal = session.ending_signal();
    result.has_reader = !session.gone();
    return result;
}

// Returns true if --replay shows the run unless another is named.
bool is_last_played(const std::string& record, const Locations& locations) {
    try {
        const auto folder = runs_folder(locations);
        std::vector<std::string> passed_over;
        return folder && last_played_file(*folder, passed_over) == record;
    } catch (const std::system_error&) {
        return false;
    }
}

// Tells a player with a score in the dungeon of a day its rank among that dungeon's runs, if all of
// them can be replayed within a second. It comes last because a replay must prove every run.
void print_rank(const RunSummary& run, const Options& options) {
    constexpr std::chrono::seconds kPatience{1};
    if (!earns_score(run.outcome.ending) || !day_of_dungeon(run.header, options.dungeon)) {
        return;
    }
    const auto end = std::chrono::steady_clock::now() + kPatience;
    const auto has_time = [&] { return std::chrono::steady_clock::now() <= end; };
    const auto ranking = ranking_of(options.locations, *run.game, run.header.seed, has_time);
    if (!has_time()) {
        write_standard_output(Lines().add("There are too many runs to rank yours right now."));
    } else if (!ranking.problems.all_read) {
        report_all(ranking.problems.messages);
    } else if (const auto rank = rank_of(ranking, run.record)) {
        write_standard_output(rank_line(*rank, ranking.runs.size()));
    }
}

PlayResult play_on_screen_or_in_lines(const Options& options, UnfinishedRuns& offered) {
    if (options.controls.plain) {
        PlainSession session(options.controls.single_keys ? Typing::single_keys : Typing::lines);
        return play_one_run<PlainController>(session, options, offered);
    }
    try {
        TerminalSession session(options.session);
        return play_one_run<TerminalController>(session, options, offered);
    } catch (const NoTerminal& error) {
        throw std::runtime_error(concat(error.what(), options.locations.user
                                                          ? "; ssh -t gives one"
                                                          : "; --plain and --headless need none"));
    }
}

// Tells what came of the play. After a signal, leaves out what takes long.
void print_farewell(const PlayResult& result, UnfinishedRuns& unfinished, const Options& options) {
    write_standard_output(lines_of(unfinished.dropped(), result.run, options));
    report_all(result.problems);
    report_all(unfinished.problems());
    if (result.ending_signal != 0) {
        return;
    }
    const std::size_t reported = unfinished.problems().size();
    write_standard_output(waiting_line(unfinished.count_others(), options));
    report_all(std::span(unfinished.problems()).subspan(reported));
    if (result.run && !result.run->record.empty()) {
        print_rank(*result.run, options);
    }
}

// Removes old runs. Their scores may be in the usual table or in the one that the options name. A
// missing table is restored before.
void prune_runs(const Options& options, const std::string& spared) {
    const auto folder = runs_folder(options.locations);
    if (!folder || !options.recording.kept || options.recording.file) {
        return;
    }
    try {
        const bool own = host_of(options.locations) == Host::personal;
        if (own && run_files(*folder).size() <= kMostFinished) {
            return;
        }
        std::vector<HighScores> tables;
        for (const GameKind* game : games()) {
            if (own) {
                restore_scores(options.locations, *game);
            }
            for (const std::string& path : {scores_path(options.locations, *game),
                                            usual_scores_path(options.locations, *game)}) {
                tables.emplace_back(read_file(path).value_or(""));
            }
        }
        prune_run_files(*folder, tables, spared, host_of(options.locations));
    } catch (const std::system_error&) {
        return;  // An unreadable table might need any run.
    }
}

}  // namespace

int play(const Options& options) {
    UnfinishedRuns unfinished(options);
    // This may take a while, so it comes before the terminal is taken over.
    const bool none_waits = unfinished.at(0) == nullptr;
    const bool is_locked =
        options.resume != Resume::no && none_waits && !unfinished.locked_message().empty();
    if (is_locked && options.resume == Resume::asked_for) {
        throw std::runtime_error(unfinished.locked_message());
    }
    PlayResult result = play_on_screen_or_in_lines(options, unfinished);
    if (is_locked) {
        result.problems.push_back(unfinished.locked_message());
    }
    if (result.run && !result.run->record.empty()) {
        result.run->last_played = is_last_played(result.run->record, options.locations);
    }
    if (result.has_reader) {
        try {
            print_farewell(result, unfinished, options);
        } catch (const std::system_error&) {
            if (result.ending_signal == 0) {
                throw;
            }
            // Nobody reads messages, so nobody is told why.
        }
    }
    prune_runs(options, result.run ? result.run->record : "");
    if (result.ending_signal != 0) {
        end_by_signal(result.ending_signal);
    }
    const bool cut_off = result.run && !result.run->outcome.ending && !result.run->set_aside;
    return cut_off ? 1 : 0;
}

}  // namespace rogue
