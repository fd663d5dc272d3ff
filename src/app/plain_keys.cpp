#include "rogue/app/plain_keys.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "rogue/app/news.hpp"
#include "rogue/base/place.hpp"
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
            tell_sightings();
            return true;
        case U'm':
        case U'M':
            session_.tell_map();
            return true;
        case U's':
        case U'S':
        case U'@':
            session_.tell_status();
            return true;
        case U'?':
            tell_keys();
            return true;
        case U'_':
            if (may_walk()) {
                choose_destination();
                return true;
            }
            return false;
        case U'+':
            if (may_walk() && !repeat()) {
                session_.tell("no step to repeat\n");
            }
            return may_walk();
        default:
            return false;
    }
}

// Those that one can travel to are told with the keys that do it.
void PlainKeys::tell_sightings() {
    const MapReading& reading = run().kind().map;
    const Frame& frame = session_.frame();
    std::string lines = underfoot(known());
    const auto tell = [&lines](const std::string& line) {
        append(lines, line.empty() ? line : text(line, "\n"));
    };
    const std::vector<Destination> all = destinations(Ends::yes);
    for (const Sighting& sighting : sightings(frame, reading)) {
        const Point position = known().player() + sighting.from_player;
        const auto same = std::ranges::find(all, position, &Destination::position);
        if (sighting.seen.kind == Seen::Kind::creature ||
            (same == all.end() && !sighting.seen.remembered)) {
            tell(description(sighting, frame, reading));
        }
    }
    for (const Destination& destination : all) {
        tell(told(destination, known().player()));
    }
    tell(ways(frame, reading));
    tell(aim(frame, reading));
    session_.tell(lines);
}

// Enter travels on to where the player travelled last.
void PlainKeys::choose_destination() {
    const std::vector<Destination> all = destinations(Ends::yes);
    if (!session_.typed_ahead()) {
        for (const Destination& each : all) {
            session_.tell(text(told(each, known().player()), "\n"));
        }
        session_.tell("travel: a key of this list; an empty line goes on; others stay here\n");
    }
    const auto stroke = session_.choice();
    const auto chosen = std::ranges::find_if(all, [&](const Destination& each) {
        return stroke && stroke->character == static_cast<unsigned char>(each.key);
    });
    if (chosen != all.end()) {
        travel(*chosen);
    } else if (stroke != kEnterKey || !travel_on()) {
        session_.tell("you stay here\n");
    }
}

// Says how far it led, unless something else was told of its last step.
void PlainKeys::walked(const Walk& walk) {
    if (walk.steps() == 0) {
        session_.tell("no way on\n");
    } else if (walk.steps() > 1) {
        session_.tell(text("walked ", place(known().player() - walk.start()), "\n"));
    }
    session_.end_walk();
}

bool PlainKeys::stops_walk() const {
    return session_.told_something();
}

void PlainKeys::warn(std::string_view what) {
    session_.tell(text(what.empty() ? "All keys are recorded again." : what, "\n"));
}

void PlainKeys::pass_on(Key key, bool known) {
    if (!known) {
        session_.tell("no such key: ? tells the keys\n");
    }
    if (walk() != nullptr && !walk()->repeats()) {
        session_.walk();
    }
    session_.expect_effect(known ? std::optional(key) : std::nullopt);
}

void PlainKeys::tell_keys() {
    const std::string_view moving = moving_letters();
    session_.tell(text(moving.substr(0, 1), " west, ", moving.substr(1, 1), " south, ",
                       moving.substr(2, 1), " north, ", moving.substr(3, 1),
                       " east: move, and attack who is there\n"));
    for (const auto& [key, does] : run().kind().commands()) {
        session_.tell(does.empty() ? "" : text(key, ": ", does, "\n"));
    }
    const bool s_moves = moving.find('s') != std::string_view::npos;
    session_.tell(
        text(running_letters(), ": run there, until there is something to think about\n"));
    for (const ApplicationKey& each : kApplicationKeys) {
        const char key = each.key == 's' && s_moves ? '@' : each.key;
        session_.tell(each.in_plain_play.empty()
                          ? ""
                          : text(std::string(1, key), ": ", each.in_plain_play, "\n"));
    }
    session_.tell(text(run().kind().quitting.substr(0, 1), ": leave, for now or for good\n"));
    if (const auto story = run().game().story()) {
        session_.tell(words_of(story->frame()));
    }
}

}  // namespace rogue
