#include "rogue/app/narration.hpp"

#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/ui/screen_words.hpp"

namespace rogue {
namespace {

// What a key has done that has changed nothing on the map.
std::string_view effect_of(Key key, const News& news, const KnownMap& known) {
    if (!direction_of(key)) {
        return "nothing happens\n";
    }
    if (news.aims()) {
        return "the aim stays\n";
    }
    return known.moved() ? "" : "blocked\n";
}

// What it means that a map follows that screen.
std::string_view after(Prompt screen, bool is_news) {
    if (screen == Prompt::letter) {
        return "pack closed\n";
    }
    return is_news ? "" : "the game goes on\n";
}

}  // namespace

std::string Narration::tell_map(const Frame& frame, const GameKind& kind, const AnyGame& game,
                                KnownMap& known, std::optional<Key> key, Pace pace) {
    const std::string news = news_.tell(frame, kind.map, game, known, pace);
    if (const auto other = std::exchange(other_, std::nullopt)) {
        return text(after(*other, !news.empty()), news);
    }
    return news.empty() && key ? std::string(effect_of(*key, news_, known)) : news;
}

std::string Narration::tell_screen(const Frame& frame, Prompt prompt,
                                   std::string (*words)(const Frame& frame)) {
    other_ = prompt;
    return words(frame);
}

}  // namespace rogue
