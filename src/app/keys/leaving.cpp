#include "app/keys/leaving.hpp"

#include <optional>

#include "app/keys/key_layout.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

std::string_view what_is_lost(RecordState kept) {
    switch (kept) {
        case RecordState::complete:
            break;
        case RecordState::beginning:
            return "The last keys can't be recorded.";
        case RecordState::nothing:
            return "The run is not recorded.";
        case RecordState::removed:
            return "The file of this run has been removed.";
        case RecordState::played_elsewhere:
            return "Somebody else is playing this run too: your keys are not recorded.";
    }
    return {};
}

LeaveAnswer ask_to_leave(Session& session, LiveRun& run) {
    const bool wins = run.game().gains().win;
    const RecordState state = run.record_state_now();
    Leaving question{.lost = what_is_lost(state),
                     .can_go_on = state == RecordState::complete || state == RecordState::beginning,
                     .wins = wins};
    const auto answer_of = [&](Keystroke typed) {
        const char32_t letter = small_letter(typed.character);
        // Not E: with Caps Lock a key of the game types it.
        if (typed.character == U'e' || (wins && typed == kEnterKey)) {
            return LeaveAnswer::end;
        }
        return letter == U'q' || letter == U'y' ? LeaveAnswer::leave : LeaveAnswer::stay;
    };
    const auto meant = [&, is_deliberate = TypeaheadGuard(session)](Keystroke typed) mutable {
        const LeaveAnswer answer = answer_of(typed);
        const bool loses_keys = answer == LeaveAnswer::end ||
                                (answer == LeaveAnswer::leave && state != RecordState::complete);
        if (is_deliberate() || !loses_keys) {
            return std::optional(answer);
        }
        question.problem = kTooSoon;
        session.show({question, Prompt::answer});
        return std::optional<LeaveAnswer>();
    };
    const auto answer = ask(session, {question, Prompt::answer}, meant);
    if (answer == LeaveAnswer::stay) {
        session.show(run.game().screen());
    }
    return answer.value_or(LeaveAnswer::stay);
}

}  // namespace rogue
