#include "rogue/app/game_over.hpp"

namespace rogue {

void show_game_over(KeySource& keys, AnyDisplay& display, const GameOver& over) {
    if (keys.next() != Key::end) {
        display.show({over, Awaited::answer});
        keys.next();
    }
}

}  // namespace rogue
