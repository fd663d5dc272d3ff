#include "rogue/ui/pictures/asciicast.hpp"

#include <chrono>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_difference.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

struct Output {
    double time;
    std::string bytes;
};

// A line `[1.250000, "o", "\u001b..."]`.
Output parsed(const std::string& line) {
    Output output{std::stod(line.substr(1)), {}};
    const std::size_t begin = line.find("\"o\", \"") + 6;
    for (std::size_t at = begin; at < line.size() - 2; ++at) {
        if (line[at] != '\\') {
            output.bytes += line[at];
        } else if (line[++at] == 'u') {
            output.bytes += static_cast<char>(std::stoi(line.substr(at + 1, 4), nullptr, 16));
            at += 4;
        } else {
            output.bytes += line[at];
        }
    }
    return output;
}

std::vector<Output> outputs(const std::string& cast) {
    std::vector<Output> result;
    std::istringstream lines(cast);
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        result.push_back(parsed(line));
    }
    return result;
}

AnyScreen offer_of_score(int score) {
    return {Offer{.game = "g",
                  .reach = "depth",
                  .depth = 1,
                  .hp = 1,
                  .max_hp = 1,
                  .score = score,
                  .last_played = "\"\\",
                  .problem = {},
                  .number = 1,
                  .of = 1,
                  .dropping = false,
                  .drop = 'd'},
            Prompt::answer};
}

/// A recording of the offers of these scores.
std::string recording(std::string_view title, std::chrono::milliseconds frame_time,
                      std::initializer_list<int> scores) {
    std::string lines;
    Asciicast cast(title, frame_time, [&](std::string_view more) { lines += more; });
    for (const int score : scores) {
        cast.show(offer_of_score(score));
    }
    cast.finish();
    return lines;
}

TEST("the first line tells format, size and title") {
    const std::string lines = recording("a \"title\"", 100ms, {});
    CHECK(
        lines.starts_with("{\"version\": 2, \"width\": 80, \"height\": 23, "
                          "\"title\": \"a \\\"title\\\"\"}\n["));
}

TEST("played into a terminal, the recording shows each frame at its time") {
    const std::vector<Output> shown = outputs(recording("", 100ms, {0, 1, 2}));
    CHECK_EQ(shown.size(), 5U);
    TerminalEmulator terminal(80, 23, kWideEmoji);
    terminal.feed(shown.at(0).bytes);
    for (std::size_t i = 0; i < 3; ++i) {
        terminal.feed(shown.at(i + 1).bytes);
        CHECK_EQ(difference(terminal, offer_of_score(static_cast<int>(i)).frame()), "");
        CHECK(shown.at(i + 1).time > 0.1 * static_cast<double>(i) - 0.001);
        CHECK(shown.at(i + 1).time < 0.1 * static_cast<double>(i) + 0.001);
    }
}

TEST("keys that change nothing make no output, and no pause of more than two seconds") {
    const std::vector<Output> shown =
        outputs(recording("", 1000ms, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}));
    CHECK_EQ(shown.size(), 4U);
    CHECK(shown.at(2).time < 2.001);
    CHECK(shown.at(2).time > 1.999);
}

TEST("the recording leaves its last frame whole, and the cursor visible and below if it can") {
    for (const int rows : {23, 24, 40}) {
        TerminalEmulator terminal(80, rows, kWideEmoji);
        for (const Output& output : outputs(recording("", 100ms, {0, 1}))) {
            terminal.feed(output.bytes);
        }
        CHECK(terminal.cursor_visible());
        CHECK_EQ(terminal.cursor().row, std::min(rows - 1, 23));
        CHECK_EQ(terminal.scrolls(), 0U);
        CHECK_EQ(difference(terminal, offer_of_score(1).frame()), "");
    }
}

}  // namespace
}  // namespace rogue::test
