#include <sys/resource.h>

#include "tests/soak/soak.hpp"

namespace rogue::soak {

std::size_t most_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

}  // namespace rogue::soak
