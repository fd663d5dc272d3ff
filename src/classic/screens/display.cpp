#include <variant>

#include "rogue/classic/screens/screens.hpp"

namespace rogue {
namespace {

constexpr Awaited awaited(const MapView& view) {
    return view.prompt ? Awaited::kDirection : Awaited::kCommand;
}

constexpr Awaited awaited(const PackView&) {
    return Awaited::kLetter;
}

}  // namespace

void ClassicDisplay::show(const Screen& screen) {
    std::visit([this](const auto& view) { display_.show({view, awaited(view)}); }, screen);
}

void ClassicDisplay::show_over(Point tile, Appearance appearance, std::chrono::milliseconds stay) {
    display_.show_over({OverTile{tile, appearance}, Awaited::kNothing}, stay);
}

}  // namespace rogue
