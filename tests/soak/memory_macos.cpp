#include <sys/resource.h>

#include "tests/soak/soak.hpp"

namespace rogue::soak {

// There it is a number of bytes, elsewhere of kilobytes.
std::size_t most_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss);
}

}  // namespace rogue::soak
