#include "console_output.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace rogue {
namespace {

constexpr std::string_view kIntroducer = "\x1b[";

// Two numbers separated by a semicolon; -1 for a missing one.
std::array<int, 2> numbers(std::string_view parameters) {
    std::array<int, 2> result{-1, -1};
    const char* at = parameters.data();
    const char* const end = at + parameters.size();
    for (int& number : result) {
        at = std::from_chars(at, end, number).ptr;
        at += at != end ? 1 : 0;
    }
    return result;
}

// Places count from 1. A place that is left out means 1 too.
int place(int number) {
    return std::max(number, 1) - 1;
}

void select_graphics(std::array<int, 2> codes, ConsoleScreen& screen) {
    constexpr int kColors = 30;
    constexpr int kBrightColors = 90;
    constexpr int kBold = 1;
    constexpr int kDim = 2;
    constexpr int kOnBlack = 40;
    using Brightness = ConsoleScreen::Brightness;
    const auto [code, with] = codes;
    if (code >= kBrightColors) {
        screen.use_color(code - kBrightColors + 8);
    } else if (code >= kColors) {
        screen.use_color(code - kColors);
    } else {
        screen.use_own_color(with == kBold  ? Brightness::bold
                             : with == kDim ? Brightness::dim
                                            : Brightness::plain);
    }
    if (with == kOnBlack) {
        screen.use_black_ground();
    }
}

void carry_out(std::string_view parameters, char final, ConsoleScreen& screen) {
    const std::array<int, 2> values = numbers(parameters);
    switch (final) {
        case 'H':
            return screen.move_to(place(values[1]), place(values[0]));
        case 'G':
            return screen.move_to_column(place(values[0]));
        case 'J':
            return screen.clear();
        case 'K':
            return screen.erase_to_end_of_line();
        case 'm':
            return select_graphics(values, screen);
        default:
            return;
    }
}

}  // namespace

void draw(std::string_view bytes, ConsoleScreen& screen) {
    while (!bytes.empty()) {
        const std::string_view text = bytes.substr(0, bytes.find(kIntroducer));
        if (!text.empty()) {
            screen.print(text);
        }
        bytes.remove_prefix(text.size());
        if (bytes.empty()) {
            return;
        }
        bytes.remove_prefix(kIntroducer.size());
        const auto is_final = [](char byte) { return byte >= '@' && byte <= '~'; };
        const auto size =
            static_cast<std::size_t>(std::ranges::find_if(bytes, is_final) - bytes.begin());
        if (size < bytes.size()) {
            carry_out(bytes.substr(0, size), bytes[size], screen);
        }
        bytes.remove_prefix(std::min(size + 1, bytes.size()));
    }
}

}  // namespace rogue
