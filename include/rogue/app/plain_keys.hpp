#pragma once

#include "rogue/app/plain_session.hpp"
#include "rogue/app/player_keys.hpp"

namespace rogue {

/// The keys of a player who sees no screen. `x` tells all in sight, `m` tells the map, `s` tells
/// how the player stands and `?` tells the keys. The capital letters do the same.
class PlainKeys final : public PlayerKeys {
public:
    /// Tells which key helps. The session and the run are borrowed.
    PlainKeys(PlainSession& session, Run& run, const Options& options);

private:
    bool answers(char32_t character) override;
    void warn(std::string_view what) override;
    void pass_on(Key key, bool known) override;
    void tell_keys();

    PlainSession& session_;
};

}  // namespace rogue
