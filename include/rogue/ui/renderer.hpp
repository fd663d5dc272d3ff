#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// The background of the cells of a frame.
enum class Background : std::uint8_t {
    terminal,     ///< The terminal's own background.
    black,        ///< Black, as the theme has it. The game's colours are meant for it.
    fixed_black,  ///< The black of the 256 colours, which is the same in every theme.
};

enum class BackgroundChoice : std::uint8_t {
    automatic,  ///< Black on a terminal that is known to be light, else the terminal's.
    black,
    terminal,
};

/// How to draw on a terminal.
struct DrawingStyle {
    GlyphSet glyphs{GlyphChoice::automatic, {}};
    Palette palette = Palette::sixteen;
    Background background = Background::terminal;  ///< Without colours it is always the terminal's.
    bool moves_by_column = true;                   ///< Whether it knows CHA besides CUP.
    Substitutes substitutes{};                     ///< For colours that can hardly be seen.
};

/// Turns frames into bytes that change the screen of an ANSI terminal from the last frame to the
/// next one. It writes nothing itself. A frame takes four steps, of which the first three take
/// turns cell by cell:
///
///   1 diff   find what has changed; a glyph changes as a whole, head and tail
///   2 move   move the cursor there, by the shortest absolute sequence
///   3 paint  set the colour if it differs and write the character or glyph
///   4 swap   the frame is now the last one
///
/// Terminals disagree on how wide an emoji is. An emoji is drawn so that its width does not matter
/// until it has been measured: first both its cells are blanked, then the cursor is moved back and
/// the emoji is drawn, and before anything else is drawn the cursor is moved absolutely.
///
/// A black background is painted cell by cell, because not every terminal erases in the pen's
/// background. Terminals that do are black beyond the frame too.
class Renderer {
public:
    explicit Renderer(const DrawingStyle& style = {}) : style_(style) {}

    /// Draws in another style from now on. Whatever would look different is redrawn by the next
    /// render().
    void use(const DrawingStyle& style);

    /// Shows a line of text in UTF-8 in the row below the frame from the next render() on. If the
    /// line is empty, that row is not touched: not every window has it.
    void set_status(std::string_view status) { status_ = status; }

    /// Returns the bytes to send so that the terminal shows `frame`; empty if nothing has changed.
    /// They are valid until the next call. The first frame clears the screen.
    std::string_view render(const Frame& frame);

    /// Forgets what the terminal shows, so that the next frame clears the screen and draws
    /// everything.
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
    bool fresh_ = false;  // The terminal shows shown_ and shown_status_.

    // What is known of the terminal's state. The column is unknown after a glyph of unknown
    // width. After the last column, where terminals disagree about the cursor, nothing relies on
    // it.
    std::optional<Pen> pen_;
    std::optional<int> cursor_row_;
    std::optional<int> cursor_column_;
};

}  // namespace rogue
