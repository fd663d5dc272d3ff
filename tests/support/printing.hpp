#pragma once

#include <string>
#include <string_view>

#include "rogue/base/color.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/point.hpp"

namespace rogue::test {

// Values as text, to be compared and to be read in a failure.

/// The colour by its .NET name: `DarkGray`.
std::string_view color_name(Color color);

/// `3,4`
std::string place(Point p);

/// `Cyan: You pick up the dagger.`
std::string line_of(const Message& message);

/// What the map shows of the log, oldest first, one message a line. The welcome every run begins
/// with is left out as long as it is there.
std::string news(const MessageLog& log);

}  // namespace rogue::test
