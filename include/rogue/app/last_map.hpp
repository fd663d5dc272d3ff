#pragma once

#include <chrono>

#include "rogue/ui/last_screen.hpp"

namespace rogue {

/// Keeps the last map shown. It ignores other screens, such as the pack.
class LastMap final : public AnyDisplay {
public:
    void show(const AnyScreen& screen) override {
        if (shows_map(screen.awaited().prompt)) {
            map_.show(screen);
        }
    }
    void show_over(const AnyScreen&, std::chrono::milliseconds) override {}

    Frame frame() const { return map_.frame(); }

private:
    LastScreen map_;
};

}  // namespace rogue
