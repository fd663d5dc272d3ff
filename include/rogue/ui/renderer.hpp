#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/palette.hpp"

namespace rogue {

/// What the cells of a frame stand on.
enum class Ground : std::uint8_t {
    terminal,  ///< The terminal's own background.
    black,     ///< Black, on which the game's colours are meant to be read.
};

enum class BackgroundChoice : std::uint8_t {
    automatic,  ///< Black on a terminal that is known to be light, else the terminal's.
    black,
    terminal,
};

/// How a terminal is drawn on.
struct DrawingStyle {
    GlyphSet glyphs{GlyphChoice::automatic, {}};
    Palette palette = Palette::sixteen;
    Ground ground = Ground::terminal;  ///< Without colours always the terminal's.
    bool moves_by_column = true;       ///< Whether it knows CHA beside CUP.
};

/// Turns frames into the bytes that bring an ANSI terminal from the frame before to the next one.
/// It writes nothing itself. A frame takes four passes, row by row:
///
///   1 diff   find what has changed; a glyph changes as a whole, head and tail
///   2 move   take the cursor there, by the shortest absolute means
///   3 paint  set the colour if it differs and write the character or glyph
///   4 swap   the frame is now the one before
///
/// Terminals disagree on how wide an emoji is. One whose width has not been measured is drawn so
/// that it does not matter: both its cells are first blanked, then the cursor is moved back and the
/// emoji drawn, and whatever follows is preceded by an absolute move.
///
/// A black ground is painted, cell by cell: not every terminal erases in the pen's background.
/// Those that do are black beyond the frame as well.
class Renderer {
public:
    explicit Renderer(const DrawingStyle& style = {}) : style_(style) {}

    /// Draws in another style from now on; what is on the screen is drawn anew if it would look
    /// different.
    void use(const DrawingStyle& style);

    /// Shows a line of text on the row below the frame from the next render() on; an empty one
    /// leaves that row alone, which not every window has.
    void set_status(std::string_view status) { status_ = status; }

    /// What to send so that the terminal shows `frame`; empty if nothing has changed. Valid until
    /// the next call. The first frame clears the screen.
    std::string_view render(const Frame& frame);

    /// Forgets what the terminal shows: the next frame clears it and draws all.
    void invalidate() { fresh_ = false; }

private:
    void render_row(const Frame& next, int row);
    void move_to(const Frame& next, int column, int row);
    bool reprint_gap(const Frame& next, int column, std::size_t most_bytes);
    void paint(const Cell& cell, int column);
    void paint_glyph(const Cell& cell, int column);
    void paint_status();
    void use_pen_for(const Cell& cell);
    GlyphSet::Form form_of(const Cell& cell) const;
    std::string column_move(int column) const;

    DrawingStyle style_;
    std::string out_;
    std::string status_;
    Frame shown_;
    std::string shown_status_;
    bool fresh_ = false;  // It shows shown_ and shown_status_.
    bool bare_ = false;   // No cell of it has been painted, blanks neither.

    // The terminal's state as far as it is known. The column is not behind a glyph of unknown
    // width; behind the last column, where terminals disagree about the cursor, nothing starts from
    // it.
    std::optional<Pen> pen_;
    std::optional<int> cursor_row_;
    std::optional<int> cursor_column_;
};

}  // namespace rogue
