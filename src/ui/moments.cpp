#include "rogue/ui/moments.hpp"

#include <algorithm>
#include <utility>

namespace rogue {

void Moments::update(const GameKind& kind, const AnyGame& game, std::size_t key) {
    constexpr std::size_t kQuiet = 10;
    if (key != next_) {
        return;
    }
    ++next_;
    const std::string blow = note_messages(game.log(), key);
    const Vitals now = game.vitals();
    const Vitals before = std::exchange(last_, now);
    if (key > 0 && now.depth != before.depth) {
        all_.push_back({key, Moment::Kind::level,
                        now.depth > deepest_ ? concat(kind.depth_word, " ", now.depth) : ""});
    }
    deepest_ = std::max(deepest_, now.depth);
    const int kills = game.tally().kills;
    const bool killed = kills > kills_;
    kills_ = kills;
    if (killed || now.hp < before.hp) {
        if (key >= fight_over_) {
            all_.push_back({key, Moment::Kind::fight, ""});
        }
        fight_over_ = key + kQuiet;
        if (now.hp < before.hp) {
            all_.push_back({key, Moment::Kind::wound, ""});
        }
    }
    if (now.hp > 0 && now.hp < (lowest_.empty() ? now.max_hp : lowest_hp_)) {
        lowest_hp_ = now.hp;
        lowest_ =
            concat(now.hp, " of ", now.max_hp, " after key ", key, blow.empty() ? "." : ": ", blow);
    }
}

// Returns the last message about a blow.
std::string Moments::note_messages(const MessageLog& log, std::size_t key) {
    std::string_view blow;
    for (std::size_t i = log.first_after(messages_); i < log.size(); ++i) {
        const std::string& message = log[i].text;
        const Event& event = log[i].event;
        blow = event.kind == Event::Kind::blow ? message : blow;
        if (event.kind == Event::Kind::kill) {
            ++killed_[event.name];
        }
        if (!event.milestone.empty()) {
            const bool first = reached_.insert(event.milestone).second;
            const bool gathers = event.kind == Event::Kind::gathered;
            const std::string words =
                concat(first ? "first " : "", event.milestone, ": ", trimmed(message, " "));
            all_.push_back({key, gathers ? Moment::Kind::gathered : Moment::Kind::other,
                            first || event.every_time ? words : ""});
        }
    }
    messages_ = log.added();
    return std::string(blow);
}

}  // namespace rogue
