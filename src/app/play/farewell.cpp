#include "app/play/farewell.hpp"

#include <array>
#include <chrono>
#include <utility>

#include "app/arguments.hpp"
#include "app/runs/dungeon_seed.hpp"
#include "app/runs/ending_words.hpp"
#include "app/runs/player_files.hpp"
#include "rogue/records/date.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

// Returns the score with the achievements, without a depth that the sentence has told already.
std::string with_score(const Tally& tally, const GameKind& game, int gathered,
                       std::optional<int> depth = {}) {
    const std::string besides =
        concat(achievements(tally, tally.deepest == depth ? "" : game.depth_word),
               gathered_words(game, gathered));
    return concat(" with a score of ", tally.score,
                  besides.empty() ? "" : concat(" (", besides, ")"));
}

// Returns a sentence about a run that its player ended, whose score is not in the table.
std::string ended_for_good(std::string_view which, const Tally& tally, const GameKind& game) {
    return concat("You ended ", which, " for good, without a score (it had ", tally.score, ", ",
                  achievements(tally, game.depth_word), ").");
}

// Returns the rank in words, as in `the 2nd best`.
std::string in_words(std::size_t rank) {
    constexpr std::array<std::string_view, 4> kEndings{"th", "st", "nd", "rd"};
    const bool teen = rank / 10 % 10 == 1;
    const std::size_t last = teen || rank % 10 >= kEndings.size() ? 0 : rank % 10;
    return rank == 1 ? "the best" : concat("the ", rank, kEndings[last], " best");
}

std::string how_it_went(const RunSummary& run) {
    const Tally& tally = run.outcome.tally;
    if (!run.outcome.ending) {
        return concat(run.set_aside ? "You left the run" : "The run was cut off",
                      with_score(tally, *run.game, run.gains.gathered), ".");
    }
    if (*run.outcome.ending == Ending::quit) {
        return ended_for_good("the run", tally, *run.game);
    }
    return concat(run.death.empty()
                      ? concat("You won", with_score(tally, *run.game, run.gains.gathered))
                      : concat("You were ", run.death),
                  run.rank ? concat(", ", in_words(*run.rank)) : "", ".");
}

using Words = std::vector<std::string>;

// Returns what to type into a shell to call this program with these words. Returns nothing if that
// is impossible, or where the game is hosted for many, whose players have no shell.
std::optional<std::string> command(const Options& options, const Words& words) {
    std::optional<std::string> line = shell_program(options.program);
    for (const std::string& word : words) {
        const auto typed = shell_word(word);
        if (!line || !typed) {
            return std::nullopt;
        }
        append(*line, " ", *typed);
    }
    return options.locations.user ? std::nullopt : line;
}

void add_option(Words& words, std::string_view option, const std::optional<std::string>& value) {
    if (value) {
        words.push_back(concat(option, *value));
    }
}

// Returns what to type to play as this player does, with the same files.
std::optional<std::string> command_to_play(const Options& options, const Words& asked) {
    Words words;
    if (options.controls.plain) {
        words.emplace_back("--plain");
    }
    if (options.controls.plain && options.controls.single_keys) {
        words.emplace_back("--single-keys");
    }
    words.insert(words.end(), asked.begin(), asked.end());
    add_option(words, "--state-dir=", options.locations.state_dir);
    add_option(words, "--scores-file=", options.locations.scores_file);
    return command(options, words);
}

std::string how_to_play_on(const Options& options, const std::string& record) {
    const auto folder = runs_folder(options.locations);
    if (options.locations.user && folder && record.starts_with(concat(*folder, "/"))) {
        return "The run is kept. Start the game again in the same way to resume it.";
    }
    const auto line = command_to_play(options, {concat("--resume=", record)});
    return line ? concat("Play on: ", *line) : concat("The run is kept in ", record);
}

// Returns how to play the dungeon again. Names the game unless it is the first and the environment
// has no options, which may name another.
std::string how_to_play_again(const Options& options, const GameKind& game,
                              const std::string& seed) {
    const GameKind* unasked = games().front();
    Words words{"--seed", seed};
    if (&game != unasked || options.has_defaults) {
        words.insert(words.begin(), {"--game", std::string(game.name)});
    }
    const auto line = command_to_play(options, words);
    return line ? concat("Play this dungeon again: ", *line) : concat("Its seed is ", seed);
}

// Returns what to type for that option to show the run, or nothing if that is impossible. Names the
// file only if another run has been played since.
std::optional<std::string> how_to_see(const std::string& option, const Options& options,
                                      const RunSummary& run) {
    Words words{concat(option, run.last_played ? "" : "=" + run.record)};
    if (options.controls.plain && option == "--replay") {
        words.insert(words.begin(), "--plain");
    }
    add_option(words, "--state-dir=", options.locations.state_dir);
    return command(options, words);
}

void summarize(const RunSummary& run, const Options& options, Lines& lines) {
    lines.add(how_it_went(run));
    if (!run.gains.gifts.empty()) {
        lines.add("Your gifts: ", run.gains.gifts, ".");
    }
    const auto day = day_of_dungeon(run.header, options.dungeon);
    if (day) {
        const std::string end = end_of_day(*day, std::chrono::system_clock::now());
        lines.add("This was the daily dungeon of ", *day, ".", end.empty() ? "" : " ", end);
    }
    if (!run.outcome.ending && !run.record.empty()) {
        lines.add(how_to_play_on(options, run.record));
        return;
    }
    for (const auto& [what, option] :
         {std::pair("Watch it: ", "--replay"), {"Read its story: ", "--story"}}) {
        const auto line = run.record.empty() ? std::nullopt : how_to_see(option, options, run);
        if (line) {
            lines.add(what, *line);
        }
    }
    lines.add(how_to_play_again(options, *run.game, day.value_or(concat(run.header.seed))));
}

}  // namespace

Lines lines_of(const std::vector<DroppedRun>& dropped, const std::optional<RunSummary>& run,
               const Options& options) {
    Lines lines;
    for (const auto& [game, tally] : dropped) {
        lines.add(ended_for_good("a run", tally, *game));
    }
    if (run) {
        summarize(*run, options, lines);
    }
    return lines;
}

Lines rank_line(std::size_t rank, std::size_t runs) {
    return runs == 1 ? Lines().add("No other run in this dungeon has a score yet.")
                     : Lines().add("Of the ", runs, " scored runs in this dungeon, yours is ",
                                   in_words(rank), ".");
}

Lines waiting_line(std::size_t count, const Options& options) {
    if (count == 0) {
        return {};
    }
    std::vector<std::string_view> asked;
    if (options.dungeon.game_asked) {
        asked.emplace_back("--game");
    }
    if (options.dungeon.seed || options.dungeon.daily) {
        asked.emplace_back(options.dungeon.daily ? "--daily" : "--seed");
    }
    const bool one = count == 1;
    const std::string waiting = one ? "Another unfinished run is waiting"
                                    : concat(count, " other unfinished runs are waiting");
    if (options.locations.user) {  // Players by ssh type no options.
        return Lines().add(waiting, ".");
    }
    return Lines().add(waiting, ". Start without ", join(asked, " and "), " to resume ",
                       one ? "it" : "them", ".");
}

std::vector<std::string> trouble_with_record(const RunWriter& writer) {
    std::vector<std::string> trouble;
    if (!writer.problem().empty()) {
        trouble.push_back(writer.problem());
    }
    if (writer.file() != nullptr && !writer.file()->locked()) {
        trouble.push_back(
            concat(writer.file()->path(),
                   ": the run is kept without a lock, because its file system has none"));
    }
    return trouble;
}

std::string death_of(const GameKind& kind, const AnyGame& game) {
    const int depth = game.vitals().depth;
    return game.ending() == Ending::died
               ? concat("killed by ", killer_of(game), " ", kind.depth_phrase, " ", depth, ",",
                        with_score(game.tally(), kind, game.gains().gathered, depth))
               : "";
}

std::string how_it_ended(const GameKind& kind, const AnyGame& game, std::string_view open) {
    if (const std::string death = death_of(kind, game); !death.empty()) {
        return concat(capitalized(death), ".");
    }
    const bool won = game.ending() == Ending::won;
    const std::string_view ended = won ? "The run was won" : "The run was quit";
    return concat(game.ending() ? ended : open,
                  with_score(game.tally(), kind, game.gains().gathered), ".");
}

void show_end(TerminalSession& session, std::string_view happened) {
    constexpr std::string_view kKey = " Press any key.";
    constexpr std::size_t kRoom = Frame::kColumns - kKey.size();
    const std::string shorter = concat(happened.substr(0, happened.rfind(" (")), ".");
    const std::string_view line = happened.size() > kRoom ? shorter : happened;
    session.set_status([said = concat(line.substr(0, kRoom), kKey)] {
        return TerminalSession::Status{said, said};
    });
}

void show_game_over(Display& display, const GameKind& game, const Outcome& outcome) {
    const ScoreLine this_run{outcome.tally, true};
    display.show({GameOver{outcome, {&this_run, 1}, game.win_title}, Prompt::answer});
}

void print_end(const Replayed& run, std::string_view open, int ending_signal) {
    if (ending_signal != 0) {
        end_by_signal(ending_signal);
    }
    write_standard_output(Lines().add_wrapped("", how_it_ended(*run.kind, *run.game, open)));
}

}  // namespace rogue
