#pragma once

#include <string>

#include "rogue/base/printable.hpp"
#include "rogue/base/text.hpp"

namespace rogue {

/// Lines of text for people. Whatever a line is made of, a terminal shows it as one line and as it
/// is: it is made printable when it is added. So no name that a player or a file has given can move
/// the cursor or forge another line.
class Lines {
public:
    /// Adds a line of these parts, which are what text() takes.
    template <typename... Parts>
    Lines& add(const Parts&... parts) {
        text_ += printable(rogue::text(parts...));
        text_ += '\n';
        return *this;
    }

    /// The lines, each with its end.
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

}  // namespace rogue
