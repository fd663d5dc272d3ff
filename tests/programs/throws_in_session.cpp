#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "rogue/term/terminal_session.hpp"

// Throws while the terminal is the game's. `caught`: main catches it; `uncaught`: nobody does.
int main(int argc, char** argv) {
    const auto fail = [] {
        rogue::TerminalSession session({});
        session.show_inventory({});
        session.next();
        throw std::runtime_error("on purpose");
    };
    if (argc > 1 && std::string_view(argv[1]) == "uncaught") {
        fail();
    }
    try {
        fail();
    } catch (const std::exception& error) {
        std::printf("caught: %s\n", error.what());
    }
    return 1;
}
