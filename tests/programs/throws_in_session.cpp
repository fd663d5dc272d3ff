#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "rogue/term/terminal_session.hpp"
#include "rogue/ui/classic_screens.hpp"

// Fails while the game has the terminal. `caught`: it throws and main catches; `uncaught`: it
// throws and nobody catches; `crash`: it writes to forbidden memory.
int main(int argc, char** argv) {
    const std::string_view how = argc > 1 ? argv[1] : "caught";
    const auto fail = [&] {
        rogue::TerminalSession session({});
        const rogue::Inventory pack;
        session.show({rogue::PackView{pack}, rogue::Awaited::letter});
        session.next();
        if (how == "crash") {
            *static_cast<volatile char*>(nullptr) = 0;
        }
        throw std::runtime_error("on purpose");
    };
    if (how != "caught") {
        fail();
    }
    try {
        fail();
    } catch (const std::exception& error) {
        std::printf("caught: %s\n", error.what());
    }
    return 1;
}
