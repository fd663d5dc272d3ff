#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/keys/journeys.hpp"
#include "app/keys/key_layout.hpp"
#include "app/keys/walk.hpp"
#include "app/options.hpp"
#include "app/runs/live_run.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// Returns the layout for a game with these commands: the one that was asked for, unless it moves
/// by one of the commands. Without a screen, letters always move: if need be h, j, k and l, which
/// are commands in no game.
KeyLayout layout_for(const Controls& controls, std::string_view commands);

/// Plays a run from the keyboard. Decides what keystrokes mean once the layout has said which keys
/// move. Where application_listens(), takes some keys itself. A key that runs, travels, explores or
/// repeats becomes several keys for the game, one after the other, until there is something to
/// think about or the player types. A key that would end the run first asks the player whether to
/// keep the run; the game gets it only if the player wants to end the run. Tells the player if keys
/// can't be recorded.
class Controller {
public:
    /// The session and the run are borrowed.
    Controller(Session& session, LiveRun& run, const Controls& controls)
        : session_(session),
          run_(run),
          layout_(layout_for(controls, run.kind().keys.typed_commands())),
          journeys_(run),
          kept_(run.record_state()),
          heard_(run.game().log().added()) {}
    virtual ~Controller() = default;

    /// Plays until the run ends, the player sets it aside or the session is over. Each time the
    /// game waits for a key, the player's knowledge takes in the map, the session shows it, and a
    /// key is taken. On a shared host the player is told as soon as no score counts.
    Outcome play(Host host = Host::personal);

    /// Returns true if the player stopped playing and may resume the run later.
    bool was_set_aside() const { return set_aside_; }

protected:
    LiveRun& run() const { return run_; }

    const KnownMap& known() const { return run_.scene().known; }

    const LayoutLetters& letters() const { return letters_of(layout_); }

    /// Takes a key that begins a walk, `o`, `_` or `+`, where one may begin. Else returns false.
    bool try_begin_walk(char32_t key);

    /// Travels there next. If the last walk there stopped beside a door or before a detour, and no
    /// key was played since, it now takes the detour.
    void travel(Point there);

    Journeys& journeys() { return journeys_; }

    bool may_walk() const { return session_.awaited() == Prompt::command; }

    /// Travels next to the place with this key, or for Enter to the first place. Returns a sentence
    /// that says why not. It is empty if the player travels, or if the key leaves the list.
    std::string travel_by(std::optional<Keystroke> stroke, const Places& places);

    void explore() { walk_ = Walk::exploring(last_stop_ == Walk::Stop::far); }

    /// Returns the character that was typed last, or 0 for a key without one or a step of a walk.
    char32_t typed() const { return typed_; }

    /// Returns true if the next key is a step of a walk.
    bool walks() const { return walk_ != nullptr; }

    /// Fights on if there is a foe(), or else repeats the last step or wait. Returns a sentence if
    /// it does neither.
    std::string_view repeat();

    /// Returns where the creature is that the player struck last, if it is beside the player, or
    /// else the only one there. Nothing if blows may not harm it.
    std::optional<Direction> foe() const;

    /// Tells why a walk does not begin, or what the game's own words leave out.
    virtual void tell(std::string_view /*words*/) {}

    /// Tells what there is to know of something that was taken.
    virtual void tell_taken(std::string_view /*words*/) {}

    /// Returns true if the key is not the first step of a walk.
    bool is_past_first_step() const { return walk_ && walk_->steps() > 1; }

private:
    std::optional<Key> next();

    /// Takes a key of the application that does not move. Returns false for any other.
    virtual bool handle_own_key(char32_t character) = 0;

    /// Tells the player what the record lacks. `what` is empty once it lacks nothing any more.
    virtual void warn(std::string_view what) = 0;

    virtual void tell_end_of(const Walk& walk) = 0;

    virtual void choose_destination() {}
    /// Called before the game gets a key. `has_meaning`: the key means something to it.
    virtual void before_key(Key key, bool has_meaning) = 0;

    std::optional<Key> handle(Keystroke stroke);
    std::optional<Key> confirmed(Key quitting);
    std::optional<Keystroke> next_stroke();
    std::optional<Key> next_key_of_walk();
    void stop_walk();
    void look_at_record();
    void tell_news();
    std::vector<Direction> creatures_beside() const;

    Session& session_;
    LiveRun& run_;
    KeyLayout layout_;
    Journeys journeys_;
    RecordState kept_;
    std::size_t heard_;              // How many messages there were at the last look.
    bool scores_by_record_ = false;  // Only a complete record counts.
    bool set_aside_ = false;
    char32_t typed_ = 0;
    std::unique_ptr<Walk> walk_;
    Walk::Stop last_stop_ = Walk::Stop::none;  // The last walk's, if no key was played since.
    std::string instead_;                      // Which walk leads to the stairs asked for.
    int low_ = 0;                              // The last warning: 1 low, 2 very low health.
};

}  // namespace rogue
