#include "tests/fuzz/played.hpp"

#include <algorithm>

#include "tests/fuzz/recorded.hpp"

namespace rogue::fuzz {

Script script_of(std::string_view input, const GameKind& game) {
    constexpr std::size_t kDepths = 40;
    constexpr std::size_t kMostKeys = 1000;
    Bytes bytes(input);
    const bool strong = bytes.below(2) == 1;
    const int depth = 1 + static_cast<int>(bytes.below(kDepths));
    Script script{strong, depth, bytes.number(2), keys_of(bytes.take(kMostKeys), game)};
    std::ranges::replace_if(
        script.keys, [&](char key) { return game.quitting.find(key) != std::string_view::npos; },
        '.');
    return script;
}

}  // namespace rogue::fuzz
