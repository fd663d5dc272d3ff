#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "rogue/app/commands.hpp"
#include "rogue/app/ending.hpp"
#include "rogue/app/new_run.hpp"
#include "rogue/app/offer.hpp"
#include "rogue/app/plain_keys.hpp"
#include "rogue/app/plain_session.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/run.hpp"
#include "rogue/app/shell_word.hpp"
#include "rogue/app/terminal_keys.hpp"
#include "rogue/app/told.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

// What is still to be said and done after the terminal has been given back to the shell.
struct Played {
    std::optional<Outcome> outcome;   // None if the player left before a run began.
    std::optional<std::size_t> rank;  // The place of its score in the table, from 1.
    const GameKind* game = nullptr;   // The game of the run.
    RunHeader header;
    std::string record;  // The run's file, or empty.
    std::vector<std::string> problems;
    int ending_signal = 0;
    bool left = false;  // The player has left a run that has not ended.
    bool told = true;   // Somebody is there to read messages.
};

// Says what the record of a run lacks.
void judge_record(const RunWriter& writer, Played& played) {
    if (!writer.problem().empty()) {
        played.problems.push_back(text("the record: ", writer.problem()));
    }
    if (writer.file() != nullptr && !writer.file()->locked()) {
        played.problems.push_back(
            text("the record: ", writer.file()->path(),
                 ": kept without a lock, because its file system knows none"));
    }
    if (writer.resumable()) {
        played.record = writer.file()->path();
    }
}

// Closes a run that ended with that outcome. Returns the table with its score.
HighScores close(Run& run, const Outcome& outcome, const Options& options, Played& played) {
    ScoreEntered entered = close_run(run.writer(), outcome, scores_path(options, run.game()),
                                     std::chrono::system_clock::now(), Before::never);
    if (!entered.problem.empty()) {
        played.problems.push_back(text("the score: ", entered.problem));
    }
    if (entered.saved) {
        played.rank = entered.table.rank_of_this_run();
    }
    if (run.writer() != nullptr) {
        judge_record(*run.writer(), played);
    }
    played.outcome = outcome;
    played.game = &run.game();
    played.header = run.header();
    return std::move(entered.table);
}

void show_death(TerminalSession& session, const GameOver& over) {
    show_end(session, "You died.", over);
}

void show_death(PlainSession& session, const GameOver& over) {
    session.tell("high scores\n");
    std::size_t rank = 0;
    for (const ScoreLine& line : over.high_scores) {
        session.tell(text(++rank, ": ", line.score, ", depth ", line.depth, ", kills ", line.kills,
                          line.this_run ? ", this run\n" : "\n"));
    }
}

// The session has the terminal while this function runs, so nothing else may be printed.
template <typename Keys, typename PlayersSession>
Played play_in(PlayersSession& session, const Options& options, UnfinishedRuns& offered) {
    Played played;
    if (const auto run = choose_run(options, offered, session, played.problems)) {
        Keys keys(session, *run, options);
        const Outcome outcome = run->play(keys, session, [&] { return session.over(); });
        const HighScores table = close(*run, outcome, options, played);
        if (outcome.ending == Outcome::Ending::died) {
            show_death(session, {outcome.tally, table.entries()});
        }
        played.left = keys.left();
    }
    session.close();
    played.ending_signal = session.ending_signal();
    played.told = !session.gone();
    return played;
}

// Tells of a run that the player has ended: the score that it had is not in the table.
std::string ended_for_good(std::string_view which, Tally tally) {
    return text("You ended ", which, " for good, without a score (it had ", tally.score, ", depth ",
                tally.deepest, ", kills ", tally.kills, ").");
}

// Says the place in words, because the table was on the screen that is gone.
std::string place(std::size_t rank) {
    static_assert(HighScores::kSize < 20);  // 21, 22 and 23 have other endings.
    switch (rank) {
        case 1:
            return ", the best";
        case 2:
            return ", the 2nd best";
        case 3:
            return ", the 3rd best";
        default:
            return text(", the ", rank, "th best");
    }
}

std::string how_it_went(const Played& played) {
    const Tally tally = played.outcome->tally;
    switch (played.outcome->ending) {
        case Outcome::Ending::died:
            return text("You died", with_score(tally), played.rank ? place(*played.rank) : "", ".");
        case Outcome::Ending::quit:
            return ended_for_good("the run", tally);
        case Outcome::Ending::open:
            return text(played.left ? "You left the run" : "The run was cut off", with_score(tally),
                        ".");
    }
    return {};
}

// Returns what to type into a shell to call this program with these words and with the options that
// say where this player's files are. Returns nothing if it can't be typed: where the game is hosted
// for many, players have no shell.
std::optional<std::string> command(const Options& options, std::vector<std::string> words) {
    if (options.user) {
        return std::nullopt;
    }
    for (const auto& [name, value] : {std::pair("--state-dir=", &options.state_dir),
                                      std::pair("--scores-file=", &options.scores_file)}) {
        if (*value) {
            words.push_back(text(name, **value));
        }
    }
    if (options.plain && options.single_keys) {
        words.insert(words.begin(), "--single-keys");
    }
    if (options.plain) {
        words.insert(words.begin(), "--plain");
    }
    std::optional<std::string> line = shell_program(options.program);
    for (const std::string& word : words) {
        const auto typed = shell_word(word);
        if (!line || !typed) {
            return std::nullopt;
        }
        append(*line, text(" ", *typed));
    }
    return line;
}

std::string how_to_play_on(const Options& options, const std::string& record) {
    const auto folder = runs_folder(options);
    if (options.user && folder && record.starts_with(text(*folder, "/"))) {
        return "The run is kept. Start the game again in the same way to resume it.";
    }
    const auto line = command(options, {text("--resume=", record)});
    return line ? text("Play on: ", *line) : text("The run is kept in ", record);
}

// Names the game unless it is the one that is played unasked, whatever the environment's defaults.
std::string how_to_play_again(const Options& options, const GameKind& game,
                              const std::string& seed) {
    const GameKind* unasked = games().front();
    std::vector<std::string> words{"--seed", seed};
    if (&game != unasked || options.has_defaults) {
        words.insert(words.begin(), {"--game", std::string(game.name)});
    }
    const auto line = command(options, std::move(words));
    return line ? text("Play this dungeon again: ", *line) : text("Its seed is ", seed);
}

// What to type to see the run again; nothing if it can't be typed. The file is named only if
// another run has been played since.
std::optional<std::string> how_to_watch(Options options, const std::string& record) {
    options.scores_file.reset();
    options.single_keys = false;  // A replay takes no keys when it is told by lines.
    const auto folder = runs_folder(options);
    const bool is_last = folder && RunFolder(*folder).last_played() == record;
    return command(options, {is_last ? "--replay" : text("--replay=", record)});
}

void summarize(const Played& played, const Options& options, Lines& lines) {
    const Outcome& outcome = *played.outcome;
    lines.add(how_it_went(played));
    const auto day = day_of_dungeon(played.header);
    if (day) {
        lines.add("It was the dungeon of ", *day, ".");
    }
    if (outcome.ending == Outcome::Ending::open && !played.record.empty()) {
        lines.add(how_to_play_on(options, played.record));
        return;
    }
    const auto watch = played.record.empty() ? std::nullopt : how_to_watch(options, played.record);
    if (watch) {
        lines.add("Watch it: ", *watch);
    }
    lines.add(how_to_play_again(options, *played.game,
                                day ? std::string(*day) : text(played.header.seed)));
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

void tell(const Played& played, const UnfinishedRuns& offered, const Options& options) {
    Lines lines;
    for (const Tally& tally : offered.dropped()) {
        lines.add(ended_for_good("a run", tally));
    }
    if (played.outcome) {
        summarize(played, options, lines);
    }
    write_standard_output(lines);
    report_all(played.problems);
}

// Says that there are unfinished runs that were not offered, because the options ask for others.
std::string told_of_waiting(std::size_t count, const Options& options) {
    std::vector<std::string_view> asked;
    if (options.game_asked) {
        asked.emplace_back("--game");
    }
    if (options.seed || options.daily) {
        asked.emplace_back(options.daily ? "--daily" : "--seed");
    }
    const bool one = count == 1;
    return text(one ? "Another unfinished run waits" : text(count, " other unfinished runs wait"),
                ". Start without ", list_of(asked, " and "), " to resume ", one ? "it" : "them",
                ".");
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
    const Played played = play_as_asked(options, unfinished);
    if (played.told) {
        tell(played, unfinished, options);
    }
    // After a signal, it ends at once.
    const std::size_t waiting = played.ending_signal == 0 ? unfinished.look_at_the_rest() : 0;
    if (played.told && waiting > 0) {
        write_standard_output(Lines().add(told_of_waiting(waiting, options)));
    }
    if (played.told) {
        report_all(unfinished.problems());
    }
    prune_runs(options);
    if (played.ending_signal != 0) {
        end_by_signal(played.ending_signal);
    }
    const bool cut_off =
        played.outcome && played.outcome->ending == Outcome::Ending::open && !played.left;
    return cut_off ? 1 : 0;
}

}  // namespace rogue
