#include <algorithm>
#include <cstdio>

#include "app/games.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/soak/soak.hpp"
#include "tests/support/plain_bot.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::soak {
namespace {

constexpr std::size_t kKeys = 200;  // Of a session.

double per(std::size_t count, std::size_t keys) {
    return static_cast<double>(count) / static_cast<double>(keys);
}

}  // namespace

void count_words(std::uint64_t first_seed, std::uint64_t sessions) {
    for (const GameKind* kind : games()) {
        std::size_t keys = 0;
        std::size_t words = 0;
        std::size_t of_looks = 0;
        std::size_t most = 0;
        for (std::uint64_t i = 0; i < sessions; ++i) {
            const test::TemporaryFolder folder;
            test::PlainBot bot(folder, kind->name, concat(first_seed + i));
            bot.play_keys(kKeys);
            keys += bot.keys();
            words += bot.words();
            of_looks += bot.words_of_looks();
            most = std::max(most, bot.most_at_once());
        }
        std::printf(
            "%-8s: %6zu keys, %5.2f words a key: %5.2f of news, %5.2f of looks, "
            "at most %zu at once\n",
            std::string(kind->name).c_str(), keys, per(words, keys), per(words - of_looks, keys),
            per(of_looks, keys), most);
        std::fflush(stdout);
    }
}

}  // namespace rogue::soak
