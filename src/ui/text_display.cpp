#include "rogue/ui/text_display.hpp"

#include "rogue/base/fnv1a.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/frame_text.hpp"

namespace rogue {

void TextDisplay::present(std::chrono::milliseconds stay) {
    if (detail_ == Detail::last_frame) {
        return;
    }
    const std::string shown = frame_text(frame());
    const char key = taken_.count == 0 ? '-' : static_cast<char>(taken_.last);
    print_(text(taken_.count, " ", std::string_view(&key, 1), " ", stay.count(), " ",
                hex(fnv1a(shown)), "\n"));
    if (detail_ == Detail::frames) {
        print_(shown);
    }
}

}  // namespace rogue
