#include "rogue/ui/light.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"

namespace rogue {
namespace {

constexpr int kUsual = 4;
// By brightness, from 1 on: how many percent of the way to the ground's opposite the colour goes,
// or to the ground if that is negative.
constexpr std::array kPercent{0, -33, -22, -11, 0, 25, 50};
constexpr std::uint8_t kBrightest = kPercent.size() - 1;

// In whole numbers, so that pictures are the same on every machine.
int brightness(Point away, Point ahead, int strength) {
    const int steps = std::max(1, manhattan_distance({}, away));
    const int along = away.x * ahead.x + away.y * ahead.y;
    const int reach = 2 * strength * strength;
    const int rest = std::max(0, reach - away.x * away.x - away.y * away.y);
    return 1 + (rest * (3 * steps + 2 * along) + reach * steps / 2) / (reach * steps);
}

int nearest(Rgb color) {
    const auto away = [color](int number) {
        const Rgb fixed = fixed_color(number);
        const auto square = [](int difference) { return difference * difference; };
        return square(fixed.red - color.red) + square(fixed.green - color.green) +
               square(fixed.blue - color.blue);
    };
    int best = 16;
    for (int number = best + 1; number < 256; ++number) {
        best = away(number) < away(best) ? number : best;
    }
    return best;
}

Rgb shown(Shade shade, const Theme& theme, bool true_color = true) {
    const Rgb plain = theme.colors[shade.color].value_or(kColorRows[shade.color].in_pictures);
    const Rgb ground = theme.background.value_or(kColorRows[Color::black].in_pictures);
    const Rgb opposite = is_light(ground) ? Rgb{} : Rgb{255, 255, 255};
    const auto mixed = [&](int percent) {
        const auto part = [=](int from, int to) {
            return static_cast<std::uint8_t>(from + (to - from) * std::abs(percent) / 100);
        };
        const Rgb& end = percent < 0 ? ground : opposite;
        const Rgb mix{part(plain.red, end.red), part(plain.green, end.green),
                      part(plain.blue, end.blue)};
        return true_color ? mix : fixed_color(nearest(mix));
    };
    int percent = kPercent[shade.brightness];
    while (shade.brightness > 0 && contrast(mixed(percent), ground) < kLeastContrast) {
        ++percent;
    }
    return mixed(percent);
}

}  // namespace

void light(Frame& frame, const MapLayout& layout, const SeenMap& seen, Point ahead, int strength) {
    for_each_in(seen.part(), [&](Point place) {
        const TileContent& content = seen.at(place);
        const int bright = brightness(place - seen.player(), ahead, strength);
        const bool terrain =
            content.kind == TileContent::Kind::wall || content.kind == TileContent::Kind::ground;
        if (!terrain || content.remembered || place == seen.player() || bright == kUsual) {
            return;
        }
        const auto [x, y] = seen.on_map(place);
        frame.light(x * layout.tile_width, y, static_cast<std::uint8_t>(bright));
    });
}

LitSequences lit_sequences(const Theme& theme, bool true_color) {
    LitSequences all(kBrightest);
    for (const ColorRow& row : kColorRows) {
        for (std::uint8_t brightness = 1; brightness <= kBrightest; ++brightness) {
            const auto [red, green, blue] = shown({row.color, brightness}, theme, true_color);
            all[brightness - 1U][row.color] =
                true_color ? concat("\x1b[38;2;", int{red}, ";", int{green}, ";", int{blue}, "m")
                           : concat("\x1b[38;5;", nearest({red, green, blue}), "m");
        }
    }
    return all;
}

std::string css_color(Shade shade) {
    const auto [red, green, blue] = shown(shade, {});
    return "#" + hex(std::uint64_t{red} << 16U | unsigned{green} << 8U | blue).substr(10);
}

}  // namespace rogue
