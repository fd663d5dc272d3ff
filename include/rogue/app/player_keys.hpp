#pragma once

#include <optional>
#include <string_view>

#include "rogue/app/run.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// The keys of a player. Where the screen lets the application listen, it takes some keys itself.
/// If a key would end the run, the player is first asked whether to keep the run. The game sees
/// none of these keys, except when the player wants to end the run. If keys can't be recorded, the
/// player is told.
class PlayerKeys : public KeySource {
public:
    /// Both are borrowed.
    PlayerKeys(Session& session, Run& run) : session_(session), run_(run), kept_(run.kept()) {}

    /// Returns Key::end once the player has left or the session is over.
    Key next() final;

    /// Whether the player has left a run that has not ended.
    bool left() const { return left_; }

protected:
    Run& run() const { return run_; }

private:
    /// Takes a key of the application, one that does not move. Returns false for any other.
    virtual bool answers(char32_t character) = 0;

    /// Tells that the record lacks keys; nothing if it lacks none any more.
    virtual void warn(std::string_view what) = 0;

    /// Called before the game gets a key. `known`: the key means something to it.
    virtual void pass_on(bool known) = 0;

    std::optional<Key> take(Keystroke stroke);
    void look_at_record();

    Session& session_;
    Run& run_;
    Kept kept_;
    bool left_ = false;
};

}  // namespace rogue
