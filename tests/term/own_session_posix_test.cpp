#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <thread>

#include "rogue/term/terminal_session.hpp"
#include "tests/support/check.hpp"
#include "tests/support/own_terminal.hpp"

// A player's session, alone and without the game.

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

struct Word {
    std::string_view text;
};

void compose(Frame& frame, const Word& word) {
    frame.put_text(0, 0, word.text, Color::white);
}

// Whether it holds of a session that has shown a first screen, on a terminal that is asked nothing.
bool holds(const std::function<bool(TerminalSession&, const TerminalUser&)>& what) {
    return holds_on_own_terminal([&](const TerminalUser& player) {
        setenv("TERM", "linux", 1);
        player.resize({80, 24});
        TerminalSession session({});
        session.show(AnyScreen(Word{"first"}, Prompt::command));
        session.next_keystroke(0ms);
        return player.content().find("first") != std::string::npos && what(session, player);
    });
}

TEST("a screen that is followed by typed keys is drawn when the last one was drawn 50 ms ago") {
    CHECK(holds([](TerminalSession& session, const TerminalUser& player) {
        player.type("ab");
        session.next_keystroke(std::nullopt);
        session.show(AnyScreen(Word{"second"}, Prompt::command));
        const bool undrawn = player.content().empty();
        std::this_thread::sleep_for(50ms);
        session.next_keystroke(std::nullopt);
        return undrawn && player.content().find("second") != std::string::npos;
    }));
}

TEST("a window that changes its size while a screen stays is drawn at once") {
    CHECK(holds([](TerminalSession& session, const TerminalUser& player) {
        session.show(AnyScreen(Word{"FIRST"}, Prompt::command));
        player.resize({100, 30});
        raise(SIGWINCH);
        session.show(Flash{{20, 5}, {kPlayerGlyph, Color::white}, 500ms});
        const std::string content = player.content();
        return content.find("FIRST") != content.rfind("FIRST");
    }));
}

}  // namespace
}  // namespace rogue::test
