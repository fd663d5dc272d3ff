#include "app/keys/terminal_controller.hpp"

#include <algorithm>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/ui/map_list.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

// What a new player reads first. README's first minute stands on these keys.
constexpr std::string_view kFirstKeys = "o explore, _ travel, x look, ? help";

std::string spaced(std::string_view first, std::string_view second) {
    return concat(first, first.empty() || second.empty() ? "" : " ", second);
}

// Returns the row of messages to show first, or nothing if the key leaves the messages. Space goes
// back by a screen, and from the oldest messages to the newest.
std::optional<std::size_t> scrolled(Keystroke stroke, std::size_t first, std::size_t last) {
    if (stroke.kind == Keystroke::Kind::up) {
        return first - std::min<std::size_t>(first, 1);
    }
    if (stroke.kind == Keystroke::Kind::down) {
        return std::min(first + 1, last);
    }
    if (stroke.character == U' ') {
        return first == 0 ? last : first - std::min(first, Messages::kRows);
    }
    return std::nullopt;
}

// Returns what is in sight, nearest first: creatures, what the player stands on, then other things.
std::vector<Sighting> in_sight(const KnownMap& known) {
    std::vector<Sighting> all = sightings(known.seen_map());
    std::erase_if(all, [](const Sighting& one) { return one.content.remembered; });
    if (const auto& here = known.underfoot()) {
        const auto things = std::ranges::find_if(all, [](const Sighting& one) {
            return one.content.kind != TileContent::Kind::creature;
        });
        all.insert(things, {*here, {}});
    }
    return all;
}

// Shows the screen again after each arrow, which `move` obeys. Returns the first other keystroke.
std::optional<Keystroke> ask_with_arrows(Session& session, const auto& screen, const auto& move) {
    return ask(session, screen(), [&](Keystroke typed) {
        const auto direction = direction_of(typed);
        if (direction) {
            move(*direction, typed.shift);
            session.show(screen());
        }
        return direction ? std::nullopt : std::optional(typed);
    });
}

// Returns the index before or after that one in a list whose ends are joined.
std::size_t step_in_list(std::size_t at, std::size_t size, bool back) {
    return size == 0 ? 0 : (at + (back ? size - 1 : 1)) % size;
}

/// The list of places to travel to. Up and down go through its rows. Left or right puts a cursor on
/// the map, which all arrows move from then on.
class TravelList {
public:
    /// Both are borrowed.
    TravelList(const KnownMap& known, const Places& places) : known_(known), places_(places) {
        rows_.reserve(places.listed.size());
        for (const Destination& each : places.listed) {
            rows_.push_back({each.key, each.name, each.position - known.player(), each.lands});
        }
    }

    void move(Direction direction, bool far) {
        const bool upright = direction == Direction::up || direction == Direction::down;
        if (upright && !cursor_ && !rows_.empty()) {
            row_ = step_in_list(row_.value_or(0), rows_.size(), direction == Direction::up);
        } else {
            row_.reset();
            move_cursor(direction, far);
        }
    }

    /// Returns where the chosen place is from the player, or nothing if none is chosen yet.
    std::optional<Point> chosen() const {
        return row_ ? std::optional(rows_[*row_].from_player) : cursor_;
    }

    /// Returns the list on this map. It is valid until the next call.
    MapList on(const Frame& map, const MapLayout& layout) {
        below_ = concat(advice(), cursor_ ? "" : " Left or right: pick any place.",
                        " Other keys: back.\n");
        if (cursor_) {
            const Point place = known_.player() + *cursor_;
            const TileContent& content = known_.at(place);
            append(below_, content.name, known_.lies_on(content, place),
                   content.name.empty() ? "" : ", ", bearing(*cursor_));
        }
        below_ += '\n';
        return {map, layout, known_.seen_map(), "-- TRAVEL --", rows_, chosen(), below_, !cursor_};
    }

private:
    // Moves the cursor by a step, or by eight, but never off the map.
    void move_cursor(Direction direction, bool far) {
        constexpr int kFar = 8;
        Point cursor = cursor_.value_or(Point{});
        for (int i = 0; i < (far ? kFar : 1); ++i) {
            const Point next = cursor + offset(direction);
            cursor = known_.seen_map().part().contains(known_.player() + next) ? next : cursor;
        }
        cursor_ = cursor;
    }

    std::string_view advice() const {
        if (rows_.empty()) {
            return places_.here.empty() ? "You know of nothing to travel to."
                                        : "You know of nothing else to travel to.";
        }
        if (!known_.creatures().empty()) {
            return "You can't travel while a creature is in sight.";
        }
        return cursor_ ? "Arrows: cursor. Enter or a key from the list: travel there."
                       : "A key from the list, or up, down and Enter: travel there.";
    }

    const KnownMap& known_;
    const Places& places_;
    std::vector<MapListRow> rows_;
    std::optional<std::size_t> row_;
    std::optional<Point> cursor_;  // From the player.
    std::string below_;
};

}  // namespace

TerminalController::TerminalController(TerminalSession& session, LiveRun& run,
                                       const Controls& controls)
    : Controller(session, run, controls), session_(session) {
    if (!run.resumed()) {
        messages_before_ = 0;
        notice_ = kFirstKeys;
    }
    warn({});
}

TerminalController::~TerminalController() {
    session_.set_status({});
}

void TerminalController::warn(std::string_view what) {
    warning_ = what;
    session_.set_status([this] { return status(); });
}

void TerminalController::before_key(Key /*key*/, bool has_meaning) {
    // A Greek or Cyrillic letter may look like the Latin one that is a key.
    const std::string_view script = typed() > U'\x7F' ? " (not ASCII)" : "";
    const std::string name = session_.can_show(typed()) ? concat(": ", utf8(typed()), script) : "";
    if (!has_meaning) {
        notice_ = concat("No such key", name, ".");
    } else if (!is_past_first_step()) {
        notice_.clear();
    }
    if (has_meaning) {
        messages_before_ = run().game().log().added();
    }
}

// Only this function decides what is shown beside the screen while a run is played. Where the row
// has no room for all, it leaves out the keys, what was told before why a walk stopped, or a
// warning, which comes back with the next key.
TerminalSession::Status TerminalController::status() const {
    std::string news;
    const auto add = [&news](std::string_view words) { news = spaced(news, words); };
    if (const std::size_t missed = messages_missed(); missed > 0) {
        add(concat("+", missed, missed == 1 ? " message: m." : " messages: m."));
    }
    if (session_.awaited() == Prompt::command || session_.awaited() == Prompt::aim) {
        add(last_sentences(notice_, Frame::kColumns - 1 - news.size()));
    }
    if (session_.awaited() == Prompt::direction) {
        add(run().game().targets());
    }
    if (session_.awaited() == Prompt::aim) {
        // Without colours the map does not show whom an aim strikes.
        add(concat("Arrows aim, Enter strikes. ? help. ",
                   capitalized(aim_words(known().seen_map()))));
    }
    const std::string all = spaced(warning_, news);
    const std::string& shown = all.size() <= Frame::kColumns ? all : news;
    const std::string with_keys = spaced(shown, keys_here());
    return {with_keys.size() <= Frame::kColumns ? with_keys : shown, shown};
}

std::string TerminalController::keys_here() const {
    switch (session_.awaited()) {
        case Prompt::command: {
            const auto last = run().memory().last_command();
            const bool waits = last && last->key == run().kind().waiting &&
                               std::ranges::none_of(known().creatures(), [&](const auto& it) {
                                   return manhattan_distance(it.position, known().player()) == 1;
                               });
            const std::string_view wait_on = waits ? "+ wait on, " : "";
            const std::string_view more = foe() ? "+ fight on, " : wait_on;
            return notice_ == kFirstKeys ? "" : concat(more, "? help");
        }
        case Prompt::direction:
            return "any other key cancels";
        case Prompt::page:
            if (run().game().screen().awaited() == Prompt::page) {
                const std::string below = run().game().page_footer();
                return concat(below, below.empty() ? "" : ". ", "any key: back");
            }
            return {};
        case Prompt::aim:
        case Prompt::letter:
        case Prompt::answer:
        case Prompt::nothing:
            break;
    }
    return {};
}

// Returns how many messages since the last key the map does not show.
std::size_t TerminalController::messages_missed() const {
    if (!application_listens(session_.awaited()) || !messages_before_) {
        return 0;
    }
    const MessageLog& log = run().game().log();
    const std::size_t shown = *messages_before_ + log.shown_size();
    return log.added() - std::min(log.added(), shown);
}

bool TerminalController::handle_own_key(char32_t character) {
    notice_.clear();
    switch (character) {
        case U'?':
            show_help();
            break;
        case U'm':
            show_messages();
            break;
        case U'x':
            look();
            break;
        case U's':
            if (const auto story = run().game().pages().lore) {
                ask(session_, story->screen,
                    [](Keystroke stroke) { return std::optional(stroke); });
                break;
            }
            return false;
        default:
            if (!try_begin_walk(character)) {
                return false;
            }
    }
    session_.show(run().game().screen());
    return true;
}

void TerminalController::tell_end_of(const Walk& walk) {
    const std::string& why = walk.reason();
    if (walk.steps() > 0) {
        return tell(why);
    }
    notice_ = why.empty() ? "The way is blocked." : why;
    tell(why.empty() || known().creatures().empty() ? "" : "Fight or flee first.");
}

void TerminalController::tell(std::string_view words) {
    append(notice_, concat(notice_.empty() || words.empty() ? "" : " ", words));
    // The screen may be drawn already, so the row has to be drawn by itself.
    session_.set_status([this] { return status(); });
}

void TerminalController::tell_taken(std::string_view words) {
    notice_.clear();  // A walk may take several things; the row has room for the last.
    tell(words);
}

// Lets the arrows go from one thing to the next, and Enter travel there.
void TerminalController::look() {
    const Frame map = session_.frame();
    const std::vector<Sighting> all = in_sight(known());
    const auto note_of = [&](const Sighting& one) { return run().scene().note(one); };
    std::vector<MapListRow> rows;
    rows.reserve(all.size());
    for (const Sighting& one : all) {
        rows.push_back({' ', note_of(one).name, one.from_player});
    }
    const bool walks = may_walk() && known().creatures().empty();
    std::size_t at = 0;
    std::string below = "Nothing is in sight.\nAny key: back.\n";
    const auto screen = [&] {
        std::optional<Point> cursor;
        if (!all.empty()) {
            cursor = all[at].from_player;
            below = concat(described(all[at], note_of(all[at])), "\nArrows: look at another.",
                           walks && all[at].from_player != Point{} ? " Enter: travel there." : "",
                           " Any other key: back.\n");
        }
        return AnyScreen(MapList{map, run().kind().map, known().seen_map(), "-- IN SIGHT --", rows,
                                 cursor, below},
                         Prompt::page);
    };
    const auto chosen = ask_with_arrows(session_, screen, [&](Direction direction, bool /*far*/) {
        at = step_in_list(at, all.size(),
                          direction == Direction::up || direction == Direction::left);
    });
    if (chosen == kEnterKey && walks && !all.empty()) {
        travel(known().player() + all[at].from_player);
    }
}

// Enter travels to the chosen place, or to the first one.
void TerminalController::choose_destination() {
    const Frame map = session_.frame();
    const Places places = journeys().places(UnexploredEnds::omitted);
    TravelList list(known(), places);
    const auto screen = [&] { return AnyScreen(list.on(map, run().kind().map), Prompt::letter); };
    const auto stroke = ask_with_arrows(
        session_, screen, [&list](Direction direction, bool far) { list.move(direction, far); });
    if (stroke == kEnterKey && list.chosen()) {
        travel(known().player() + *list.chosen());
    } else if (const std::string why_not = travel_by(stroke, places); !why_not.empty()) {
        tell(why_not);
    }
}

void TerminalController::show_help() {
    const auto story = run().game().pages().lore;
    ask(session_, {Help{run().kind(), letters()}, Prompt::page}, [&](Keystroke stroke) {
        std::optional<Keystroke> leaves;
        if (stroke.character == U'g' && !run().kind().glyphs.all().empty()) {
            session_.switch_glyphs();
        } else if (stroke.character == U's' && story) {
            session_.show(story->screen);
        } else {
            leaves = stroke;
        }
        return leaves;
    });
}

void TerminalController::show_messages() {
    messages_before_ = run().game().log().added();
    const std::vector<Message> rows = wrapped(run().game().log());
    const std::size_t last = rows.size() - std::min(rows.size(), Messages::kRows);
    const auto from = [&rows](std::size_t first) {
        return AnyScreen(Messages{rows, first}, Prompt::page);
    };
    ask(session_, from(last), [&, first = last](Keystroke stroke) mutable {
        const auto next = scrolled(stroke, first, last);
        if (next) {
            first = *next;
            session_.show(from(first));
        }
        return next ? std::nullopt : std::optional(stroke);
    });
}

}  // namespace rogue
