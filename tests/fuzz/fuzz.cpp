#include "tests/fuzz/fuzz.hpp"

#include <stdexcept>

namespace rogue::fuzz {

void fail(const std::string& what) {
    throw std::logic_error(what);
}

void expect(bool condition, std::string_view otherwise) {
    if (!condition) {
        fail(std::string(otherwise));
    }
}

void expect_none(const std::string& fault) {
    expect(fault.empty(), fault);
}

}  // namespace rogue::fuzz
