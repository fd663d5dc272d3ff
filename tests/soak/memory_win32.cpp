#include "tests/soak/soak.hpp"

namespace rogue::soak {

std::size_t most_memory() {
    return 0;
}

}  // namespace rogue::soak
