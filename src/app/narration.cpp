#include "rogue/app/narration.hpp"

#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/ui/screen_words.hpp"

namespace rogue {
namespace {

// What a key has done that has changed nothing on the map.
std::string_view effect_of(Key key, const News& news) {
    if (!direction_of(key)) {
        return "nothing happens\n";
    }
    if (news.aims()) {
        return "the aim stays\n";
    }
    return news.moved() ? "" : "blocked\n";
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
                                std::optional<Key> key) {
    const std::string news = news_.tell(frame, kind.map, game);
    if (const auto other = std::exchange(other_, std::nullopt)) {
        return text(after(*other, !news.empty()), news);
    }
    return news.empty() && key ? std::string(effect_of(*key, news_)) : news;
}

std::string Narration::tell_screen(const Frame& frame, Prompt prompt,
                                   std::string (*words)(const Frame& frame)) {
    other_ = prompt;
    return words(frame);
}

std::string Narration::tell_all(const Frame& frame, const GameKind& kind) const {
    std::string lines = news_.underfoot();
    for (const Sighting& sighting : sightings(frame, kind.map)) {
        if (!sighting.seen.name.empty()) {
            append(lines, text(told(sighting), "\n"));
        }
    }
    for (const std::string& line :
         {wounds(frame, kind.map), ways(frame, kind.map), aim(frame, kind.map)}) {
        append(lines, line.empty() ? line : text(line, "\n"));
    }
    return lines;
}

}  // namespace rogue
