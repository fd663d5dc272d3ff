#include <array>
#include <memory>

#include "rogue/app/games.hpp"
#include "rogue/base/rng.hpp"
#include "rogue/base/text.hpp"

// The game's program with a second game in it, for tests of what every game shares: its main() is
// the game's own. In twenty-one each card, 1 to 11, is a point; a player with more than 21 dies.

namespace rogue {
namespace {

struct CardsView {
    int points;
    int cards;
};

void compose(Frame& frame, const CardsView& view) {
    frame.put_text(0, 0, text(view.points, " of 21 with ", view.cards, " cards"), Color::green);
}

class TwentyOne final : public AnyGame {
public:
    TwentyOne(std::uint64_t seed, KeySource& keys, AnyDisplay& display)
        : dice_(seed, 0), keys_(keys), display_(display) {}

    Outcome run() override {
        while (true) {
            display_.show({CardsView{points_, cards_}, Awaited::command});
            if (points_ > kMost) {
                return {Outcome::Ending::died, tally()};
            }
            switch (static_cast<char>(keys_.next())) {
                case '+':
                    points_ += dice_.between(1, 12);
                    ++cards_;
                    break;
                case 'Q':
                    return {Outcome::Ending::quit, tally()};
                case static_cast<char>(Key::end):
                    return {Outcome::Ending::open, tally()};
                default:
                    break;
            }
        }
    }

    Standing standing() const override { return {cards_, kMost - points_, kMost}; }

    Point position() const override { return {}; }

    const MessageLog& log() const override { return log_; }

private:
    static constexpr int kMost = 21;

    Tally tally() const { return {cards_, 0, points_}; }

    Rng dice_;
    KeySource& keys_;
    AnyDisplay& display_;
    MessageLog log_;
    int points_ = 0;
    int cards_ = 0;
};

AnyScreen help(std::string_view) {
    return {CardsView{}, Awaited::answer};
}

std::unique_ptr<AnyGame> start(std::uint64_t seed, KeySource& keys, AnyDisplay& display) {
    return std::make_unique<TwentyOne>(seed, keys, display);
}

// There is no map.
constexpr MapReading kNoMap{0, 0, 1, 0, 0, nullptr};

std::span<const KeyLine> commands() {
    static constexpr std::array kCommands{KeyLine{"+", "take a card"}};
    return kCommands;
}

constexpr GameKind kTwentyOne{.rules = 21,
                              .name = "twenty-one",
                              .scores_file = "highscores-21.txt",
                              .keys = KeySet("+Q"),
                              .command_keys = "+Q",
                              .quitting = "Q",
                              .has_pictures = false,
                              .help = help,
                              .map = kNoMap,
                              .commands = commands,
                              .start = start};

}  // namespace

std::span<const GameKind* const> games() {
    static constexpr std::array kGames{&kTwentyOne, &kClassic};
    return kGames;
}

}  // namespace rogue
