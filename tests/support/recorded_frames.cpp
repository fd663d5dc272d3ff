#include "tests/support/recorded_frames.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/farewell.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/looks.hpp"

namespace rogue::test {
namespace {

constexpr int kFrameLines = 46;

// The bytes of which a character of UTF-8 has one or more behind its first.
const std::string kInsideCharacter = [] {
    std::string bytes;
    for (int byte = 0x80; byte < 0xC0; ++byte) {
        bytes += static_cast<char>(byte);
    }
    return bytes;
}();

/// Lines of a text, one after the other.
class Lines {
public:
    explicit Lines(std::string text) : in_(std::move(text)) {}

    std::optional<std::string> next() {
        std::string line;
        return std::getline(in_, line) ? std::optional(line) : std::nullopt;
    }

    std::string next_frame() {
        std::string frame;
        for (int i = 0; i < kFrameLines; ++i) {
            frame += next().value_or("(missing)") + "\n";
        }
        return frame;
    }

private:
    std::istringstream in_;
};

std::vector<std::string> lines_of(const std::string& frame) {
    std::vector<std::string> result;
    Lines lines(frame);
    while (auto line = lines.next()) {
        result.push_back(*line);
    }
    return result;
}

// The recorded picture for that line of the trace, if the frames of this run were kept in full.
std::optional<std::string> recorded_picture(const std::filesystem::path& trace, std::size_t index) {
    auto path = trace.parent_path() / "frames" / trace.stem();
    std::ifstream file(path += ".frames");
    if (!file) {
        return std::nullopt;
    }
    std::stringstream text;
    text << file.rdbuf();
    Lines lines(text.str());
    lines.next();
    for (std::size_t i = 0; i < index; ++i) {
        lines.next_frame();
        lines.next();
    }
    return lines.next_frame();
}

// What stands in each cell of a row of text. In the second cell of an emoji nothing stands.
std::vector<std::string> cells_of(std::string_view row) {
    std::vector<std::string> cells;
    while (!row.empty()) {
        const auto glyphs = all_glyphs();
        const auto wide = std::ranges::find_if(glyphs, [row](const Look& glyph) {
            return !glyph.is_pair() && row.starts_with(glyph.emoji);
        });
        const std::size_t next = row.find_first_not_of(kInsideCharacter, 1);
        const std::size_t size =
            wide != glyphs.end() ? wide->emoji.size() : std::min(next, row.size());
        cells.emplace_back(row.substr(0, size));
        if (wide != glyphs.end()) {
            cells.emplace_back();
        }
        row.remove_prefix(size);
    }
    cells.resize(Frame::kColumns);
    return cells;
}

// The text of a frame, without its colours.
std::string rows_of(const std::string& frame) {
    std::string rows;
    Lines lines(frame);
    for (int row = 0; row < Frame::kRows; ++row) {
        rows += lines.next().value_or("") + "\n";
    }
    return rows;
}

// The rows that differ, the expected one above the shown one, and their cells that do, with the
// digit of their colour.
std::string differences(const std::string& shown, const std::string& expected) {
    const std::vector<std::string> ours = lines_of(shown);
    const std::vector<std::string> theirs = lines_of(expected);
    std::string result;
    for (std::size_t row = 0; row < Frame::kRows; ++row) {
        const std::size_t colors = row + Frame::kRows;
        if (ours[row] == theirs[row] && ours[colors] == theirs[colors]) {
            continue;
        }
        result += concat("row ", row, " expected |", theirs[row], "|\n    ", "  shown    |",
                         ours[row], "|\n");
        const auto expected_cells = cells_of(theirs[row]);
        const auto shown_cells = cells_of(ours[row]);
        for (std::size_t column = 0; column < Frame::kColumns; ++column) {
            const auto cell = [&](const auto& cells, const auto& lines) {
                return concat("'", cells[column], "' in color ", lines[colors][column]);
            };
            const std::string wanted = cell(expected_cells, theirs);
            const std::string got = cell(shown_cells, ours);
            if (wanted != got) {
                result +=
                    concat("    column ", column, ": ", wanted, " expected, ", got, " shown\n");
            }
        }
    }
    return result;
}

// What `--headless --frames` prints of the run, without the program around it.
std::string printed_frames(const RecordedRun& run) {
    std::string output;
    KeysTaken taken;
    TextDisplay display(TextDisplay::Detail::frames, taken,
                        [&](std::string_view line) { output += line; });
    const auto next = [&]() -> std::optional<Key> {
        if (taken.count == run.keys.size()) {
            return std::nullopt;
        }
        taken.last = Key{run.keys[taken.count++]};
        return taken.last;
    };
    const auto game = run.game->start(run.seed);
    game->play(next, [&] { show(display, *game); });
    if (earns_score(game->ending()) && next()) {
        show_game_over(display, *run.game, game->outcome());
    }
    output += concat("end ", text_of(game->outcome()), "\n");
    return output;
}

/// The first frame of a run that is not the recorded one.
struct Difference {
    std::string what;
    bool in_full;  // The recorded frame is kept, not only its checksum.
};

std::optional<Difference> first_difference(const std::filesystem::path& trace,
                                           const RecordedRun& run) {
    Lines lines(printed_frames(run));
    for (std::size_t i = 0; i < run.lines.size(); ++i) {
        const std::string line = lines.next().value_or("(no more frames)");
        const std::string frame = lines.next_frame();
        if (line == run.lines[i]) {
            continue;
        }
        const std::string found = concat(trace.filename().string(), ": ", line, " is shown where ",
                                         run.lines[i], " was recorded\n");
        const auto recorded = recorded_picture(trace, i);
        return Difference{found + (recorded ? differences(frame, *recorded) : rows_of(frame)),
                          recorded.has_value()};
    }
    const std::string end = lines.next().value_or("(no end)");
    if (end != run.end || lines.next()) {
        return Difference{concat(trace.filename().string(), ": ", end, " comes where ", run.end,
                                 " was recorded\n"),
                          true};
    }
    return std::nullopt;
}

}  // namespace

// Frames that were recorded in full say most, so they come first.
std::string wrong_frames(const Recordings& of) {
    std::string in_full;
    std::string by_checksum;
    for (const auto& trace : recorded_traces(of)) {
        if (const auto found = first_difference(trace, load_recorded_run(trace, of))) {
            (found->in_full ? in_full : by_checksum) += found->what;
        }
    }
    if (!by_checksum.empty()) {
        by_checksum = "Of these frames only the checksum was recorded:\n" + by_checksum;
    }
    return in_full + by_checksum;
}

}  // namespace rogue::test
