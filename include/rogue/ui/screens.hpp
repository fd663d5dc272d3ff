#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/base/message_log.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

struct GameKind;

/// Draws a line below the map, and the newest messages below it. The cursor goes to the last
/// message if it `asks` something.
void draw_log(Frame& frame, const MessageLog& log, bool asks = false);

/// Draws words of the session over a screen that has no row below: at the end of the lowest row of
/// the log that has room for them, or else of the line above the log; on a page of text, of the
/// lowest row that has room. They are cut at 80 columns. What is not ASCII becomes `?`.
void draw_over(Frame& frame, std::string_view words, bool page = false);

// Building blocks for the help screens of the games.

/// The row of the titles, and the column where the keys begin.
inline constexpr int kHelpRow = 2;
inline constexpr int kHelpColumn = 2;

/// A key that the application handles itself, in every game. The help, plain play and the manual
/// take its meaning from this row.
struct ApplicationKey {
    char key;
    std::string_view on_screen;      ///< What it does; empty if nothing, or told below.
    std::string_view in_plain_play;  ///< Empty for the key that shows this list.
    std::string_view in_manual;  ///< Sentences; empty if the manual's part on plain play has it.
};

/// Each is a case in answers() of PlainController and of TerminalController, or in begins_walk() of
/// both, and can't be a key of a game. The help of the first and the third game is full, so a new
/// key needs the room of another.
inline constexpr auto kApplicationKeys = std::to_array<ApplicationKey>({
    {'_', "travel: choose from a list", "travel; then a letter from x's list",
     "Travel. Then > or < goes to the nearest known stairs, a letter to a place on the list, and "
     "the arrow keys with Enter to any spot."},
    {'o', "explore the unknown", "explore until something turns up",
     "Explore: walk to the nearest thing that you may want, and take it, or else to the nearest "
     "edge of the unknown, and so on, until something new comes into sight. Press the key again to "
     "continue."},
    {'+', "repeat a step, fight on", "repeat a step until something turns up, or fight on",
     "Repeat the last step, or a wait, until something turns up. Against the creature that you "
     "struck last, or that is alone beside you, fight on until half of your health is gone or "
     "something else changes."},
    {'x', "look at what is in sight", "describe what is in sight, and list where you can travel",
     "Look at what is in sight. The arrow keys select something, and Enter travels to it."},
    {'m', "read old messages", "print the map", "Read the newest 200 messages."},
    {'s', "", "print your status", ""},
    {'?', "", "", "Show the keys, and what the symbols mean."},
});

/// Draws the keys of a game and of the application, one below the other. `arrows` says what the
/// arrows do. The keys' meanings begin in `does_column`. Returns the row below.
int draw_help_keys(Frame& frame, const GameKind& kind, const LayoutLetters& letters,
                   std::string_view arrows, int does_column);

/// Draws the hints of a game, from that row on.
void draw_hints(Frame& frame, std::span<const std::string_view> hints, int row);

/// Glyphs and their names, one below the other, in two columns.
class Legend {
public:
    /// The columns end above the row `end`. The frame is borrowed.
    Legend(Frame& frame, int first_column, int second_column, int end)
        : frame_(frame), column_(first_column), second_column_(second_column), end_(end) {}

    /// Draws a title: the first on top of the first column, the next in the second column, there
    /// below any rows that overflowed from the first.
    void begin(std::string_view title);

    void put(Appearance appearance, std::string_view name);

    /// Puts the looks of the rows of these tables.
    void put_all(const auto&... tables) {
        const auto put_rows = [this](const auto& table) {
            for (const Look& look : table) {
                put(look.appearance(), look.name);
            }
        };
        (put_rows(tables), ...);
    }

private:
    Frame& frame_;
    int column_;
    int second_column_;
    int row_ = kHelpRow;
    int end_;
};

// The screens of the application around the games. A screen is a struct that holds what it shows,
// with a compose() that draws it on a blank frame. It is shown as AnyScreen.

/// The outcome of a run that died or won, and the table. REQUIRES: at most ten high scores.
struct GameOver {
    Outcome outcome;
    std::span<const ScoreLine> high_scores;
    std::string_view win_title = {};  ///< That of GameKind.
};

void compose(Frame& frame, const GameOver& over);

/// The offer to resume an unfinished run.
struct Offer {
    std::string_view game;        ///< With the day, if it is the dungeon of a day.
    std::string_view depth_word;  ///< The game's word for depth.
    Vitals vitals;
    int score;
    std::string_view last_played;  ///< The time of the last key.
    std::string_view problem;      ///< Why the last answer did not count, in ASCII; or empty.
    int number;                    ///< Its place among the runs offered, from 1.
    int of;                        ///< How many runs there are, as far as is known.
    bool dropping;                 ///< The key `drop` was pressed once.
    char drop;                     ///< The key that ends the run.
};

void compose(Frame& frame, const Offer& offer);

/// The question whether to leave a run.
struct Leaving {
    std::string_view lost = {};     ///< A sentence about what is not recorded; or empty.
    bool can_go_on = true;          ///< The run can be resumed later.
    bool wins = false;              ///< Ending the run now wins it.
    std::string_view problem = {};  ///< As in Offer.
};

void compose(Frame& frame, const Leaving& leaving);

/// Returns the messages as rows of a screen. One that is too long continues in the next, indented.
std::vector<Message> wrapped(const MessageLog& log);

/// The messages of a run, from row `first` on, as many as fit.
struct Messages {
    static constexpr std::size_t kRows = Frame::kRows - 2;

    std::span<const Message> rows;
    std::size_t first;  ///< Counted from 0.
};

void compose(Frame& frame, const Messages& messages);

/// The keys for watching a run.
struct FilmKeys {};

void compose(Frame& frame, const FilmKeys& keys);

/// A window with fewer columns or rows than a frame. Nothing is drawn beyond them.
struct TooSmall {
    int columns;
    int rows;
};

void compose(Frame& frame, const TooSmall& window);

}  // namespace rogue
