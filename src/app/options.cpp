#include "app/options.hpp"

#include <cstdlib>

namespace rogue {

SessionSettings session_settings(const Options& options) {
    const char* no_color = std::getenv("NO_COLOR");  // https://no-color.org
    const bool forbidden = no_color != nullptr && *no_color != '\0';
    const bool color = options.color == ColorChoice::always ||
                       (options.color == ColorChoice::automatic && !forbidden);
    return {options.glyphs, color, options.background};
}

}  // namespace rogue
