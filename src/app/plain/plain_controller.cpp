#include "app/plain/plain_controller.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"

namespace rogue {

PlainController::PlainController(PlainSession& session, LiveRun& run, const Controls& controls)
    : Controller(session, run, controls), session_(session), news_("x") {
    session.describe_screens_by([this] { return describe_screen(); });
    session.tell(concat("? lists the keys\n", run.resumed() ? "the last messages:\n" : ""));
}

// Returns the text for the screen. A walk's news waits for its end, which is now if the run ended.
std::string PlainController::describe_screen() {
    const AnyGame& game = run().game();
    if (!shows_map(session_.awaited())) {
        const bool asks = session_.awaited() == Prompt::answer;  // No game uses this prompt.
        return news_.tell_screen(asks ? words_of(session_.frame()) : game.screen().words(),
                                 session_.awaited(), game);
    }
    if (walks()) {
        news_.pass(run().scene());
    }
    if (walks() && !game.ending()) {
        return "";
    }
    const std::string news = news_.tell_map(run().scene(), key_, walks() ? Pace::walk : Pace::step);
    const std::string targets = session_.awaited() == Prompt::direction ? game.targets() : "";
    return concat(news, targets, targets.empty() ? "" : "\n");
}

bool PlainController::handle_own_key(char32_t character) {
    const char32_t small = small_letter(character);
    listed_ = small == lists_ ? listed_ : 0;
    lists_ = small;
    switch (small) {
        case U'x':
            tell_sightings();
            return true;
        case U'm':
            session_.write(map_text(session_.frame(), run().kind().map, known().seen_map()));
            return true;
        case U's':
        case U'@':
            session_.tell(status_text(run().game().status()));
            return true;
        case U'?':
            tell_keys();
            return true;
        default:
            return try_begin_walk(small);
    }
}

// Tells what is in sight. A place to travel to is told with its key; things in sight that are no
// such place come before these.
void PlainController::tell_sightings() {
    const SeenMap& seen = known().seen_map();
    std::string creatures;
    std::string others;
    Places places = journeys().known_places(UnexploredEnds::listed);
    for (const Sighting& sighting : sightings(seen)) {
        const Point position = known().player() + sighting.from_player;
        const auto same = std::ranges::find_if(places.listed, [&](const Destination& each) {
            return each.position == position && each.leads == sighting.content.leads;
        });
        const Note note = run().scene().note(sighting);
        if (sighting.content.kind == TileContent::Kind::creature) {
            creatures += described(sighting, note) + "\n";
        } else if (same != places.listed.end()) {
            same->about = note.about;
        } else if (!sighting.content.remembered) {
            others += described(sighting, note) + "\n";
        }
    }
    if (const auto& here = known().underfoot()) {
        creatures += described({*here, {}}, run().scene().note({*here, {}})) + "\n";
    }
    // Clang 14 can't compile the one of std::ranges.
    std::stable_partition(places.listed.begin(), places.listed.end(), [](const Destination& each) {
        return !each.is_landmark || (!each.remembered && !each.lands);
    });
    const bool first = listed_ == 0;
    session_.tell(next_page(creatures + others + list_of(places, known().player()), "x", listed_));
    if (first) {
        const std::string aimed = aim_words(seen);
        session_.tell(concat(open_ways(seen), "\n", aimed, aimed.empty() ? "" : "\n"));
    }
}

// Lets the player choose a key of the list. Enter travels to the first place.
void PlainController::choose_destination() {
    const Places places = journeys().places(UnexploredEnds::listed);
    const std::string all = list_of(places, known().player());
    std::size_t so_far = 0;
    if (!session_.typed_ahead()) {
        session_.tell(next_page(all, "_", so_far));
        if (places.listed.empty()) {
            session_.tell(concat("you know of nothing ", places.here.empty() ? "" : "else ",
                                 "to travel to\n"));
        }
        if (!known().creatures().empty()) {
            session_.tell("you can't travel while a monster is in sight\n");
        }
        session_.tell(
            "travel: a key from this list, or an empty line for the first; any other key "
            "cancels\n");
    }
    auto stroke = session_.choice();
    while (stroke && stroke->character == U'_') {
        session_.tell(next_page(all, "_", so_far));
        stroke = session_.choice();
    }
    const std::string why_not = travel_by(stroke, places);
    if (!walks()) {
        session_.tell(concat(why_not, why_not.empty() ? "" : "\n", "you stay here\n"));
    }
}

// Returns how far the walk led. If it did not begin, begins the sentence that tells why.
std::string PlainController::how_far(const Walk& walk, bool creature) const {
    if (walk.waits() && walk.steps() > 0) {
        return concat("waited ", walk.steps(), walk.steps() == 1 ? " turn\n" : " turns\n");
    }
    if (walk.steps() > 0) {
        const Point way = known().player() - walk.start();
        return way == Point{} ? "" : concat("walked ", bearing(way), "\n");
    }
    if (creature) {
        return "can't walk: ";
    }
    return walk.reason().empty() ? "the way is blocked\n" : "";
}

// Says how far the walk led, what is new, and why it led no farther, unless the news tells that.
void PlainController::tell_end_of(const Walk& walk) {
    listed_ = 0;
    const std::string why = walk.reason().empty() ? "" : concat(walk.reason(), "\n");
    const bool creature = !why.empty() && !walk.fights() && !known().creatures().empty();
    // Two statements: the arrival depends on the messages, which the map must tell first.
    const std::string news = news_.tell_map(run().scene(), std::nullopt, Pace::walk);
    const std::string arrival = news_.tell_arrival(run().scene(), walk.steps());
    session_.tell(concat(how_far(walk, creature), news, arrival,
                         creature || walk.stopped_by_news() ? "" : why));
}

void PlainController::warn(std::string_view what) {
    session_.tell(concat(what.empty() ? "All keys are recorded again." : what, "\n"));
}

void PlainController::before_key(Key key, bool has_meaning) {
    listed_ = 0;
    if (!has_meaning) {
        session_.tell("no such key: ? lists the keys\n");
    }
    key_ = has_meaning && shows_map(session_.awaited()) ? std::optional(key) : std::nullopt;
}

void PlainController::tell_keys() {
    constexpr std::size_t kMost =
        18;  // With the line after them, these are 20, which some readers speak at once.
    const std::string_view moving = letters().moving;
    std::string lines =
        concat(moving.substr(0, 1), " west, ", moving.substr(1, 1), " south, ", moving.substr(2, 1),
               " north, ", moving.substr(3, 1), " east: move, or attack what is there\n");
    for (const auto& [key, does] : run().kind().commands) {
        lines += does.empty() ? "" : concat(key, ": ", does, "\n");
    }
    const bool s_moves = moving.find('s') != std::string_view::npos;
    append(lines,
           concat("capital ", letters().running, ": run that way until something turns up\n"));
    for (const ApplicationKey& each : kApplicationKeys) {
        const char key = each.key == 's' && s_moves ? '@' : each.key;
        lines += each.in_plain_play.empty() ? "" : concat(key, ": ", each.in_plain_play, "\n");
    }
    for (const std::string_view hint : run().kind().hints) {
        append(lines, concat(hint, "\n"));
    }
    const char quits = run().kind().quitting.front();
    append(lines, concat(quits < 'a' ? "capital " : "", quits, ": quit, for now or for good\n"));
    if (const auto story = run().game().pages().lore) {
        lines += story->words();
    }
    session_.tell(next_page(lines, "?", listed_, kMost));
}

}  // namespace rogue
