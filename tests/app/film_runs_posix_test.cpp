#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/recorded_runs.hpp"

// The real program shows long recorded runs backwards.

namespace rogue::test {
namespace {

// In the larger games it goes back to copies of the game that were kept on the way.
TEST("one goes back to any moment of a long run of the larger games") {
    for (const auto& [of, name] :
         {std::pair(&kTutorialRuns, "plunge-705"), std::pair(&kWorldRuns, "wander-7231")}) {
        const std::string path = concat(ROGUE_SOURCE_DIR, "/", of->folder, "/", name);
        const RecordedRun run = load_recorded_run(path + ".trace", *of);
        const std::vector<Frame> frames = waiting_frames(run);
        PtyProgram program({.argv = {ROGUE_PROGRAM, "--replay", path + ".run", "--speed", "1"},
                            .widths = kWideEmoji});
        program.type(std::string(" ") + "\x1b[F", " Press any key.");
        const bool counted = run.end.starts_with("end died") || run.end.starts_with("end won");
        std::size_t keys = run.keys.size() - (counted ? 1 : 0);  // One key leaves the last map.
        for (const std::size_t back : {7U, 30U, 20U, 23U}) {
            if (keys < back * 50) {
                check::fail(__FILE__, __LINE__, name + std::string(" needs more than 4000 keys"));
                break;
            }
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
