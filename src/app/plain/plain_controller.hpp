#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/keys/controller.hpp"
#include "app/plain/news.hpp"
#include "app/plain/plain_session.hpp"

namespace rogue {

/// A player who sees no screen, with the keys of kApplicationKeys. Capital letters do the same
/// unless they run, and `@` does what `s` does.
class PlainController final : public Controller {
public:
    /// Says which key helps. The session and the run are borrowed.
    PlainController(PlainSession& session, LiveRun& run, const Controls& controls);
    ~PlainController() override { session_.describe_screens_by({}); }

private:
    bool handle_own_key(char32_t character) override;
    void warn(std::string_view what) override;
    void tell_end_of(const Walk& walk) override;
    void before_key(Key key, bool has_meaning) override;
    std::string describe_screen();
    std::string how_far(const Walk& walk, bool creature) const;
    void tell_keys();
    void tell_sightings();
    void choose_destination() override;
    void tell(std::string_view words) override { session_.tell(concat(words, "\n")); }

    PlainSession& session_;
    News news_;
    std::optional<Key> key_;  // The last key of the game, if it must have an effect on a map.
    char32_t lists_ = 0;      // The last key that was for the application.
    std::size_t listed_ = 0;  // How many lines that key has listed, if it goes on.
};

}  // namespace rogue
