#include <sys/resource.h>

#include "tests/soak/soak.hpp"

namespace rogue::soak {

std::size_t most_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
    constexpr std::size_t kUnit = 1;
#else
    constexpr std::size_t kUnit = 1024;
#endif
    return static_cast<std::size_t>(usage.ru_maxrss) * kUnit;
}

}  // namespace rogue::soak
