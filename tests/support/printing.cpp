#include "tests/support/printing.hpp"

#include <array>

#include "rogue/base/text.hpp"

namespace rogue::test {

std::string_view color_name(Color color) {
    constexpr auto kNames = std::to_array<std::string_view>(
        {"Black", "DarkRed", "DarkGreen", "DarkYellow", "DarkBlue", "DarkMagenta", "DarkCyan",
         "Gray", "DarkGray", "Red", "Green", "Yellow", "Blue", "Magenta", "Cyan", "White"});
    return kNames.at(static_cast<std::size_t>(color));
}

std::string coordinates(Point p) {
    return concat(p.x, ",", p.y);
}

std::string line_of(const Message& message) {
    return concat(color_name(message.color), ": ", message.text);
}

std::string news(const MessageLog& log) {
    std::string lines;
    for (std::size_t i = 0; i < log.shown_size(); ++i) {
        if (log.shown(i).text != "Welcome to the dungeon. Depth 1.") {
            lines += line_of(log.shown(i)) + "\n";
        }
    }
    return lines;
}

}  // namespace rogue::test
