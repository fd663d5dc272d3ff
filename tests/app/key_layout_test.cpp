#include "app/commandline/key_layout.hpp"

#include "app/keys/player_keys.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

using Kind = Keystroke::Kind;

constexpr KeySet kKeys{"abcdefghijklmnopqrstzGIQZ<>"};

Key typed(char32_t character, KeyLayout layout, Letters letters) {
    return key_for({Kind::character, character}, kKeys, layout, letters);
}

TEST("arrows are arrows in every layout") {
    for (const KeyLayout layout : {KeyLayout::arrows, KeyLayout::vi, KeyLayout::wasd}) {
        for (const Letters letters : {Letters::may_move, Letters::are_letters}) {
            CHECK(key_for({Kind::up}, kKeys, layout, letters) == Key::up);
            CHECK(key_for({Kind::down}, kKeys, layout, letters) == Key::down);
            CHECK(key_for({Kind::left}, kKeys, layout, letters) == Key::left);
            CHECK(key_for({Kind::right}, kKeys, layout, letters) == Key::right);
            for (const Kind kind :
                 {Kind::home, Kind::end, Kind::page_up, Kind::page_down, Kind::other}) {
                CHECK(key_for({kind}, kKeys, layout, letters) == Key::other);
            }
        }
    }
}

TEST("Enter and Esc are keys of their own to a game that knows them") {
    constexpr KeySet kAll{"q", KeySet::EnterAndEscape::known};
    for (const Keystroke stroke : {kEnterKey, Keystroke{Kind::character, U'\n'}}) {
        CHECK(key_for(stroke, kAll, KeyLayout::vi, Letters::may_move) == Key::enter);
        CHECK(key_for(stroke, kKeys, KeyLayout::vi, Letters::may_move) == Key::other);
    }
    CHECK(key_for(kEscapeKey, kAll, KeyLayout::vi, Letters::may_move) == Key::escape);
    CHECK(key_for(kEscapeKey, kKeys, KeyLayout::vi, Letters::may_move) == Key::other);
}

TEST("a layout moves by no letters if one of them is a command of the game") {
    Options options;
    options.keys = KeyLayout::wasd;
    CHECK(layout_for(options, "qwer") == KeyLayout::arrows);
    options.keys = KeyLayout::vi;
    CHECK(layout_for(options, "qwer") == KeyLayout::vi);
}

TEST("by default and with vi, no letter that runs is a command of any game") {
    for (const GameKind* game : games()) {
        for (const KeyLayout layout : {KeyLayout::arrows, KeyLayout::vi}) {
            const std::string_view running = letters_of(layout).running;
            CHECK_EQ(game->keys.typed_commands().find_first_of(running), std::string_view::npos);
        }
    }
}

TEST("a layout's letters move on the map") {
    struct Row {
        KeyLayout layout;
        std::u32string_view letters;  // Left, down, up, right.
    };
    for (const Row& row : {Row{KeyLayout::vi, U"hjkl"}, Row{KeyLayout::wasd, U"aswd"}}) {
        CHECK(typed(row.letters[0], row.layout, Letters::may_move) == Key::left);
        CHECK(typed(row.letters[1], row.layout, Letters::may_move) == Key::down);
        CHECK(typed(row.letters[2], row.layout, Letters::may_move) == Key::up);
        CHECK(typed(row.letters[3], row.layout, Letters::may_move) == Key::right);
    }
}

TEST("in the pack a layout's letters are letters") {
    CHECK(typed(U'h', KeyLayout::vi, Letters::are_letters) == Key{'h'});
    CHECK(typed(U'a', KeyLayout::wasd, Letters::are_letters) == Key{'a'});
    CHECK(typed(U'w', KeyLayout::wasd, Letters::are_letters) == Key::other);
}

TEST("by default letters are only what they are to the game") {
    CHECK(typed(U'h', KeyLayout::arrows, Letters::may_move) == Key{'h'});
    CHECK(typed(U'w', KeyLayout::arrows, Letters::may_move) == Key::other);
    CHECK(typed(U'g', KeyLayout::vi, Letters::may_move) == Key{'g'});
}

TEST("upper case never moves, and no typed letter is an arrow of the script") {
    CHECK(typed(U'H', KeyLayout::vi, Letters::may_move) == Key::other);
    CHECK(typed(U'U', KeyLayout::arrows, Letters::may_move) == Key::other);
    CHECK(typed(U'L', KeyLayout::vi, Letters::may_move) == Key::other);
}

}  // namespace
}  // namespace rogue
