#include "rogue/base/message_log.hpp"

#include <utility>

namespace rogue {

// Not inline: each message of three games would hold a copy, 48 KB of code in all.
void MessageLog::add(std::string text, Color color, Event event) {
    newest_[added_ % kKept] = {std::move(text), color, std::move(event)};
    ++added_;
}

}  // namespace rogue
