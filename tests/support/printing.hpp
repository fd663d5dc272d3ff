#pragma once

#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/point.hpp"

namespace rogue::test {

// Values as text, to compare them and to read them in failures.

/// The colour by its .NET name: `DarkGray`.
std::string_view color_name(Color color);

/// `3,4`
std::string coordinates(Point p);

/// `Cyan: You pick up the dagger.`
std::string line_of(const Message& message);

/// The messages that the map shows, oldest first, one in a line. The welcome, with which every run
/// begins, is left out.
std::string news(const MessageLog& log);

}  // namespace rogue::test
