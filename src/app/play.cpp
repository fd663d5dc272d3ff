#include <cstdio>
#include <cstdlib>
#include <string>

#include "rogue/app/commands.hpp"
#include "rogue/base/text.hpp"
#include "rogue/game/game.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/term/terminal_session.hpp"

namespace rogue {
namespace {

struct Played {
    Outcome outcome;
    std::string problem;  // Why the score is not saved, or empty.
    int ending_signal;    // Or 0.
    bool told;            // Somebody is there to be told how it ended.
};

bool wants_color(ColorChoice choice) {
    const char* no_color = std::getenv("NO_COLOR");  // https://no-color.org
    const bool forbidden = no_color != nullptr && *no_color != '\0';
    return choice == ColorChoice::always || (choice == ColorChoice::automatic && !forbidden);
}

// While it runs the terminal is the game's; nothing else may be printed.
Played play_in_terminal(const Options& options, std::uint64_t seed) {
    const std::string scores = scores_path(options);
    TerminalSession session({options.glyphs, options.keys, wants_color(options.color)});
    Played played{Game(seed, session, session).run(), {}, 0, true};
    if (played.outcome.ending == Outcome::Ending::died) {
        const Tally tally = played.outcome.tally;
        const ScoreEntered entered = enter_score(scores, tally, std::chrono::system_clock::now());
        played.problem = entered.problem;
        show_game_over(session, session, tally, entered.table.lines());
    }
    session.close();
    played.ending_signal = session.ending_signal();
    played.told = !session.gone();
    return played;
}

std::string_view how(Outcome::Ending ending) {
    switch (ending) {
        case Outcome::Ending::died:
            return "You died";
        case Outcome::Ending::quit:
            return "You quit";
        case Outcome::Ending::open:
            return "The run was cut off";
    }
    return {};
}

std::string summary(const Outcome& outcome, std::uint64_t seed) {
    const Tally tally = outcome.tally;
    return text(how(outcome.ending), " with a score of ", tally.score(), " (depth ", tally.deepest,
                ", kills ", tally.kills, ").\nPlay this dungeon again: roguelike --seed ", seed,
                "\n");
}

void tell(const Played& played, std::uint64_t seed) {
    write_standard_output(summary(played.outcome, seed));
    if (!played.problem.empty()) {
        std::fputs(text("roguelike: the score: ", played.problem, "\n").c_str(), stderr);
    }
}

}  // namespace

int play(const Options& options) {
    const std::uint64_t seed = chosen_seed(options);
    const Played played = play_in_terminal(options, seed);
    if (played.told) {
        tell(played, seed);
    }
    if (played.ending_signal != 0) {
        end_by_signal(played.ending_signal);
    }
    return played.outcome.ending == Outcome::Ending::open ? 1 : 0;
}

}  // namespace rogue
