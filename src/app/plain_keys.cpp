#include "rogue/app/plain_keys.hpp"

#include "rogue/base/text.hpp"

namespace rogue {

PlainKeys::PlainKeys(PlainSession& session, Run& run, const Options& options)
    : PlayerKeys(session, run, options), session_(session) {
    session.use(run);
    session.tell("? tells the keys\n");
}

bool PlainKeys::answers(char32_t character) {
    switch (character) {
        case U'x':
        case U'X':
            session_.tell_sightings();
            return true;
        case U'm':
        case U'M':
            session_.tell_map();
            return true;
        case U's':
        case U'S':
            session_.tell_status();
            return true;
        case U'?':
            tell_keys();
            return true;
        default:
            return false;
    }
}

void PlainKeys::warn(std::string_view what) {
    session_.tell(text(what.empty() ? "All keys are recorded again." : what, "\n"));
}

void PlainKeys::pass_on(Key key, bool known) {
    if (!known) {
        session_.tell("no such key: ? tells the keys\n");
    }
    session_.expect_effect(known ? std::optional(key) : std::nullopt);
}

void PlainKeys::tell_keys() {
    const std::string_view moving = moving_letters();
    session_.tell(text(moving.substr(0, 1), " west, ", moving.substr(1, 1), " south, ",
                       moving.substr(2, 1), " north, ", moving.substr(3, 1),
                       " east: move, and attack who is there\n"));
    for (const auto& [key, does] : run().game().commands()) {
        session_.tell(text(key, ": ", does, "\n"));
    }
    session_.tell(
        text("x: tell all in sight\n"
             "m: tell the map\n",
             moving.find('s') == std::string_view::npos ? "s" : "S", ": tell how you stand\n",
             run().game().quitting.substr(0, 1), ": leave, for now or for good\n"));
    if (const auto story = run().played().story()) {
        Frame frame;
        story->compose_into(frame);
        session_.tell(words_of(frame));
    }
}

}  // namespace rogue
