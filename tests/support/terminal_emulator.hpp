#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/escape_parser.hpp"
#include "tests/support/terminal_grid.hpp"
#include "tests/support/width_model.hpp"

namespace rogue::test {

/// Habits in which terminals differ.
struct TerminalHabits {
    /// Its answer when it is asked for its background; empty if it does not answer.
    std::string background = "rgb:0000/0000/0000";
    /// The same for its sixteen colours, in order; none if there are fewer. All can be seen.
    std::vector<std::string> colors = {
        "rgb:00/00/00", "rgb:cd/00/00", "rgb:00/cd/00", "rgb:cd/cd/00",
        "rgb:44/66/ff", "rgb:cd/00/cd", "rgb:00/cd/cd", "rgb:e5/e5/e5",
        "rgb:7f/7f/7f", "rgb:ff/00/00", "rgb:00/ff/00", "rgb:ff/ff/00",
        "rgb:5c/8c/ff", "rgb:ff/00/ff", "rgb:00/ff/ff", "rgb:ff/ff/ff"};
    std::string string_end = "\x1b\\";   ///< What its answers in strings end with.
    bool erases_in_color = true;         ///< Erases with the pen's background: terminfo's bce.
    bool alternate_scroll = false;       ///< The mouse wheel sends arrow keys: mode 1007.
    bool reports_modes = true;           ///< Answers a question for mode 1007.
    bool knows_alternate_scroll = true;  ///< Tells that it knows mode 1007.
    bool saves_modes = true;             ///< Can save mode 1007 and restore it.
    std::string version = "Test 1";      ///< Its answer when asked for its version; empty if none.
};

/// A terminal in memory that shows the effect of a program's output. It knows exactly this:
///
///   CSI r;c H   CSI c G      the cursor's place
///   CSI ... m                0 1 2 8 22 30-37 39 40 90-97, 38;5;16-255 48;5;16-255 38;2;r;g;b
///   CSI 0/2 J   CSI 0 K      erasing
///   CSI 6 n     CSI c        questions, answered through take_replies()
///   CSI ? 1007 $ p           the same; it does not answer for other modes
///   CSI > q     CSI > c      the same
///   OSC 11 ; ? ST            the same
///   OSC 4 ; n ; ? ST         the same
///   CSI ? ... h/l            7 25 1000 1002 1003 1004 1006 1007 1015 1049 2004 2026
///                            9001
///   CSI ? 1007 s/r           saving the mode and restoring it
///   LF, CR and printable characters, in UTF-8 or Latin-1
///
/// It lists everything else that it is sent. It begins with autowrap on and the cursor shown.
class TerminalEmulator final : private EscapeParser::Sink {
public:
    struct Position {
        int column = 0;
        int row = 0;
        bool pending_wrap = false;  ///< The next character goes to the next row.

        friend bool operator==(const Position&, const Position&) = default;
    };

    /// REQUIRES: columns >= 2, rows >= 1.
    TerminalEmulator(int columns, int rows, WidthModel widths, TerminalHabits habits = {});

    /// Takes bytes that a program has sent. It does not matter how they are cut.
    void feed(std::string_view bytes);

    /// Both screens keep what fits at the top left. The cursor stays inside.
    void resize(int columns, int rows);

    int columns() const { return columns_; }
    int row_count() const { return rows_; }

    /// A cell of the screen that is shown, which is the normal or the alternate one.
    const TerminalCell& cell(int column, int row) const { return screen().at(column, row); }
    std::span<const TerminalCell> row(int row) const { return screen().row(row); }
    std::vector<std::string> rows() const { return screen().rows(); }
    /// The same as one text. Each row ends in a line feed.
    std::string picture() const;

    const TerminalGrid& normal_screen() const { return normal_; }
    const TerminalGrid& alternate_screen() const { return alternate_; }
    bool on_alternate_screen() const { return is_set(1049); }

    const Position& cursor() const { return cursor_; }
    bool cursor_visible() const { return is_set(25); }
    bool autowrap() const { return is_set(7); }
    const Pen& pen() const { return pen_; }

    bool is_set(int private_mode) const { return modes_.contains(private_mode); }
    const std::set<int>& modes_set() const { return modes_; }

    /// The answers that the terminal has given since the last call, as a program reads them.
    std::string take_replies();

    /// What this terminal does not know or no program should send, in readable form: `\e[5S`,
    /// `\x07`.
    const std::vector<std::string>& unexpected() const { return unexpected_; }

    /// Whether the bytes so far end in the middle of a character or a sequence.
    bool mid_sequence() const { return parser_.mid_sequence(); }

    std::size_t feeds() const { return feeds_; }
    std::size_t bytes() const { return bytes_; }
    std::size_t scrolls() const { return scrolls_; }

private:
    using Parameters = std::vector<int>;

    void print(char32_t character) override;
    void control(unsigned char byte) override;
    void control_sequence(std::string_view body) override;
    void foreign(std::string_view bytes) override;

    const TerminalGrid& screen() const { return on_alternate_screen() ? alternate_ : normal_; }
    TerminalGrid& screen() { return on_alternate_screen() ? alternate_ : normal_; }

    void put(std::string_view utf8, int width);
    void advance(int width);
    void line_feed();
    void select_variation();

    // Each returns whether the terminal knows the request.
    bool carry_out(const Parameters& parameters, char final);
    bool erase_display(int what);
    bool erase_line(int what);
    bool select_graphics(const Parameters& parameters);
    bool select_graphic(int code);
    bool select_fixed_color(const Parameters& parameters);
    bool report_position(int what);
    bool report_attributes(int what);
    bool report_mode(std::string_view arguments);
    void report_background();
    bool report_color(std::string_view question);
    bool keep_mode(const Parameters& parameters, char final);
    Pen eraser() const;
    bool set_mode(const Parameters& parameters, bool on);

    void move_to(int column, int row);
    void show_alternate_screen();
    void show_normal_screen();

    int columns_;
    int rows_;
    WidthModel widths_;
    TerminalHabits habits_;
    EscapeParser parser_;
    TerminalGrid normal_;
    TerminalGrid alternate_;
    Position cursor_;
    Pen pen_;
    Position saved_cursor_;  // When the alternate screen was entered.
    Pen saved_pen_;
    std::optional<Position> just_printed_;  // The character before a possible variation selector.
    std::set<int> modes_{7, 25};
    std::optional<bool> saved_alternate_scroll_;
    std::string replies_;
    std::vector<std::string> unexpected_;
    std::size_t feeds_ = 0;
    std::size_t bytes_ = 0;
    std::size_t scrolls_ = 0;
};

}  // namespace rogue::test
