#include "rogue/base/key.hpp"

#include <array>
#include <stdexcept>
#include <string>
#include <utility>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

constexpr std::string_view kTyped = "abcgiqzGIZQ<>14";
constexpr KeySet kKeys{kTyped};

TEST("a character that means something is its own key") {
    for (const char character : kTyped) {
        const check::Context context(std::string(1, character));
        CHECK_EQ(kKeys.typed(static_cast<unsigned char>(character)), Key{character});
        CHECK(kKeys.scripted(character) == Key{character});
    }
}

TEST("every other character is one and the same key") {
    for (char32_t character = 0; character < 0x3000; ++character) {
        const bool known =
            character < 0x80 && kTyped.find(static_cast<char>(character)) != std::string_view::npos;
        if (!known) {
            const check::Context context(std::to_string(static_cast<unsigned>(character)));
            CHECK_EQ(kKeys.typed(character), Key::other);
        }
    }
}

TEST("a character far beyond ASCII is not mistaken for its lowest byte") {
    CHECK_EQ(kKeys.typed(0x0167), Key::other);  // Its lowest byte is 'g'.
    CHECK_EQ(kKeys.typed(0x10067), Key::other);
    CHECK_EQ(kKeys.typed(0x0155), Key::other);  // 'U'
}

TEST("the letters of arrows are not arrows when they are typed") {
    for (const char32_t letter : {U'U', U'D', U'L', U'R'}) {
        CHECK_EQ(kKeys.typed(letter), Key::other);
        CHECK(!direction_of(kKeys.typed(letter)));
    }
}

TEST("in a script the letters of arrows are arrows and a dot is any other key") {
    CHECK(kKeys.scripted('U') == Key::up);
    CHECK(kKeys.scripted('D') == Key::down);
    CHECK(kKeys.scripted('L') == Key::left);
    CHECK(kKeys.scripted('R') == Key::right);
    CHECK(kKeys.scripted('.') == Key::other);
}

TEST("Enter and Escape are keys of a game that knows them, in scripts by the letters E and X") {
    constexpr KeySet kAll{"q", KeySet::EnterAndEscape::known};
    CHECK_EQ(kAll.if_known(Key::enter), Key::enter);
    CHECK(kAll.scripted('E') == Key::enter);
    CHECK(kAll.scripted('X') == Key::escape);
    CHECK_EQ(kAll.typed('E'), Key::other);
    CHECK_EQ(kKeys.if_known(Key::escape), Key::other);
    CHECK(!kKeys.scripted('E'));
}

TEST("a set of keys is refused if a key stands twice, is an arrow's letter or can't be printed") {
    for (const std::string wrong : {"xyx", "xU", "E", ".", "x ", "x\x7f", "\x01"}) {
        const check::Context context(wrong);
        const auto make = [&] { return KeySet(std::string_view(wrong)); };
        CHECK(!check::thrown<std::invalid_argument>(make).empty());
    }
    const std::string right = "xyz";
    CHECK_EQ(KeySet(std::string_view(right)).letters(), right);
}

TEST("a script knows no other letters") {
    const std::string known = std::string(kTyped) + "UDLR.";
    for (int byte = 0; byte < 256; ++byte) {
        const char letter = static_cast<char>(byte);
        const check::Context context(std::to_string(byte));
        CHECK_EQ(kKeys.scripted(letter).has_value(), known.find(letter) != std::string::npos);
    }
}

TEST("the arrows, and only they, have a direction") {
    CHECK(direction_of(Key::up) == Direction::up);
    CHECK(direction_of(Key::down) == Direction::down);
    CHECK(direction_of(Key::left) == Direction::left);
    CHECK(direction_of(Key::right) == Direction::right);
    CHECK(!direction_of(Key::other));
    for (const char character : kTyped) {
        CHECK(!direction_of(Key{character}));
    }
}

TEST("up is towards row 0 and left towards column 0") {
    using Row = std::pair<Direction, Point>;
    constexpr auto kSteps = std::to_array<Row>({{Direction::up, {0, -1}},
                                                {Direction::down, {0, 1}},
                                                {Direction::left, {-1, 0}},
                                                {Direction::right, {1, 0}}});
    for (const auto& [direction, step] : kSteps) {
        const check::Context context(std::to_string(static_cast<int>(direction)));
        CHECK(offset(direction) == step);
        CHECK((Point{5, 5} + offset(direction) - step == Point{5, 5}));
    }
}

}  // namespace
}  // namespace rogue::test
