#include "rogue/ui/moments.hpp"

#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"

namespace rogue {

void Moments::note(const GameKind& kind, const AnyGame& game, std::size_t key) {
    constexpr std::size_t kQuiet = 10;
    if (key != next_) {
        return;
    }
    ++next_;
    const std::string blow = note_messages(kind, game.log(), key);
    const Standing now = game.standing();
    const Standing before = std::exchange(last_, now);
    if (key > 0 && now.depth != before.depth) {
        all_.push_back(
            {key, kind.reach, now.depth > deepest_ ? text(kind.reach, " ", now.depth) : ""});
    }
    deepest_ = std::max(deepest_, now.depth);
    const int kills = game.tally().kills;
    const bool killed = kills > std::exchange(kills_, kills);
    if (killed || now.hp < before.hp) {
        if (key >= std::exchange(fight_over_, key + kQuiet)) {
            all_.push_back({key, "fight", ""});
        }
        if (now.hp < before.hp) {
            all_.push_back({key, "wound", ""});
        }
    }
    if (now.hp > 0 && now.hp < (lowest_.empty() ? now.max_hp : lowest_hp_)) {
        lowest_hp_ = now.hp;
        lowest_ =
            text(now.hp, " of ", now.max_hp, " after key ", key, blow.empty() ? "." : ": ", blow);
    }
}

// Returns the last message of a blow.
std::string Moments::note_messages(const GameKind& kind, const MessageLog& log, std::size_t key) {
    const std::size_t count = std::min(log.added() - messages_, log.size());
    std::string_view blow;
    for (std::size_t i = log.size() - count; i < log.size(); ++i) {
        std::string_view message = log[i].text;
        blow = match(kind.hurting, message) ? message : blow;
        for (const std::string_view kill : kind.kills) {
            if (const auto who = match(kill, message)) {
                ++killed_[std::string(who->substr(who->starts_with("the ") ? 4 : 0))];
            }
        }
        const auto found = std::ranges::find_if(kind.milestones, [&](const Milestone& one) {
            return match(one.message, message).has_value();
        });
        if (found != kind.milestones.end()) {
            const bool first = reached_.insert(found->what).second;
            const bool told = first || found->each;
            message.remove_prefix(message.find_first_not_of(' '));
            all_.push_back({key, found->what,
                            told ? text(first ? "first " : "", found->what, ": ", message) : ""});
        }
    }
    messages_ = log.added();
    return std::string(blow);
}

}  // namespace rogue
