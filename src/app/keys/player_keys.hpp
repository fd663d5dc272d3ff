#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/commandline/key_layout.hpp"
#include "app/commandline/options.hpp"
#include "app/keys/destinations.hpp"
#include "app/keys/walk.hpp"
#include "app/runs/run.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// Returns the layout for a game with these commands: the one that the options name, unless it
/// moves by one of the commands. Without a screen, letters always move: if need be h, j, k and l,
/// which are commands in no game.
KeyLayout layout_for(const Options& options, std::string_view commands);

/// The keys of a player. Only here is decided what a keystroke means. Where the screen lets the
/// application listen, it takes some keys itself, and a key that runs, travels or repeats becomes
/// several keys for the game, one after the other, until there is something to think about or the
/// player types. If a key would end the run, the player is first
/// asked whether to keep the run. The game sees none of these keys, except when the player wants to
/// end the run. If keys can't be recorded, the player is told.
class PlayerKeys {
public:
    /// The session and the run are borrowed.
    PlayerKeys(Session& session, Run& run, const Options& options)
        : session_(session),
          run_(run),
          layout_(layout_for(options, run.kind().keys.typed_commands())),
          kept_(run.kept()) {}
    virtual ~PlayerKeys() = default;

    /// Returns nothing once the player has left or the session is over.
    std::optional<Key> next();

    /// Whether the player has left a run that has not ended.
    bool left() const { return left_; }

protected:
    Run& run() const { return run_; }

    const KnownMap& known() const { return run_.known(); }

    /// The letters that move as the arrows do.
    std::string_view moving_letters() const { return rogue::moving_letters(layout_); }

    /// The letters that run.
    std::string_view running_letters() const { return rogue::running_letters(layout_); }

    /// Where the player may travel. What was listed before on this level keeps its letter.
    std::vector<Destination> destinations(Ends ends);

    /// Whether a walk may begin here.
    bool may_walk() const { return session_.awaited().prompt == Prompt::command; }

    /// Travels there next.
    void travel(const Destination& destination);

    /// The walk of which the next key is a step; null if it is none.
    const Walk* walk() const { return walk_ ? &*walk_ : nullptr; }

    /// Travels on to where the player travelled last. Returns false if that was nowhere on this
    /// level.
    bool travel_on();

    /// Repeats the last step. Returns false if the last key was none.
    bool repeat();

private:
    /// Takes a key of the application, one that does not move. Returns false for any other.
    virtual bool answers(char32_t character) = 0;

    /// Tells that the record lacks keys; nothing if it lacks none any more.
    virtual void warn(std::string_view what) = 0;

    /// A walk has ended, after so many steps.
    virtual void walked(const Walk& walk) = 0;

    /// Whether a walk stops here for a reason that only this player has.
    virtual bool stops_walk() const { return false; }

    /// Called before the game gets a key. `known`: the key means something to it.
    virtual void pass_on(Key key, bool known) = 0;

    std::optional<Key> handle(Keystroke stroke);
    std::optional<Keystroke> next_stroke();
    std::optional<Key> walk_on();
    void stop_walk();
    void look_at_record();

    Session& session_;
    Run& run_;
    KeyLayout layout_;
    Kept kept_;
    bool left_ = false;
    std::optional<Walk> walk_;
    std::optional<Direction> last_step_;  // The last key, if it was a step.
    std::vector<Destination> listed_;     // On this level, when the player asked where to travel.
    int level_listed_ = 0;
    std::optional<Destination> travelled_;
    int level_travelled_ = 0;  // The level of that destination.
};

}  // namespace rogue
