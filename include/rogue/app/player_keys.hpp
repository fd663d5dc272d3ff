#pragma once

#include <optional>
#include <string_view>

#include "rogue/app/key_layout.hpp"
#include "rogue/app/options.hpp"
#include "rogue/app/run.hpp"
#include "rogue/base/key_source.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// Returns the layout for a game with these commands: the one that the options name, unless it
/// moves by one of the commands. Without a screen, letters always move: if need be h, j, k and l,
/// which are commands in no game.
KeyLayout layout_for(const Options& options, std::string_view commands);

/// The keys of a player. Only here is decided what a keystroke means. Where the screen lets the
/// application listen, it takes some keys itself. If a key would end the run, the player is first
/// asked whether to keep the run. The game sees none of these keys, except when the player wants to
/// end the run. If keys can't be recorded, the player is told.
class PlayerKeys : public KeySource {
public:
    /// The session and the run are borrowed.
    PlayerKeys(Session& session, Run& run, const Options& options)
        : session_(session),
          run_(run),
          layout_(layout_for(options, run.game().command_keys)),
          kept_(run.kept()) {}

    /// Returns Key::end once the player has left or the session is over.
    Key next() final;

    /// Whether the player has left a run that has not ended.
    bool left() const { return left_; }

protected:
    Run& run() const { return run_; }

    /// The letters that move as the arrows do.
    std::string_view moving_letters() const { return rogue::moving_letters(layout_); }

private:
    /// Takes a key of the application, one that does not move. Returns false for any other.
    virtual bool answers(char32_t character) = 0;

    /// Tells that the record lacks keys; nothing if it lacks none any more.
    virtual void warn(std::string_view what) = 0;

    /// Called before the game gets a key. `known`: the key means something to it.
    virtual void pass_on(Key key, bool known) = 0;

    std::optional<Key> take(Keystroke stroke);
    void look_at_record();

    Session& session_;
    Run& run_;
    KeyLayout layout_;
    Kept kept_;
    bool left_ = false;
};

}  // namespace rogue
