#include "app/keys/key_layout.hpp"

#include "app/games.hpp"
#include "app/keys/controller.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"

namespace rogue {
namespace {

using Kind = Keystroke::Kind;

constexpr KeySet kKeys{"abcdefghijklmnopqrstzGIQZ<>"};

Key typed(char32_t character, KeyLayout layout, Prompt prompt) {
    return key_for({Kind::character, character}, kKeys, layout, prompt);
}

TEST("every capital letter of ASCII has a small one, and nothing else has") {
    CHECK(small_letter(U'A') == U'a' && small_letter(U'Z') == U'z');
    for (const char32_t other : {U'@', U'[', U'a', U'Ä'}) {
        CHECK(small_letter(other) == other);
    }
}

TEST("arrows are arrows in every layout") {
    for (const KeyLayout layout : {KeyLayout::arrows, KeyLayout::vi, KeyLayout::wasd}) {
        for (const Prompt prompt : {Prompt::command, Prompt::letter}) {
            CHECK(key_for({Kind::up}, kKeys, layout, prompt) == Key::up);
            CHECK(key_for({Kind::down}, kKeys, layout, prompt) == Key::down);
            CHECK(key_for({Kind::left}, kKeys, layout, prompt) == Key::left);
            CHECK(key_for({Kind::right}, kKeys, layout, prompt) == Key::right);
            for (const Kind kind :
                 {Kind::home, Kind::end, Kind::page_up, Kind::page_down, Kind::other}) {
                CHECK(key_for({kind}, kKeys, layout, prompt) == Key::other);
            }
        }
    }
}

TEST("Enter and Esc are keys of their own to a game that knows them") {
    constexpr KeySet kAll{"q", KeySet::EnterAndEscape::known};
    CHECK(key_for(kEnterKey, kAll, KeyLayout::vi, Prompt::command) == Key::enter);
    CHECK(key_for(kEnterKey, kKeys, KeyLayout::vi, Prompt::command) == Key::other);
    CHECK(key_for(kEscapeKey, kAll, KeyLayout::vi, Prompt::command) == Key::escape);
    CHECK(key_for(kEscapeKey, kKeys, KeyLayout::vi, Prompt::command) == Key::other);
}

TEST("a layout moves by no letters if one of them is a command of the game") {
    CHECK(layout_for({.keys = KeyLayout::wasd}, "qwer") == KeyLayout::arrows);
    CHECK(layout_for({.keys = KeyLayout::vi}, "qwer") == KeyLayout::vi);
}

TEST("by default and with vi, no letter that runs is a command of any game") {
    for (const GameKind* game : games()) {
        for (const KeyLayout layout : {KeyLayout::arrows, KeyLayout::vi}) {
            const std::string_view running = letters_of(layout).running;
            CHECK_EQ(game->keys.typed_commands().find_first_of(running), std::string_view::npos);
        }
    }
}

// A command on one of its letters takes a layout away from a game.
TEST("each game has every layout but those that it is known to lack") {
    for (const GameKind* game : games()) {
        for (const KeyLayout layout : {KeyLayout::arrows, KeyLayout::vi, KeyLayout::wasd}) {
            const bool lacks =
                game->name == std::string_view("tutorial") && layout == KeyLayout::wasd;
            const check::Context context(concat(game->name, " moves by ", letters_of(layout).moving,
                                                " and runs by ", letters_of(layout).running));
            const KeyLayout had = layout_for({.keys = layout}, game->keys.typed_commands());
            CHECK((had == layout) != lacks);
        }
    }
}

TEST("a layout runs by no letters either if one of them is a command of the game") {
    CHECK(layout_for({.keys = KeyLayout::wasd}, "S") == KeyLayout::arrows);
    CHECK(layout_for({.keys = KeyLayout::vi}, "S") == KeyLayout::vi);
}

TEST("a layout's letters move on the map") {
    struct Row {
        KeyLayout layout;
        std::u32string_view letters;  // Left, down, up, right.
    };
    for (const Row& row : {Row{KeyLayout::vi, U"hjkl"}, Row{KeyLayout::wasd, U"aswd"},
                           Row{KeyLayout::arrows, U"4286"}, Row{KeyLayout::vi, U"4286"}}) {
        CHECK(typed(row.letters[0], row.layout, Prompt::command) == Key::left);
        CHECK(typed(row.letters[1], row.layout, Prompt::command) == Key::down);
        CHECK(typed(row.letters[2], row.layout, Prompt::command) == Key::up);
        CHECK(typed(row.letters[3], row.layout, Prompt::command) == Key::right);
    }
}

TEST("the digits of the keypad move in a game that has no command on them") {
    for (const GameKind* game : games()) {
        const Key key =
            key_for({Kind::character, U'4'}, game->keys, KeyLayout::arrows, Prompt::command);
        CHECK_EQ(key == Key::left, game->name != std::string_view("tutorial"));
    }
    constexpr KeySet kTwo{"2"};
    CHECK(key_for({Kind::character, U'4'}, kTwo, KeyLayout::arrows, Prompt::command) == Key::other);
}

TEST("in the pack a layout's letters are letters") {
    CHECK(typed(U'h', KeyLayout::vi, Prompt::letter) == Key{'h'});
    CHECK(typed(U'a', KeyLayout::wasd, Prompt::letter) == Key{'a'});
    CHECK(typed(U'w', KeyLayout::wasd, Prompt::letter) == Key::other);
}

TEST("by default letters are only what they are to the game") {
    CHECK(typed(U'h', KeyLayout::arrows, Prompt::command) == Key{'h'});
    CHECK(typed(U'w', KeyLayout::arrows, Prompt::command) == Key::other);
    CHECK(typed(U'g', KeyLayout::vi, Prompt::command) == Key{'g'});
}

TEST("upper case never moves, and no typed letter is an arrow of the script") {
    CHECK(typed(U'H', KeyLayout::vi, Prompt::command) == Key::other);
    CHECK(typed(U'U', KeyLayout::arrows, Prompt::command) == Key::other);
    CHECK(typed(U'L', KeyLayout::vi, Prompt::command) == Key::other);
}

}  // namespace
}  // namespace rogue
