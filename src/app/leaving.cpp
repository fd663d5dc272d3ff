#include "rogue/app/leaving.hpp"

namespace rogue {

LeavingAnswer ask_whether_to_leave(Session& session, Kept kept) {
    session.show({Leaving{kept}, Awaited::answer});
    const auto stroke = session.next_keystroke(std::nullopt);
    switch (stroke ? stroke->character : U'\0') {
        case U'q':
        case U'Q':
        case U'y':
        case U'Y':
            return LeavingAnswer::leave;
        case U'e':
        case U'E':
            return LeavingAnswer::end;
        default:
            return LeavingAnswer::play_on;
    }
}

}  // namespace rogue
