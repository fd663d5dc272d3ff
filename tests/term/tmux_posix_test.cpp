#include <algorithm>
#include "rogue/ui/screens.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/tmux.hpp"

#include <sstream>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/check.hpp"
#include "tests/support/game_on_pty.hpp"
#include "tests/support/paper_run.hpp"

// A real terminal, if it is installed. In a window of 80 by 24 cells a pane of tmux has 80 by 23.

namespace rogue::test {
namespace {

// The rows in the form in which tmux captures them: without trailing blanks, and with emoji of
// contested width in ASCII.
std::vector<std::string> captured_form(const Frame& frame) {
    std::string drawn = rows_text(frame);
    for (const Look& row : all_glyphs()) {
        const bool contested =
            std::ranges::find(kContestedEmoji, row.emoji) != kContestedEmoji.end();
        while (contested && drawn.find(row.emoji) != drawn.npos) {
            drawn.replace(drawn.find(row.emoji), row.emoji.size(), row.ascii);
        }
    }
    std::istringstream text(drawn);
    std::vector<std::string> rows;
    for (std::string row; std::getline(text, row);) {
        row.erase(row.find_last_not_of(' ') + 1);
        rows.push_back(row);
    }
    return rows;
}

TEST("a run in tmux looks as it should") {
    if (!Tmux::available()) {
        check::skip("there is no tmux");
    }
    const RecordedRun run{&kPaperGame, 2, "RRDDLLiUU"};
    std::vector<Frame> frames = waiting_frames(run);
    draw_over(frames[0], "o explore, _ travel, x look, ? help");
    const std::vector<std::string> names{"Right", "Right", "Down", "Down", "Left",
                                         "Left",  "i",     "Up",   "Up"};
    Tmux tmux(command_line(game(2)));
    for (std::size_t i = 0; i < frames.size(); ++i) {
        tmux.wait_until(
            [&](const std::vector<std::string>& rows) { return rows == captured_form(frames[i]); });
        if (i < names.size()) {
            tmux.send_keys(names[i]);
        }
    }
}

}  // namespace
}  // namespace rogue::test
