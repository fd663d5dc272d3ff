#include <optional>
#include <random>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// The real program is killed again and again, at any moment.

namespace rogue::test {
namespace {

// Types some keys and kills the program when it has written so many bytes.
void play_and_kill(PtyProgram& program, std::string_view keys, std::size_t bytes) {
    const std::size_t before = program.bytes_read();
    program.send(key_bytes(keys));
    program.wait_until(
        [&](const TerminalEmulator&) { return program.bytes_read() >= before + bytes; },
        "some bytes");
    kill_now(program);
}

TEST("a run that is killed three hundred times is each time where its keys lead to") {
    constexpr int kKills = 300;
    constexpr int kMostKeys = 12;
    const RecordedRun run = paper_run();
    const std::vector<Frame> frames = waiting_frames(run);
    std::mt19937 random(1);
    std::optional<KeptGame> game;
    std::size_t taken = 0;
    for (int kill = 0; kill < kKills; ++kill) {
        // A kill before the first key may leave an empty file. A new run would make a second one.
        if (taken == 0 || taken + kMostKeys >= run.keys.size() - 1) {
            game.emplace();
            taken = 0;
        }
        const check::Context context(concat("kill ", kill, " behind ", taken, " keys"));
        PtyProgram program(taken == 0 ? game->on_terminal({"--seed", concat(run.seed)})
                                      : game->on_terminal({"--resume"}));
        wait_for_frame(program, frames[taken]);
        const std::size_t keys = 1 + random() % kMostKeys;
        const std::size_t bytes = frames[taken + keys] == frames[taken] ? 0 : random() % 20;
        play_and_kill(program, std::string_view(run.keys).substr(taken, keys), bytes);
        const std::string written = game->runs().empty() ? "" : keys_of(game->run_file());
        CHECK(written.size() >= taken && run.keys.starts_with(written));
        taken = written.size();
    }
}

}  // namespace
}  // namespace rogue::test
