#pragma once

#include <string>

#include "rogue/classic/items/item.hpp"

namespace rogue::test {

using namespace classic;

/// What is wrong with a pack, in words; empty if nothing is.
std::string fault_of(const Inventory& pack);

}  // namespace rogue::test
