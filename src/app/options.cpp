#include "app/options.hpp"

#include <cstdlib>

namespace rogue {

SessionSettings session_settings(const Looks& looks) {
    const char* no_color = std::getenv("NO_COLOR");  // https://no-color.org
    const bool forbidden = no_color != nullptr && *no_color != '\0';
    const bool color =
        looks.color == ColorChoice::always || (looks.color == ColorChoice::automatic && !forbidden);
    return {looks.glyphs, color, looks.background};
}

}  // namespace rogue
