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

Seen seen_on_paper(const Cell& cell) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const std::size_t letter = kLetters.find(cell.character);
    const bool remembered = cell.color == Color::dark_gray;
    const bool aimed = cell.color == Color::magenta;
    const bool struck = aimed || cell.color == Color::dark_magenta;
    switch (cell.character) {
        case ' ':
            return {};
        case '@':
            return {.kind = Seen::Kind::player, .aimed = aimed, .struck = struck};
        case '#':
            return {.kind = Seen::Kind::wall};
        case '.':
            return {.kind = Seen::Kind::ground, .aimed = aimed, .struck = struck};
        default:
            return {letter < 26 ? Seen::Kind::creature : Seen::Kind::thing,
                    kLetters.substr(letter, 1), remembered, aimed, struck};
    }
}

}  // namespace rogue::test
