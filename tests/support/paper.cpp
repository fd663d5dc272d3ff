#include "tests/support/paper.hpp"

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

Seen seen_on_paper(const Cell& cell) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const std::size_t letter = kLetters.find(cell.character);
    switch (cell.character) {
        case ' ':
            return {};
        case '#':
            return {.kind = Seen::Kind::wall};
        case '@':
        case '.':
            return {.kind = Seen::Kind::ground};
        default:
            return {letter < 26 ? Seen::Kind::creature : Seen::Kind::thing,
                    kLetters.substr(letter, 1), cell.color == Color::dark_gray};
    }
}

}  // namespace

SeenMap sight_on(const Frame& frame, const MapReading& reading) {
    Point player;
    Aim aim{{-1, 0}, {}};
    for_each_in(reading.tiles(), [&](Point tile) {
        const Cell& cell = frame.at(tile.x, tile.y);
        player = cell.character == '@' ? tile : player;
        if (cell.color == Color::magenta || cell.color == Color::dark_magenta) {
            aim.at = cell.color == Color::magenta ? tile : aim.at;
            aim.struck.push_back(tile);
        }
    });
    SeenMap sight(reading.tiles(), player);
    for_each_in(reading.tiles(),
                [&](Point tile) { sight.put(tile, seen_on_paper(frame.at(tile.x, tile.y))); });
    if (aim.at.x >= 0) {
        sight.aim = aim;
    }
    return sight;
}

}  // namespace rogue::test
