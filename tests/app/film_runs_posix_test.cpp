#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/recorded_runs.hpp"

// The real program shows long recorded runs backwards.

namespace rogue::test {
namespace {

// In the larger games it goes back to copies of the game that were kept on the way.
TEST("one goes back to any moment of a long run of the larger games") {
    for (const Recordings& of : {kTutorialRuns, kWorldRuns}) {
        const RecordedRun run = longest_run(of);
        const std::vector<Frame> frames = waiting_frames(run);
        PtyProgram program(
            {.argv = {ROGUE_PROGRAM, "--replay", run.file, "--speed", "1"}, .widths = kWideEmoji});
        program.type(std::string(" ") + "\x1b[F", " Press any key.");
        const bool counted = run.end.starts_with("end died") || run.end.starts_with("end won");
        std::size_t keys = run.keys.size() - (counted ? 1 : 0);  // One key leaves the last map.
        const std::size_t pages = keys / 50;
        for (const std::size_t back : {pages / 10, pages * 4 / 10, pages / 4, pages / 4}) {
            for (std::size_t i = 0; i < back; ++i) {
                program.send("\x1b[5~");
            }
            keys -= back * 50;
            program.wait_for_text(concat("Key ", keys, " of "));
            wait_for_frame(program, frames[keys]);
        }
    }
}

}  // namespace
}  // namespace rogue::test
