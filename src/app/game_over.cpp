#include "rogue/app/game_over.hpp"

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

/// The keys that leave screens of which each must be seen.
class UnhurriedKeys final : public KeySource {
public:
    explicit UnhurriedKeys(TerminalSession& session) : session_(session) {}

    Key next() override {
        session_.await_quiet();
        const Key key = session_.next();
        session_.set_status("");
        return key;
    }

private:
    TerminalSession& session_;
};

}  // namespace

void show_game_over(KeySource& keys, AnyDisplay& display, const GameOver& over) {
    if (keys.next() != Key::end) {
        display.show({over, Awaited::answer});
        keys.next();
    }
}

void show_game_over(TerminalSession& session, std::string_view happened, const GameOver& over) {
    session.set_status(text(happened, " Press any key."));
    UnhurriedKeys keys(session);
    show_game_over(keys, session, over);
}

}  // namespace rogue
