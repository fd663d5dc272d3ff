#include "tests/support/paper_game.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/game_of.hpp"
#include "tests/support/paper.hpp"

namespace rogue::test {
namespace {

// In the corner lies what terminals find hardest to draw.
using Level = std::vector<std::string>;
const Level kLevel{"##############################",  //
                   "#.......................#)/{*#",  //
                   "#.<..r....r..!......>..T######",  //
                   "#.......................#    x",  //
                   "#########################    x",  //
                   "                        xxxxxx"};
constexpr Point kUpstairs{2, 2};
constexpr Point kDownstairs{20, 2};
constexpr Point kDaggerLies{25, 1};
constexpr int kFullHp = 30;
constexpr std::chrono::milliseconds kFlight{40};

// How a character of the level looks, and what it is.
struct Sign {
    char character;
    Color color;
    TileContent content;
    Glyph glyph{character};
};

constexpr auto kLevelSigns = std::to_array<Sign>({
    {'#', Color::dark_cyan, {.kind = TileContent::Kind::wall}},
    {'x', Color::dark_blue, {.kind = TileContent::Kind::wall, .remembered = true}, Glyph{'#'}},
    {'.', Color::dark_yellow, {.kind = TileContent::Kind::ground}},
    {'r', Color::dark_gray, {.kind = TileContent::Kind::creature, .name = "rat"}},
    {'T', Color::magenta, {.kind = TileContent::Kind::creature, .name = "troll"}},
    {'!', Color::cyan, {.kind = TileContent::Kind::thing, .name = "potion"}},
    {')', Color::cyan, {.kind = TileContent::Kind::thing, .name = "dagger"}},
    {'/', Color::cyan, {.kind = TileContent::Kind::thing, .name = "wand"}},
    {'{', Color::cyan, {.kind = TileContent::Kind::fixture, .name = "fountain"}},
    {'*', Color::cyan, {}},
    {'>',
     Color::cyan,
     {.kind = TileContent::Kind::fixture, .name = "trapdoor", .leads = TileContent::Leads::down}},
    {'<',
     Color::cyan,
     {.kind = TileContent::Kind::fixture, .name = "stairs up", .leads = TileContent::Leads::up}},
});

// What the level shows at a place; nothing where it is unknown.
using ShowSign = std::function<void(Point place, const Sign& sign)>;

void for_each_sign(const Level& level, const ShowSign& show) {
    for (std::size_t y = 0; y < level.size(); ++y) {
        for (std::size_t x = 0; x < level[y].size(); ++x) {
            const auto* sign = std::ranges::find(kLevelSigns, level[y][x], &Sign::character);
            if (sign != kLevelSigns.end()) {
                show({static_cast<int>(x), static_cast<int>(y)}, *sign);
            }
        }
    }
}

// The screens of the game. What they show is borrowed.
struct Map {
    const Level& level;
    Point player;
    std::vector<StatusLine> status;
    const MessageLog& log;
};

void compose(Frame& frame, const Map& map) {
    frame.use(classic::kGlyphs);
    for_each_sign(map.level, [&](Point place, const Sign& sign) {
        classic::put_on_tile(frame, place, {sign.glyph, sign.color});
    });
    classic::put_on_tile(frame, map.player, {kPlayerGlyph, Color::white});
    classic::draw_sidebar(frame, map.status, 7, {});
    draw_log(frame, map.log);
}

struct Pack {
    bool potion;
};

void compose(Frame& frame, const Pack& pack) {
    frame.put_text(0, 0, "-- INVENTORY --", Color::yellow);
    frame.put_text(2, 3, pack.potion ? "a) potion" : "(empty)", Color::white);
}

class PaperGame final : public AnyGame {
public:
    explicit PaperGame(std::uint64_t seed) : player_(kUpstairs) {
        player_.y += static_cast<int>(seed % 3) - 1;
        if (seed % 2 == 0) {
            at(kDaggerLies) = '.';
        }
        say("Welcome to the dungeon. Depth 1.");
    }

    void play(const NextKey& next, const ShowGame& show) override { run_turns(*this, next, show); }

    void press(Key key) override {
        flashes_.clear();
        const auto direction = direction_of(key);
        switch (std::exchange(awaited_, Prompt::command)) {
            case Prompt::letter:
                return key == Key{'a'} ? drink() : void();
            case Prompt::direction:
                return direction ? zap(*direction) : say("You hold the wand. Nothing happens.");
            default:
                return direction ? step_to(player_ + offset(*direction)) : carry_out(key);
        }
    }

    AnyScreen screen() const override {
        return awaited_ == Prompt::letter ? AnyScreen(Pack{potion_}, awaited_) : map();
    }
    AnyScreen map() const override {
        const bool asks = awaited_ == Prompt::direction;
        return {Map{drawn(), player_, status(), log_}, asks ? awaited_ : Prompt::command};
    }
    SeenMap seen_map() const override {
        SeenMap seen = blank_map(kClassic.map.tiles(), player_);
        for_each_sign(drawn(), [&](Point at, const Sign& sign) {
            seen.put(at, number_on_paper(sign.content));
        });
        return seen;
    }
    std::vector<StatusLine> status() const override {
        return {{1, concat("Depth: ", depth_), Color::white},
                {2, concat("HP:    ", hp_, "/", kFullHp), Color::white},
                {3, concat("Kills: ", kills_), Color::white},
                {4, concat("Score: ", tally().score), Color::white}};
    }
    std::vector<Flash> flashes() const override { return flashes_; }
    Outcome outcome() const override {
        const int deepest = static_cast<int>(levels_.size());
        return {ending_, {deepest, kills_, 100 * deepest + 10 * kills_}};
    }
    std::unique_ptr<AnyGame> copy() const override { return std::make_unique<PaperGame>(*this); }
    PlayerState player_state() const override { return {{depth_, hp_, kFullHp}, depth_, player_}; }
    Wish wish(Point /*place*/) const override { return Wish::take; }
    const MessageLog& log() const override { return log_; }

private:
    const Level& drawn() const { return levels_[static_cast<std::size_t>(depth_ - 1)]; }
    char& at(Point place) {
        return levels_[static_cast<std::size_t>(depth_ - 1)][static_cast<std::size_t>(place.y)]
                      [static_cast<std::size_t>(place.x)];
    }
    void say(std::string message, Color color = Color::gray, Event event = {}) {
        log_.add(std::move(message), color, std::move(event));
    }

    void carry_out(Key key) {
        switch (static_cast<char>(key)) {
            case 'g':
            case 'G':
                return pick_up();
            case 'i':
            case 'I':
                awaited_ = Prompt::letter;
                return;
            case 'z':
            case 'Z':
                awaited_ = Prompt::direction;
                return say("Zap which direction?");
            case '>':
                return climb('>', 1, kUpstairs);
            case '<':
                return climb('<', -1, kDownstairs);
            case 'q':
            case 'Q':
                ending_ = Ending::quit;
                return;
            default:
                return;
        }
    }

    void step_to(Point to) {
        switch (at(to)) {
            case '#':
                return;
            case 'r':
                return fight_rat(to);
            case 'T':
                return meet_troll();
            case '!':
                say("You see a potion here.", Color::cyan, here_is("potion"));
                break;
            default:
                break;
        }
        player_ = to;
    }

    void fight_rat(Point rat) {
        say("You hit the rat for 3.", Color::white);
        if (std::exchange(hurt_, rat) == rat) {
            at(rat) = '.';
            ++kills_;
            say("You kill the rat!", Color::green, {Event::Kind::kill, "kill", "rat"});
        } else {
            --hp_;
            say("The rat hits you for 1.", Color::red, {Event::Kind::blow});
        }
    }

    void meet_troll() {
        hp_ -= kFullHp / 3;
        say("The troll hits you for 10.", Color::red, {Event::Kind::blow});
        if (hp_ <= 0) {
            say("The troll kills you...", Color::red,
                {.kind = Event::Kind::death, .name = "a troll"});
            ending_ = Ending::died;
        }
    }

    void zap(Direction direction) {
        flashes_.push_back({player_ + offset(direction), {Glyph{'*'}, Color::red}, kFlight});
        say("The fire goes out.");
    }

    void pick_up() {
        if (at(player_) == '!') {
            at(player_) = '.';
            potion_ = true;
            say("You take the potion.", Color::cyan, kExpected);
        } else {
            say("Nothing to pick up.", Color::dark_gray);
        }
    }

    void drink() {
        if (std::exchange(potion_, false)) {
            hp_ = kFullHp;
            say("You drink the potion.", Color::green, {.milestone = "potion drunk"});
        }
    }

    void climb(char stairs, int by, Point to) {
        if (at(player_) != stairs || depth_ + by < 1) {
            return say("No stairs here.", Color::dark_gray);
        }
        depth_ += by;
        player_ = to;
        levels_.resize(std::max(levels_.size(), static_cast<std::size_t>(depth_)), kLevel);
        hurt_ = {};
        say(concat("You are on depth ", depth_, "."), Color::yellow);
    }

    std::vector<Level> levels_{kLevel};
    Point player_;
    Point hurt_;  // The rat that was hit last.
    int depth_ = 1;
    int hp_ = kFullHp;
    int kills_ = 0;
    bool potion_ = false;
    MessageLog log_;
    std::vector<Flash> flashes_;
    Prompt awaited_ = Prompt::command;
    std::optional<Ending> ending_;
};

GameKind on_paper() {
    GameKind kind = kClassic;
    kind.rules = 99;
    kind.name = "paper";
    kind.start = start<PaperGame>;
    return kind;
}

}  // namespace

const GameKind kPaperGame = on_paper();

}  // namespace rogue::test
