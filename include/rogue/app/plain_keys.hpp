#pragma once

#include <optional>

#include "rogue/app/plain_session.hpp"
#include "rogue/base/key_source.hpp"

namespace rogue {

/// The keys of a player who sees no screen. Where the game waits for a command, the application
/// takes some keys itself unless they move: `x` tells all in sight, `m` tells the map, `s` tells
/// how the player stands and `?` tells the keys. The capital letters do the same. If a key would
/// end the run, the player is asked first.
class PlainKeys final : public KeySource {
public:
    /// Both are borrowed.
    PlainKeys(PlainSession& session, Run& run) : session_(session), run_(run) {}

    /// Returns Key::end once the player has left or standard input has ended.
    Key next() override;

    /// Whether the player has left a run that has not ended.
    bool left() const { return left_; }

private:
    std::optional<Key> take(Keystroke stroke);
    bool answers(char32_t character);
    void tell_keys();

    PlainSession& session_;
    Run& run_;
    bool left_ = false;
};

}  // namespace rogue
