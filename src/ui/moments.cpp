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
    note_messages(kind, game.log(), key);
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
}

void Moments::note_messages(const GameKind& kind, const MessageLog& log, std::size_t key) {
    const std::size_t count = std::min(log.added() - messages_, log.size());
    for (std::size_t i = log.size() - count; i < log.size(); ++i) {
        std::string_view message = log[i].text;
        const auto found = std::ranges::find_if(kind.milestones, [&](const Milestone& one) {
            return match(one.message, message).has_value();
        });
        if (found != kind.milestones.end()) {
            const bool first = reached_.insert(found->what).second;
            message.remove_prefix(message.find_first_not_of(' '));
            all_.push_back(
                {key, found->what, first ? text("first ", found->what, ": ", message) : ""});
        }
    }
    messages_ = log.added();
}

}  // namespace rogue
