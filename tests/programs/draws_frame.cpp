#include <iostream>

#include "rogue/ui/renderer.hpp"

// Draws a frame with what `ui` has, and no game. A test runs it.

namespace {

constexpr std::array<rogue::Look, 1> kLooks{{{"cup", "\u2615", "u ", rogue::Color::yellow}}};
constexpr rogue::GlyphTable kGlyphs(kLooks);

}  // namespace

int main() {
    rogue::Frame frame;
    frame.use(kGlyphs);
    frame.put_glyph(0, 0, kLooks[0].appearance());
    frame.put_text(3, 0, "tea", rogue::Color::white);
    std::cout << rogue::rows_text(frame) << rogue::Renderer().render(frame) << '\n';
}
