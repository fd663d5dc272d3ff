#include "app/runs/ending_words.hpp"

#include "rogue/base/text.hpp"

namespace rogue {

std::string killer_of(const AnyGame& game) {
    const MessageLog& log = game.log();
    for (std::size_t i = log.size(); i > 0; --i) {
        if (log[i - 1].event.kind == Event::Kind::death) {
            return log[i - 1].event.name;
        }
    }
    return {};
}

std::string ending_words(const GameKind& kind, const AnyGame& game) {
    const std::string killer = killer_of(game);
    return concat(killer.empty() ? "won" : "killed by ", killer,
                  gathered_words(kind, game.gains().gathered));
}

std::string gathered_words(const GameKind& kind, int gathered) {
    return gathered == 0 ? "" : concat(", ", kind.gathered, " ", gathered);
}

}  // namespace rogue
