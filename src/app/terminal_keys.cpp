#include "rogue/app/terminal_keys.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

// Returns the first message to show next, or nothing if the key leaves the messages. Space goes
// back by a screen, and from the oldest messages to the newest.
std::optional<std::size_t> scrolled(Keystroke stroke, std::size_t first, std::size_t last) {
    if (stroke.kind == Keystroke::Kind::up) {
        return first - std::min<std::size_t>(first, 1);
    }
    if (stroke.kind == Keystroke::Kind::down) {
        return std::min(first + 1, last);
    }
    if (stroke.character == U' ') {
        return first == 0 ? last : first - std::min(first, Messages::kRows);
    }
    return std::nullopt;
}

}  // namespace

TerminalKeys::TerminalKeys(TerminalSession& session, Run& run)
    : PlayerKeys(session, run), session_(session) {
    warn({});
}

void TerminalKeys::warn(std::string_view what) {
    session_.set_status(text(what, what.empty() ? "" : " ", "? help"));
}

bool TerminalKeys::answers(char32_t character) {
    if (character == U'?') {
        show_help();
    } else if (character == U'm') {
        show_messages();
    } else {
        return false;
    }
    run().show_again(session_);
    return true;
}

void TerminalKeys::show_help() {
    session_.show(run().game().help(session_.moving_letters()));
    auto stroke = session_.next_keystroke(std::nullopt);
    while (stroke && stroke->character == U'g' && run().game().has_pictures) {
        session_.switch_glyphs();
        stroke = session_.next_keystroke(std::nullopt);
    }
}

void TerminalKeys::show_messages() {
    const MessageLog& log = run().played().log();
    const std::size_t last = log.size() - std::min(log.size(), Messages::kRows);
    std::optional<std::size_t> first = last;
    while (first) {
        session_.show({Messages{log, *first}, Awaited::answer});
        const auto stroke = session_.next_keystroke(std::nullopt);
        first = stroke ? scrolled(*stroke, *first, last) : std::nullopt;
    }
}

}  // namespace rogue
