#include "tests/support/paper.hpp"

#include <algorithm>
#include <array>

namespace rogue::test {

Frame paper(std::initializer_list<std::string_view> rows) {
    Frame frame;
    int row = 0;
    for (const std::string_view line : rows) {
        frame.put_text(0, row++, line, Color::white);
    }
    return frame;
}

namespace {

TileContent seen_on_paper(const Cell& cell) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const std::size_t letter = kLetters.find(cell.character);
    switch (cell.character) {
        case ' ':
            return {};
        case '#':
            return {.kind = TileContent::Kind::wall};
        case '@':
        case '.':
            return {.kind = TileContent::Kind::ground};
        default:
            return {letter < 26 ? TileContent::Kind::creature : TileContent::Kind::thing,
                    kLetters.substr(letter, 1), cell.color == Color::dark_gray};
    }
}

// What tests have put on paper so far.
std::array<DrawnTile, 256> paper_looks{kAnyGame[0], kAnyGame[1]};
std::size_t looks_used = kAnyGame.size();

}  // namespace

SeenMap blank_map(const Box& part, Point player) {
    return {paper_looks, part, player};
}

LookNumber number_on_paper(const TileContent& content) {
    const auto end = paper_looks.begin() + static_cast<std::ptrdiff_t>(looks_used);
    const auto found = std::ranges::find(paper_looks.begin(), end, content, &DrawnTile::content);
    if (found == end) {
        paper_looks.at(looks_used++).content = content;
    }
    return LookNumber(found - paper_looks.begin());
}

SeenMap sight_on(const Frame& frame, const MapLayout& layout) {
    Point player;
    Aim aim{{-1, 0}, {}};
    for_each_in(layout.tiles(), [&](Point tile) {
        const Cell& cell = frame.at(tile.x, tile.y);
        player = cell.character == '@' ? tile : player;
        if (cell.color == Color::magenta || cell.color == Color::dark_magenta) {
            aim.at = cell.color == Color::magenta ? tile : aim.at;
            aim.struck.push_back(tile);
        }
    });
    SeenMap seen = blank_map(layout.tiles(), player);
    for_each_in(layout.tiles(), [&](Point tile) {
        seen.put(tile, number_on_paper(seen_on_paper(frame.at(tile.x, tile.y))));
    });
    if (aim.at.x >= 0) {
        seen.aim = aim;
    }
    return seen;
}

}  // namespace rogue::test
