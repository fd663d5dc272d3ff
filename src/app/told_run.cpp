#include "rogue/app/told_run.hpp"

#include <thread>

#include "rogue/base/text.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

std::string name_of(Key key) {
    switch (key) {
        case Key::up:
            return "north";
        case Key::down:
            return "south";
        case Key::left:
            return "west";
        case Key::right:
            return "east";
        case Key::enter:
            return "Enter";
        case Key::escape:
            return "Esc";
        case Key::other:
            return "another key";
        default:
            return {static_cast<char>(key)};
    }
}

}  // namespace

Key ToldRun::next() {
    key_ = keys_.next();
    if (key_ == Key::end) {
        return key_;
    }
    ++taken_;
    if (shown_) {
        std::this_thread::sleep_for(wait_);
        write_standard_output(Lines().add(taken_, ": ", name_of(key_)));
    }
    return key_;
}

void ToldRun::present(std::chrono::milliseconds stay) {
    if (stay != std::chrono::milliseconds::zero()) {
        return;
    }
    const auto key = shown_ && shows_map(*shown_) ? std::optional(key_) : std::nullopt;
    shown_ = awaited().prompt;
    write_standard_output(
        Raw{shows_map(awaited().prompt)
                ? narration_.tell_map(frame(), kind_, *game_, known_, key)
                : narration_.tell_screen(frame(), awaited().prompt, kind_.words)});
}

}  // namespace rogue
