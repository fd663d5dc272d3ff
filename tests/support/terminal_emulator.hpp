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

/// What terminals are free to do.
struct TerminalHabits {
    /// The background it says it has when asked; empty: it does not say.
    std::string background = "rgb:0000/0000/0000";
    bool erases_in_color = true;    ///< Erases with the pen's background: terminfo's bce.
    bool alternate_scroll = false;  ///< The mouse wheel is arrow keys, by mode 1007.
};

/// A terminal in memory, to see what a program's output does. It knows exactly this:
///
///   CSI r;c H   CSI c G      the cursor's place
///   CSI ... m                0 1 2 8 22 30-37 39 40 90-97
///   CSI 0/2 J   CSI 0 K      erasing
///   CSI 6 n     CSI c        questions, answered through take_replies()
///   CSI ? 1007 $ p           the same; of other modes it says nothing
///   OSC 11 ; ? ST            the same
///   CSI ? ... h/l            7 25 1000 1002 1003 1004 1006 1007 1015 1049 2004 2026
///   LF, CR and printable characters, in UTF-8 or Latin-1
///
/// and keeps a list of all else it is sent. It begins with autowrap on and the cursor shown.
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

    /// Takes what a program sent, however it is cut.
    void feed(std::string_view bytes);

    /// Both screens keep what fits, at the top left, and the cursor is kept inside.
    void resize(int columns, int rows);

    int columns() const { return columns_; }
    int row_count() const { return rows_; }

    /// A cell of the screen that is shown, normal or alternate.
    const TerminalCell& cell(int column, int row) const { return screen().at(column, row); }
    std::span<const TerminalCell> row(int row) const { return screen().row(row); }
    std::vector<std::string> rows() const { return screen().rows(); }
    /// The same as one text, each row ending in a line feed.
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

    /// The answers the terminal has given since the last call, as the program would read them.
    std::string take_replies();

    /// What came that this terminal does not know or no program should send, in readable form:
    /// `\e[5S`, `\x07`.
    const std::vector<std::string>& unexpected() const { return unexpected_; }

    /// Whether what came so far ends in the middle of a character or a sequence.
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

    // Each says whether it knows what it was asked for.
    bool carry_out(const Parameters& parameters, char final);
    bool erase_display(int what);
    bool erase_line(int what);
    bool select_graphics(const Parameters& parameters);
    bool select_graphic(int code);
    bool report_position(int what);
    bool report_attributes(int what);
    bool report_mode(std::string_view arguments);
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
    Position saved_cursor_;  // As the alternate screen was entered.
    Pen saved_pen_;
    std::optional<Position> just_printed_;  // What a variation selector would follow.
    std::set<int> modes_{7, 25};
    std::string replies_;
    std::vector<std::string> unexpected_;
    std::size_t feeds_ = 0;
    std::size_t bytes_ = 0;
    std::size_t scrolls_ = 0;
};

/// Bytes in readable form: an Esc as `\e`, what else is not printable ASCII as `\x07`.
std::string visible_form(std::string_view bytes);

}  // namespace rogue::test
