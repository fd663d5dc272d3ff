#include "rogue/ui/screens.hpp"

#include <span>
#include <string>
#include <string_view>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"

namespace rogue::test {
namespace {

std::string rows_of(const auto& view) {
    Frame frame;
    compose(frame, view);
    return rows_in(frame);
}

constexpr Offer kOnly{.game = "classic",
                      .depth_word = "depth",
                      .vitals = {.depth = 3, .hp = 21, .max_hp = 40},
                      .score = 560,
                      .last_played = "yesterday",
                      .problem = "",
                      .number = 1,
                      .of = 1,
                      .dropping = false,
                      .drop = 'd'};

constexpr std::string_view kRun =
    "\n"
    "White:     Game:  classic\n"
    "White:     Depth: 3\n"
    "White:     HP:    21 of 40\n"
    "White:     Score: 560\n"
    "White:     Last played yesterday\n"
    "\n";

TEST("the only unfinished run is offered") {
    CHECK_EQ(rows_of(kOnly), concat("\nYellow:     -- AN UNFINISHED RUN --\n", kRun,
                                    "White:     y or Enter: resume it\n"
                                    "White:     n: keep it, and start a new run\n"
                                    "White:     d: end it for good, without a score\n"
                                    "White:     q: quit\n"));
}

TEST("a score of any size is offered") {
    Offer offer = kOnly;
    offer.score = 2147483647;
    CHECK(rows_of(offer).find("White:     Score: 2147483647\n") != std::string::npos);
}

TEST("one of several unfinished runs is offered, with the way to the next and what went wrong") {
    Offer offer = kOnly;
    offer.number = 2;
    offer.of = 2;
    offer.problem = "It is being played.";
    CHECK_EQ(rows_of(offer), concat("\nYellow:     -- AN UNFINISHED RUN (2 of 2) --\n", kRun,
                                    "White:     y or Enter: resume it\n"
                                    "White:     n: keep it, and start a new run\n"
                                    "White:     d: end it for good, without a score\n"
                                    "White:     right or s: see the next\n"
                                    "White:     q: quit\n"
                                    "\n"
                                    "Red:     It is being played.\n"));
}

TEST("an unfinished run is dropped by the same key again") {
    Offer offer = kOnly;
    offer.dropping = true;
    offer.drop = 'x';
    CHECK_EQ(rows_of(offer), concat("\nYellow:     -- AN UNFINISHED RUN --\n", kRun,
                                    "Red:     x again: end it for good, without a score\n"
                                    "White:     any other key: keep it\n"));
}

TEST("who leaves a run that is kept can go on later") {
    CHECK_EQ(rows_of(Leaving{}),
             "\n"
             "Yellow:     -- LEAVE THE RUN? --\n"
             "\n"
             "White:     q or y: leave, and keep it for later\n"
             "White:     e: end it for good, without a score\n"
             "White:     any other key: play on\n");
}

TEST("who would win by ending the run is told so") {
    const std::string rows = rows_of(Leaving{.wins = true});
    CHECK(rows.find("\nYellow:     e or Enter: rest here, and win the run\n"
                    "White:     q or y: leave, and keep it for later\n"
                    "White:     any other key: play on\n") != std::string::npos);
    CHECK(rows.find("without a score") == std::string::npos);
}

TEST("who leaves a run of which something is lost is told what") {
    const auto told = [](std::string_view loss, std::string_view leave) {
        return concat("\nYellow:     -- LEAVE THE RUN? --\n\nRed:     ", loss,
                      "\n\nWhite:     q or y: leave", leave,
                      "\nWhite:     e: end it for good, without a score\n"
                      "White:     any other key: play on\n");
    };
    constexpr std::string_view kLost = "The last keys can't be recorded.";
    CHECK_EQ(rows_of(Leaving{.lost = kLost}), told(kLost, ", and keep it for later"));
    CHECK_EQ(rows_of(Leaving{.lost = kLost, .can_go_on = false}), told(kLost, ""));
}

TEST("of the messages as many are shown as there is room for, and where they stand") {
    MessageLog log;
    for (int i = 1; i <= 30; ++i) {
        log.add(concat("message ", i), Color::gray);
    }
    Frame frame;
    compose(frame, Messages{wrapped(log), 5});
    CHECK_EQ(row_in(frame, 0), "Gray: message 6");
    CHECK_EQ(row_in(frame, 20), "Gray: message 26");
    CHECK_EQ(row_in(frame, 21), "");
    CHECK_EQ(row_in(frame, 22),
             "Gray: -- MESSAGES 6 to 26 of 30: up, down, space scroll; any other key leaves. --");
}

TEST("a message that is too long for a row goes on in the next") {
    const std::string words = "  Kobold defends";
    const std::string number(30, '7');
    MessageLog log;
    log.add(concat(words, " ", number, " ", number, " ", number), Color::red);
    log.add(std::string(100, 'x'), Color::gray);
    log.add(std::string(80, 'y'), Color::gray);
    std::string told;
    for (const Message& row : wrapped(log)) {
        append(told, concat(row.text, row.color == Color::red ? "!" : "", "\n"));
    }
    CHECK_EQ(told,
             concat(words, " ", number, " ", number, "!\n    ", number, "!\n", std::string(80, 'x'),
                    "\n    ", std::string(20, 'x'), "\n", std::string(80, 'y'), "\n"));
}

// The part of a row that begins at one of the legend's columns, 40 and 60.
std::string legend_row(const Frame& frame, int row, int column) {
    return row_in(frame, row, column, column + 20);
}

// The frame of a legend with room for three things in a column.
Frame legend_of(std::span<const std::string_view> who, std::span<const std::string_view> where) {
    Frame frame;
    Legend legend(frame, 40, 60, kHelpRow + 4);
    legend.begin("-- WHO --");
    for (const std::string_view name : who) {
        legend.put({kPlayerGlyph, Color::white}, name);
    }
    legend.begin("-- WHERE --");
    for (const std::string_view name : where) {
        legend.put({kPlayerGlyph, Color::white}, name);
    }
    return frame;
}

TEST("words over a frame stand in the lowest row of the log with room, or on the line above it") {
    MessageLog log;
    const std::string words = "why a walk stopped";
    const auto row_with_words = [&] {
        Frame frame;
        draw_log(frame, log);
        const Frame before = frame;
        draw_over(frame, words);
        int changed = -1;
        for (int row = 0; row < Frame::kRows; ++row) {
            if (!frame.has_same_row(before, row)) {
                CHECK_EQ(changed, -1);
                changed = row;
            }
        }
        return changed;
    };
    CHECK_EQ(row_with_words(), 22);
    for (int i = 0; i < 4; ++i) {
        log.add(std::string(80, 'x'), Color::gray);
    }
    CHECK_EQ(row_with_words(), 18);
    log.add(std::string(80 - words.size() - 1, 'x'), Color::gray);
    CHECK_EQ(row_with_words(), 22);
    log.add("short", Color::gray);
    log.add(std::string(80 - words.size(), 'x'), Color::gray);
    CHECK_EQ(row_with_words(), 21);
}

TEST("words over a frame are ASCII of at most 80 columns") {
    Frame frame;
    draw_over(frame, "No such key: \u65E5. ");
    CHECK(rows_text(frame).ends_with(" No such key: ?.\n"));
    draw_over(frame, std::string(90, 'y'));
    CHECK(rows_text(frame).find("\n" + std::string(80, 'y') + "\n") != std::string::npos);
}

TEST("a legend has a column for each of its titles") {
    const Frame frame = legend_of({{"rat", "orc", "troll"}}, {{"wall"}});
    CHECK_EQ(legend_row(frame, 2, 40), "Yellow: -- WHO --");
    CHECK_EQ(legend_row(frame, 3, 40), "White Gray: 🧙  rat");
    CHECK_EQ(legend_row(frame, 4, 40), "White Gray: 🧙  orc");
    CHECK_EQ(legend_row(frame, 5, 40), "White Gray: 🧙  troll");
    CHECK_EQ(legend_row(frame, 2, 60), "Yellow: -- WHERE --");
    CHECK_EQ(legend_row(frame, 3, 60), "White Gray: 🧙  wall");
}

TEST("what has no room in the first column of a legend comes before what the second is for") {
    const Frame frame = legend_of({{"rat", "orc", "troll", "wraith"}}, {});
    CHECK_EQ(legend_row(frame, 6, 40), "");
    CHECK_EQ(legend_row(frame, 2, 60), "");
    CHECK_EQ(legend_row(frame, 3, 60), "White Gray: 🧙  wraith");
    CHECK_EQ(legend_row(frame, 4, 60), "");
    CHECK_EQ(legend_row(frame, 5, 60), "Yellow: -- WHERE --");
}

TEST("the keys of a film are listed under a title") {
    CHECK_EQ(rows_of(FilmKeys{}),
             "\nYellow:     -- KEYS --\n"
             "White:     Space: pause, or play on\n"
             "White:     left, right: a key back, a key on\n"
             "White:     Page Up, Page Down: fifty keys back, fifty on\n"
             "White:     Home, End: to the beginning, to the end\n"
             "White:     n, m, w: to the next level, milestone of the story, wound\n"
             "White:     N, M, W: to the previous one\n"
             "White:     + -: faster, slower\n"
             "White:     q: quit\n"
             "\n"
             "Gray:     any key: back to the run\n");
}

TEST("a window that is too small says so in as much of itself as there is") {
    CHECK_EQ(rows_of(TooSmall{80, 4}),
             "Red: Terminal too small\nRed: need 80x23\nRed: have 80x4\nRed: q twice quits\n");
    CHECK_EQ(rows_of(TooSmall{8, 2}), "Red: Terminal\nRed: need 80x\n");
}

}  // namespace
}  // namespace rogue::test
