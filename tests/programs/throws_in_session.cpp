#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "rogue/classic/screens/screens.hpp"
#include "rogue/term/terminal_session.hpp"

namespace {

// Calls itself so often that the stack is full.
int fill_stack(int times) {
    volatile char memory[4096];
    memory[0] = static_cast<char>(times);
    return times == 0 ? 0 : fill_stack(times - 1) + memory[0];
}

}  // namespace

// Fails while the game has the terminal. `caught`: it throws and main catches; `uncaught`: it
// throws and nobody catches; `crash`: it writes to forbidden memory; `overflow`: it fills the
// stack; `hangs`: it never looks at the terminal again. `waits`: it does not fail, but gives the
// terminal back and waits for a line.
int main(int argc, char** argv) {
    const std::string_view how = argc > 1 ? argv[1] : "caught";
    const auto fail = [&] {
        rogue::TerminalSession session({});
        const rogue::classic::Inventory pack;
        session.show({rogue::classic::PackView{pack}, rogue::Prompt::letter});
        session.next_keystroke(std::nullopt);
        if (how == "crash") {
            *static_cast<volatile char*>(nullptr) = 0;
        }
        if (how == "overflow") {
            fill_stack(1'000'000);
        }
        for (volatile bool hangs = how == "hangs"; hangs;) {
        }
        if (how == "waits") {
            return;
        }
        throw std::runtime_error("on purpose");
    };
    if (how == "waits") {
        fail();
        std::puts("waiting");
        std::getchar();
        return 0;
    }
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
