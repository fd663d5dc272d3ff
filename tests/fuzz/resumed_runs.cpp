#include <utility>

#include "app/games.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/recorded.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::fuzz {
namespace {

/// What happens to a recorded file.
struct Damage {
    std::size_t size;     // It is cut off here.
    std::size_t changed;  // This byte of it is changed.
    unsigned char by;     // By this, which may be nothing.
};

std::string damaged(std::string bytes, const Damage& damage) {
    bytes.resize(damage.size);
    if (!bytes.empty()) {
        char& byte = bytes[damage.changed % bytes.size()];
        byte = static_cast<char>(byte ^ static_cast<char>(damage.by));
    }
    return bytes;
}

}  // namespace

// The game, the seed, the damage, and the keys. A file that was only cut off is what it was before
// when the keys that it lacks have been played again.
void resumed_runs(std::string_view input) {
    constexpr std::size_t kMostKeys = 500;
    Bytes bytes(input);
    const GameKind& game = *games()[bytes.below(games().size())];
    const std::uint64_t seed = bytes.number(2);
    const std::uint64_t cut = bytes.number(2);
    const std::uint64_t changed = bytes.number(2);
    const auto by = static_cast<unsigned char>(bytes.number(1));
    const std::string keys = keys_of(bytes.take(kMostKeys), game);
    if (keys.empty()) {
        return;
    }
    const RecordFile file;
    record(file, game, seed, keys);
    const std::string whole = file.contents();
    const Damage damage{static_cast<std::size_t>(cut) % (whole.size() + 1),
                        static_cast<std::size_t>(changed), by};
    file.write(damaged(whole, damage));
    auto run = file.verified();
    const std::size_t header_size = whole.find('\n', whole.find("began ")) + 1;
    expect(run.has_value() == (damage.size >= header_size) || by != 0,
           "a torn file is bad, or not");
    if (!run || run->recorded_end) {
        expect(!run || by != 0 || damage.size == whole.size(), "a torn end counts as whole");
        return;
    }
    const std::string kept =
        file.contents().substr(0, static_cast<std::size_t>(run->resume_point.size));
    const std::size_t played = test::keys_of(kept).size();
    resume(file, std::move(*run), std::string_view(keys).substr(played));
    expect(by != 0 || file.contents() == whole, "a resumed run differs from one never cut off");
}

}  // namespace rogue::fuzz
