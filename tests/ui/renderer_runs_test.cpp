#include <algorithm>

#include "rogue/ui/renderer.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/probe.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

using std::chrono::milliseconds;

// Calls `watcher` with each frame of one in so many recorded runs. `first` marks the first frame of
// a run.
void play_one_in(std::size_t many,
                 const std::function<void(const Frame& frame, bool first)>& watcher) {
    const auto traces = recorded_traces();
    for (std::size_t i = 0; i < traces.size(); i += many) {
        bool first = true;
        play(load_recorded_run(traces[i]), [&](const Frame& frame, milliseconds, int) {
            watcher(frame, first);
            first = false;
        });
    }
}

// The smallest terminal for the game. Autowrap is on, unlike in play, so that one character too
// many in the last row scrolls.
struct Watched {
    std::string_view name;
    TerminalEmulator terminal;
    std::string wrong = {};
};

std::vector<Watched> terminals_of_all_opinions() {
    std::vector<Watched> result;
    for (const auto& [name, model] : kEmojiOpinions) {
        result.push_back({name, {Frame::kColumns, Frame::kRows, model}});
    }
    return result;
}

std::string move_to(TerminalEmulator::Position at) {
    return "\x1b[" + std::to_string(at.row + 1) + ';' + std::to_string(at.column + 1) + 'H';
}

TerminalEmulator terminal_full_of(char mark) {
    TerminalEmulator terminal(Frame::kColumns, Frame::kRows, kSelectorIgnored);
    for (int row = 0; row < Frame::kRows; ++row) {
        terminal.feed(move_to({0, row}) + std::string(Frame::kColumns, mark));
    }
    return terminal;
}

// Whether nothing was drawn before and after these columns. Erasing up to the end of the row is
// allowed if the cells are blank anyway.
bool left_alone_outside(std::span<const TerminalCell> cells, std::pair<int, int> columns,
                        const Frame::Row& expected, char mark) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int column = static_cast<int>(i);
        const bool inside = column >= columns.first && column < columns.second;
        const bool changed_here = columns.first < columns.second;
        const bool erased = changed_here && expected[i].blank() && cells[i].holds(' ');
        if (!inside && !cells[i].holds(mark) && !(erased && column >= columns.second)) {
            return false;
        }
    }
    return true;
}

// The first column that has changed, and the one after the last that has changed.
std::pair<int, int> changed_columns(const Frame& before, const Frame& after, int row) {
    int first = 0;
    int end = Frame::kColumns;
    while (first < end && before.at(first, row) == after.at(first, row)) {
        ++first;
    }
    while (end > first && before.at(end - 1, row) == after.at(end - 1, row)) {
        --end;
    }
    return {first, end};
}

}  // namespace

TEST("every frame of the recorded runs is shown right on every kind of terminal") {
    std::vector<Watched> watched = terminals_of_all_opinions();
    Renderer renderer;
    int frames = 0;
    play_one_in(1, [&](const Frame& frame, bool first) {
        ++frames;
        if (first) {
            renderer.invalidate();
        }
        const std::string_view bytes = renderer.render(frame);
        for (auto& [name, terminal, wrong] : watched) {
            if (wrong.empty()) {
                terminal.feed(bytes);
                wrong = difference(terminal, frame);
            }
        }
    });
    CHECK(frames > 0);
    for (const auto& [name, terminal, wrong] : watched) {
        const check::Context context{std::string(name)};
        CHECK_EQ(wrong, "");
        CHECK(terminal.unexpected().empty());
        CHECK_EQ(terminal.scrolls(), 0u);
        CHECK(!terminal.mid_sequence());
    }
}

TEST("a frame drawn at once looks like the same frame drawn in steps") {
    constexpr int kOneIn = 20;
    Renderer in_steps;
    TerminalEmulator terminal(Frame::kColumns, Frame::kRows, kSelectorIgnored);
    int frames = 0;
    play_one_in(5, [&](const Frame& frame, bool first) {
        if (first) {
            in_steps.invalidate();
        }
        terminal.feed(in_steps.render(frame));
        if (++frames % kOneIn == 0) {
            TerminalEmulator at_once(Frame::kColumns, Frame::kRows, kSelectorIgnored);
            at_once.feed(Renderer().render(frame));
            CHECK_EQ(terminal.picture(), at_once.picture());
        }
    });
}

TEST("what is sent has no control characters but Esc, which begins only absolute sequences") {
    constexpr std::string_view kFinals = "HGJKmhl";
    Renderer renderer;
    std::string wrong;
    play_one_in(5, [&](const Frame& frame, bool) {
        const std::string_view bytes = renderer.render(frame);
        for (std::size_t at = 0; at < bytes.size() && wrong.empty(); ++at) {
            const auto byte = static_cast<unsigned char>(bytes[at]);
            if (byte == 0x1B) {
                const std::size_t final = bytes.find_first_not_of("[?0123456789;", at + 1);
                if (final == std::string_view::npos || bytes[at + 1] != '[' ||
                    kFinals.find(bytes[final]) == std::string_view::npos) {
                    wrong = visible_form(bytes.substr(at, 10));
                }
            } else if (byte < 0x20 || byte == 0x7F) {
                wrong = visible_form(bytes.substr(at, 1));
            }
        }
    });
    CHECK_EQ(wrong, "");
}

TEST("rows without a change, and what lies before and behind the changes, are left alone") {
    constexpr char kMark = '~';
    const TerminalEmulator marked = terminal_full_of(kMark);
    TerminalEmulator drawn(Frame::kColumns, Frame::kRows, kSelectorIgnored);
    Renderer renderer;
    Frame before;
    std::string wrong;
    play_one_in(5, [&](const Frame& frame, bool first) {
        TerminalEmulator terminal = marked;
        terminal.feed(move_to(drawn.cursor()));
        const std::string_view bytes = renderer.render(frame);
        drawn.feed(bytes);
        if (!first && wrong.empty()) {
            terminal.feed(bytes);
            for (int row = 0; row < Frame::kRows; ++row) {
                const auto columns = changed_columns(before, frame, row);
                if (!left_alone_outside(terminal.row(row), columns, frame.row(row), kMark)) {
                    wrong = "row " + std::to_string(row) + " of " + visible_form(bytes);
                }
            }
        }
        before = frame;
    });
    CHECK_EQ(wrong, "");
}

TEST("a frame costs few bytes") {
    constexpr std::size_t kMostForAll = 12000;
    constexpr std::size_t kMostOnAverage = 600;
    Renderer renderer;
    std::size_t frames = 0;
    std::size_t bytes = 0;
    std::size_t most = 0;
    play_one_in(5, [&](const Frame& frame, bool first) {
        if (first) {
            renderer.invalidate();
        }
        const std::size_t size = renderer.render(frame).size();
        ++frames;
        bytes += size;
        most = std::max(most, size);
    });
    CHECK(most <= kMostForAll);
    CHECK(bytes / frames <= kMostOnAverage);
}

TEST("a frame in full takes at most 4 KB, and 8 KB while no width is known") {
    const GlyphSet glyphs = measured_glyphs(kWideEmoji);
    std::size_t measured = 0;
    std::size_t unmeasured = 0;
    play_one_in(5, [&](const Frame& frame, bool) {
        measured = std::max(measured, Renderer({glyphs}).render(frame).size());
        unmeasured = std::max(unmeasured, Renderer().render(frame).size());
    });
    CHECK(measured <= 4096);
    CHECK(unmeasured <= 8192);
}

}  // namespace rogue::test
