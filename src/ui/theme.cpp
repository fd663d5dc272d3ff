#include "rogue/ui/theme.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace rogue {
namespace {

constexpr double kLeastContrast = 2.5;
constexpr int kFirstFixed = 16;
constexpr int kFirstGray = 232;
constexpr int kEnd = 256;

/// The light that a screen gives off, each part from 0 to 1.
struct Light {
    double red;
    double green;
    double blue;
};

double power(double value, int exponent) {
    double result = 1;
    for (int i = 0; i < exponent; ++i) {
        result *= value;
    }
    return result;
}

// The root of a number from 0 to 1, by Newton's method, which comes nearer from above. With the
// functions of the C library the program would load a second library at every start.
double root(double value, int degree) {
    double last = 2;
    double guess = 1;
    while (guess < last && guess > 0) {
        last = guess;
        guess -= (guess - value / power(guess, degree - 1)) / degree;
    }
    return last;
}

// By sRGB, IEC 61966-2-1. The exponent there is 2.4, which is 12 fifths.
double light_of_part(std::uint8_t part) {
    const double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : power(root((value + 0.055) / 1.055, 5), 12);
}

Light light_of(Rgb color) {
    return {light_of_part(color.red), light_of_part(color.green), light_of_part(color.blue)};
}

double luminance(Rgb color) {
    const auto [red, green, blue] = light_of(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/// A colour by Oklab, where a distance is how different two colours look: how light it is, how
/// red, not green, and how yellow, not blue.
struct Look {
    double lightness;
    double redness;
    double yellowness;
};

Look look_of(Rgb color) {
    const auto [red, green, blue] = light_of(color);
    const double l = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, 3);
    const double m = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, 3);
    const double s = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, 3);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

double square(double value) {
    return value * value;
}

// How little one looks like the other. It matters least how light they are, because that has to
// change, and most whether a gray stays gray and a blue stays blue.
double difference(const Look& one, const Look& other) {
    constexpr double kHueWeight = 4;
    return square(one.lightness - other.lightness) +
           kHueWeight *
               (square(one.redness - other.redness) + square(one.yellowness - other.yellowness));
}

std::uint8_t substitute_on(Rgb drawn_on, Rgb color) {
    const Look wanted = look_of(color);
    int nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (int number = kFirstFixed; number < kEnd; ++number) {
        const Rgb candidate = fixed_color(number);
        const double differs = difference(look_of(candidate), wanted);
        if (differs < least && contrast(candidate, drawn_on) >= kLeastContrast) {
            nearest = number;
            least = differs;
        }
    }
    return static_cast<std::uint8_t>(nearest);
}

}  // namespace

double contrast(Rgb one, Rgb other) {
    constexpr double kGlare = 0.05;
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + kGlare) / (darker + kGlare);
}

// Weighs the parts as the eye does, by ITU-R BT.601.
bool is_light(Rgb color) {
    constexpr int kHalf = 255 * 1000 / 2;
    return 299 * color.red + 587 * color.green + 114 * color.blue > kHalf;
}

Substitutes substitutes_on(Rgb drawn_on, const Theme& theme) {
    Substitutes substitutes{};
    for (std::size_t i = 0; i < kColorCount; ++i) {
        const auto& color = theme.colors[i];
        if (color && contrast(*color, drawn_on) < kLeastContrast) {
            substitutes[i] = substitute_on(drawn_on, *color);
        }
    }
    return substitutes;
}

// xterm's cube of 6 by 6 by 6 colours, and then its ramp of grays.
Rgb fixed_color(int number) {
    constexpr std::array<std::uint8_t, 6> kLevels{0, 95, 135, 175, 215, 255};
    if (number >= kFirstGray) {
        const auto gray = static_cast<std::uint8_t>(8 + 10 * (number - kFirstGray));
        return {gray, gray, gray};
    }
    const auto in_cube = static_cast<std::size_t>(number - kFirstFixed);
    return {kLevels[in_cube / 36], kLevels[in_cube / 6 % 6], kLevels[in_cube % 6]};
}

}  // namespace rogue
