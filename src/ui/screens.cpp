#include "rogue/ui/screens.hpp"

#include <algorithm>
#include <cassert>

#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

constexpr int kLineAboveLog = Frame::kRows - static_cast<int>(MessageLog::kShown) - 1;

void draw_log(Frame& frame, const MessageLog& log, bool asks) {
    int row = kLineAboveLog;
    frame.put_text(0, row, std::string(Frame::kColumns, '-'), Color::dark_gray);
    for (std::size_t i = 0; i < log.shown_size(); ++i) {
        const Message& message = log.shown(i);
        frame.put_text(0, ++row, message.text, message.color);
    }
    if (asks) {
        frame.put_cursor(0, row);
    }
}

void draw_over(Frame& frame, std::string_view words, bool page) {
    std::string shown;
    for (const char byte : words.substr(0, words.find_last_not_of(' ') + 1)) {
        const bool continues = (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
        shown.append(continues ? 0 : 1, byte >= ' ' && byte <= '~' ? byte : '?');
    }
    shown.resize(std::min<std::size_t>(shown.size(), Frame::kColumns));
    const int column = Frame::kColumns - static_cast<int>(shown.size());
    const auto has_room = [&](int row) {
        const auto cells =
            std::span(frame.row(row)).subspan(static_cast<std::size_t>(std::max(0, column - 1)));
        return std::ranges::all_of(cells, &Cell::blank);
    };
    const int highest = page ? 0 : kLineAboveLog;
    int row = Frame::kRows - 1;
    while (row > highest && !has_room(row)) {
        --row;
    }
    frame.put_text(column, row, shown, Color::gray);
}

int draw_help_keys(Frame& frame, const GameKind& kind, const LayoutLetters& letters,
                   std::string_view arrows, int does_column) {
    int row = kHelpRow;
    const auto put = [&](std::string_view key, std::string_view does) {
        if (does.empty()) {
            return;
        }
        frame.put_text(kHelpColumn, ++row, key, Color::white);
        frame.put_text(does_column, row, does, Color::gray);
    };
    frame.put_text(kHelpColumn, row, "-- KEYS --", Color::yellow);
    put("arrows", arrows);
    if (!letters.moving.empty()) {
        put(letters.moving, "left, down, up, right");
    }
    for (const auto& [key, does] : kind.commands) {
        put(key, does);
    }
    put("Shift", concat("with an arrow, or ", letters.running, ": run"));
    for (const ApplicationKey& each : kApplicationKeys) {
        put({&each.key, 1}, each.on_screen);
    }
    put(kind.quitting.substr(0, 1), "quit, for now or for good");
    put("Ctrl-L", "redraw the screen");
    return row + 1;
}

void draw_hints(Frame& frame, std::span<const std::string_view> hints, int row) {
    for (const std::string_view hint : hints) {
        frame.put_text(kHelpColumn, row++, hint, Color::gray);
    }
}

void Legend::begin(std::string_view title) {
    if (row_ > kHelpRow) {
        row_ = column_ == second_column_ ? row_ + 1 : kHelpRow;
        column_ = second_column_;
    }
    frame_.put_text(column_, row_++, title, Color::yellow);
}

void Legend::put(Appearance appearance, std::string_view name) {
    if (row_ == end_) {
        assert(column_ != second_column_);
        column_ = second_column_;
        row_ = kHelpRow + 1;
    }
    frame_.put_glyph(column_, row_, appearance);
    frame_.put_text(column_ + 4, row_++, name, Color::gray);
}

namespace {

/// Writes lines of text, one below the other. The cursor is on the first, unless another has it.
class Rows {
public:
    explicit Rows(Frame& frame) : frame_(frame) { frame.put_cursor(kIndent, 1); }

    void put(std::string_view line, Color color = Color::white, int column = kIndent) {
        frame_.put_text(column, ++row_, line, color);
    }

    void put_at_cursor(std::string_view line, Color color) {
        put(line, color);
        frame_.put_cursor(kIndent, row_);
    }

    void skip() { ++row_; }

private:
    static constexpr int kIndent = 4;

    Frame& frame_;
    int row_ = 0;
};

}  // namespace

void compose(Frame& frame, const GameOver& over) {
    const auto& [outcome, high_scores, win_title] = over;
    const Tally& tally = outcome.tally;
    const bool won = outcome.ending == Ending::won;
    const Color color = won ? Color::yellow : Color::red;
    constexpr int kTableIndent = 3;
    Rows rows(frame);
    const std::string edge(30, '#');
    std::string title(edge.size(), ' ');
    const std::string_view words = won ? win_title : "GAME OVER";
    title.replace((title.size() - words.size()) / 2, words.size(), words);
    title.front() = title.back() = '#';
    rows.put(edge, color);
    rows.put_at_cursor(title, color);
    rows.put(edge, color);
    rows.skip();
    rows.put(concat("You reached depth ", tally.deepest, "."));
    rows.put(concat("Slain monsters: ", tally.kills));
    rows.put(concat("Final score:    ", tally.score));
    rows.skip();
    rows.put("-- HIGH SCORES --", Color::yellow);
    std::size_t rank = 0;
    for (const ScoreLine& line : high_scores) {
        rows.put(text_of(line, ++rank), line.this_run ? Color::cyan : Color::gray, kTableIndent);
    }
    rows.skip();
    rows.put("Press any key to exit.", Color::gray);
}

void compose(Frame& frame, const Offer& offer) {
    Rows rows(frame);
    rows.put(concat("-- AN UNFINISHED RUN ",
                    offer.of == 1 ? "" : concat("(", offer.number, " of ", offer.of, ") "), "--"),
             Color::yellow);
    rows.skip();
    rows.put(concat("Game:  ", offer.game));
    std::string word = capitalized(offer.depth_word) + ":";
    word.resize(7, ' ');
    rows.put(concat(word, offer.vitals.depth));
    rows.put(concat("HP:    ", offer.vitals.hp, " of ", offer.vitals.max_hp));
    rows.put(concat("Score: ", offer.score));
    rows.put(concat("Last played ", offer.last_played));
    rows.skip();
    if (offer.dropping) {
        rows.put_at_cursor(concat(offer.drop, " again: end it for good, without a score"),
                           Color::red);
        rows.put("any other key: keep it");
    } else {
        rows.put("y or Enter: resume it");
        rows.put("n: keep it, and start a new run");
        rows.put(concat(offer.drop, ": end it for good, without a score"));
        if (offer.of > 1) {
            rows.put("right or s: see the next");
        }
        rows.put("q: quit");
    }
    rows.skip();
    if (!offer.problem.empty()) {
        rows.put_at_cursor(offer.problem, Color::red);
    }
}

void compose(Frame& frame, const Leaving& leaving) {
    Rows rows(frame);
    rows.put("-- LEAVE THE RUN? --", Color::yellow);
    rows.skip();
    if (!leaving.lost.empty()) {
        rows.put(leaving.lost, Color::red);
        rows.skip();
    }
    if (leaving.wins) {
        rows.put("e or Enter: rest here, and win the run", Color::yellow);
    }
    rows.put(leaving.can_go_on ? "q or y: leave, and keep it for later" : "q or y: leave");
    if (!leaving.wins) {
        rows.put("e: end it for good, without a score");
    }
    rows.put("any other key: play on");
    rows.skip();
    rows.put(leaving.problem, Color::red);
}

std::vector<Message> wrapped(const MessageLog& log) {
    std::vector<Message> rows;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto& [words, color, _] = log[i];
        std::string row = words;
        while (row.size() > Frame::kColumns) {
            const std::size_t blank = row.rfind(' ', Frame::kColumns);
            const std::size_t end = row.find_first_not_of(' ') < blank && blank != row.npos
                                        ? blank
                                        : std::size_t{Frame::kColumns};
            rows.push_back({row.substr(0, end), color});
            row = concat("    ", trimmed(row.substr(end), " "));
        }
        rows.push_back({row, color});
    }
    return rows;
}

void compose(Frame& frame, const Messages& messages) {
    const auto& [rows, first] = messages;
    const std::size_t end = std::min(rows.size(), first + Messages::kRows);
    for (std::size_t i = first; i < end; ++i) {
        frame.put_text(0, static_cast<int>(i - first), rows[i].text, rows[i].color);
    }
    frame.put_cursor(0, static_cast<int>(end - first) - 1);
    frame.put_text(0, Frame::kRows - 1,
                   concat("-- MESSAGES ", first + 1, " to ", end, " of ", rows.size(),
                          ": up, down, space scroll; any other key leaves. --"),
                   Color::gray);
}

void compose(Frame& frame, const FilmKeys& /*keys*/) {
    Rows rows(frame);
    rows.put("-- KEYS --", Color::yellow);
    rows.put("Space: pause, or play on");
    rows.put("left, right: a key back, a key on");
    rows.put("Page Up, Page Down: fifty keys back, fifty on");
    rows.put("Home, End: to the beginning, to the end");
    rows.put("n, m, w: to the next level, milestone of the story, wound");
    rows.put("N, M, W: to the previous one");
    rows.put("+ -: faster, slower");
    rows.put("q: quit");
    rows.skip();
    rows.put("any key: back to the run", Color::gray);
}

// Draws lines of at most 20 columns in a colour that can be read on black and on white.
void compose(Frame& frame, const TooSmall& window) {
    const auto [columns, rows] = window;
    const std::array<std::string, 4> lines{"Terminal too small",
                                           concat("need ", Frame::kColumns, "x", Frame::kRows),
                                           concat("have ", columns, "x", rows), "q twice quits"};
    const int shown = std::min(static_cast<int>(lines.size()), rows);
    frame.put_cursor(0, 0);
    for (int row = 0; row < shown; ++row) {
        const std::string_view line = lines[static_cast<std::size_t>(row)];
        frame.put_text(0, row, line.substr(0, static_cast<std::size_t>(columns)), Color::red);
    }
}

}  // namespace rogue
