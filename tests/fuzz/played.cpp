#include "tests/fuzz/played.hpp"

#include <algorithm>
#include <string>

#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/recorded.hpp"
#include "tests/support/string_keys.hpp"

namespace rogue::fuzz {

void play_out(std::string_view input, const GameKind& game,
              Outcome (*play)(const Start& start, KeySource& keys)) {
    constexpr std::size_t kDepths = 40;
    constexpr std::size_t kMostKeys = 1000;
    Bytes bytes(input);
    const bool strong = bytes.below(2) == 1;
    const int depth = 1 + static_cast<int>(bytes.below(kDepths));
    const Start start{strong, depth, bytes.number(2)};
    std::string letters = keys_of(bytes.take(kMostKeys), game);
    std::ranges::replace_if(
        letters, [&](char key) { return game.quitting.find(key) != std::string_view::npos; }, '.');
    test::StringKeys keys(letters);
    const Outcome outcome = play(start, keys);
    expect(outcome.ending != Outcome::Ending::quit, "the run has quit by itself");
    expect(outcome.ending == Outcome::Ending::died || keys.taken() == letters.size(),
           "the run has stopped by itself");
}

}  // namespace rogue::fuzz
