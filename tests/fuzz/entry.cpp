#include <cstddef>
#include <cstdint>

#include "tests/fuzz/fuzz.hpp"

// libFuzzer calls this with each input. ROGUE_FUZZ_TARGET is one of the functions in fuzz.hpp. An
// exception that it throws ends the program, which libFuzzer takes for a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    rogue::fuzz::ROGUE_FUZZ_TARGET({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
