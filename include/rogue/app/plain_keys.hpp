#pragma once

#include "rogue/app/plain_session.hpp"
#include "rogue/app/player_keys.hpp"

namespace rogue {

/// The keys of a player who sees no screen. `x` tells all in sight and where the player can travel,
/// `m` tells the map, `s` and `@` tell how the player stands and `?` tells the keys. Capital
/// letters do the same, unless they run. `_` travels, and `+` repeats the last step.
class PlainKeys final : public PlayerKeys {
public:
    /// Tells which key helps. The session and the run are borrowed.
    PlainKeys(PlainSession& session, Run& run, const Options& options);

private:
    bool answers(char32_t character) override;
    void warn(std::string_view what) override;
    void walked(const Walk& walk) override;
    bool stops_walk() const override;
    void pass_on(Key key, bool known) override;
    void tell_keys();
    void tell_sightings();
    void choose_destination();

    PlainSession& session_;
};

}  // namespace rogue
