#include "tests/support/paper_level.hpp"

#include <cctype>
#include <utility>

#include "tests/support/paper.hpp"

namespace rogue::test {
namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

TileContent seen_on_paper(char character) {
    using Kind = TileContent::Kind;
    using Step = TileContent::Step;
    using Leads = TileContent::Leads;
    static constexpr std::string_view kCoin = "coin";
    constexpr std::pair<char, TileContent> kSigns[] = {
        {' ', {}},
        {'#', {.kind = Kind::wall}},
        {'.', {.kind = Kind::ground}},
        {'_', {.kind = Kind::ground, .remembered = true}},
        {'<', {.kind = Kind::fixture, .name = "stairs up", .leads = Leads::up}},
        {'V',
         {.kind = Kind::fixture, .name = "stairs down", .remembered = true, .leads = Leads::down}},
        {'>', {.kind = Kind::fixture, .name = "stairs down", .leads = Leads::down}},
        {'{', {.kind = Kind::fixture, .name = "spring", .step = Step::used_up}},
        {'+', {.kind = Kind::fixture, .name = "gate", .step = Step::shut}},
        {':',
         {.kind = Kind::thing,
          .name = "locked gate",
          .step = Step::forced,
          .leads = Leads::through}},
        {'$', {.kind = Kind::thing, .name = kCoin, .step = Step::item}},
        {'&', {.kind = Kind::thing, .name = kCoin, .step = Step::on_purpose}},
        {'%', {.kind = Kind::thing, .name = "bell", .step = Step::on_purpose}},
        {'~', {.kind = Kind::fixture, .name = "plate", .step = Step::on_purpose}},
        {'|',
         {.kind = Kind::thing,
          .name = "closed gate",
          .step = Step::opens,
          .leads = Leads::through}},
        {'=', {.kind = Kind::thing, .name = "door", .leads = Leads::through}},
        {'-', {.kind = Kind::fixture, .name = "open gate", .leads = Leads::through}},
    };
    for (const auto& [sign, content] : kSigns) {
        if (character == sign) {
            return content;
        }
    }
    const std::size_t letter = kLetters.find(character);
    const bool creature = std::islower(static_cast<unsigned char>(character)) != 0;
    return {.kind = creature ? TileContent::Kind::creature : TileContent::Kind::thing,
            .name = kLetters.substr(letter, 1),
            .picks_up = creature && character != 'w'};
}

constexpr MapLayout kReading{
    .columns = PaperLevel::kColumns, .rows = PaperLevel::kRows, .tile_width = 1, .side = 60};

struct Drawing {
    const std::vector<std::string>& rows;
    Point player;
};

void compose(Frame& frame, const Drawing& drawing) {
    for (std::size_t y = 0; y < drawing.rows.size(); ++y) {
        frame.put_text(0, static_cast<int>(y), drawing.rows[y], Color::white);
    }
    frame.put_text(drawing.player.x, drawing.player.y, "@", Color::white);
}

char& at(std::vector<std::string>& rows, Point tile) {
    return rows[static_cast<std::size_t>(tile.y)][static_cast<std::size_t>(tile.x)];
}

}  // namespace

GameKind paper_kind(const MapLayout& map) {
    return {.rules = 0,
            .name = "paper",
            .scores_file = "",
            .keys = GameKeys(KeySet(std::string_view())),
            .quitting = "",
            .glyphs = kNoGlyphs,
            .draw_help = nullptr,
            .map = map,
            .commands = {},
            .start = nullptr};
}

PaperLevel::PaperLevel(std::initializer_list<std::string_view> rows)
    : kind(paper_kind(kReading)), rows_(rows.begin(), rows.end()) {
    for (std::size_t y = 0; y < rows_.size(); ++y) {
        const std::size_t x = rows_[y].find('@');
        if (x != std::string::npos) {
            player = {static_cast<int>(x), static_cast<int>(y)};
            rows_[y][x] = '.';
        }
    }
    learn();
}

const MapLayout& PaperLevel::layout() {
    return kReading;
}

AnyScreen PaperLevel::screen() const {
    return {Drawing{rows_, player}, Prompt::command};
}

SeenMap PaperLevel::seen_map() const {
    SeenMap seen = blank_map(kReading.tiles(), player);
    seen.put(below.first, number_on_paper(seen_on_paper(below.second)));
    for (std::size_t y = 0; y < rows_.size(); ++y) {
        for (std::size_t x = 0; x < rows_[y].size(); ++x) {
            seen.put({static_cast<int>(x), static_cast<int>(y)},
                     number_on_paper(seen_on_paper(rows_[y][x])));
        }
    }
    return seen;
}

void PaperLevel::press(Key key) {
    if (const auto direction = direction_of(key)) {
        step(*direction);
    } else if (key == Key{'g'}) {
        at(rows_, player) = '.';
        messages.add("You take it.", Color::white, kExpected);
    }
}

void PaperLevel::step(Direction direction) {
    const Point to = player + offset(direction);
    if (at(rows_, to) != '#' && std::islower(static_cast<unsigned char>(at(rows_, to))) == 0) {
        left_.push_back(player);
        player = to;
    }
}

Wish PaperLevel::wish(Point place) const {
    const char tile = rows_[static_cast<std::size_t>(place.y)][static_cast<std::size_t>(place.x)];
    if (tile == '+') {
        return gate;
    }
    return tile == '.' || unwanted == place ? Wish::none : wishes;
}

void PaperLevel::draw(Point tile, char character) {
    at(rows_, tile) = character;
}

void PaperLevel::learn() {
    known.learn(*this);
}

void PaperLevel::walk(Direction direction) {
    step(direction);
    learn();
}

void PaperLevel::show(Point tile, char character) {
    draw(tile, character);
    learn();
}

std::string PaperLevel::picture() const {
    std::vector<std::string> rows = rows_;
    for (const Point tile : left_) {
        at(rows, tile) = '*';
    }
    at(rows, player) = '@';
    std::string result;
    for (const std::string& row : rows) {
        result += row + "\n";
    }
    return result;
}

std::string walked(PaperLevel& level, const std::unique_ptr<Walk>& walk,
                   const std::function<void(int steps)>& meanwhile) {
    constexpr int kMost = 100;
    for (int steps = 1; steps <= kMost; ++steps) {
        const auto key = walk->next({level.kind, level, level.known});
        if (!key) {
            return level.picture();
        }
        level.press(*key);
        meanwhile(steps);
        level.learn();
    }
    return "it never stops\n" + level.picture();
}

}  // namespace rogue::test
