#include "rogue/app/ending.hpp"

#include "rogue/app/farewell.hpp"
#include "rogue/base/text.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/term/terminal.hpp"

namespace rogue {
namespace {

// Returns whether the player has pressed a key, which is meant for the screen shown.
bool awaits_any_key(TerminalSession& session) {
    session.await_quiet();
    return session.next_keystroke(std::nullopt).has_value();
}

}  // namespace

void say_end(TerminalSession& session, std::string_view happened) {
    session.set_status(text(happened, " Press any key."));
}

void show_end(TerminalSession& session, std::string_view happened, const GameOver& over) {
    say_end(session, happened);
    if (awaits_any_key(session)) {
        session.set_status("");
        session.show({over, Awaited::kAnswer});
        awaits_any_key(session);
    }
}

void show_game_over(Display& display, const Tally& tally) {
    const ScoreLine this_run = line_of(tally);
    display.show({GameOver{tally, {&this_run, 1}}, Awaited::kAnswer});
}

void tell_end(const Replayed& run, std::string_view open, int ending_signal) {
    if (ending_signal != 0) {
        end_by_signal(ending_signal);
    }
    write_standard_output(Lines().add(how_it_ended(run.game->outcome(), *run.kind, open)));
}

}  // namespace rogue
