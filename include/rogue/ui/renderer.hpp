#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/light.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// The background of the cells of a frame.
enum class Background : std::uint8_t {
    terminal,     ///< The terminal's own.
    black,        ///< The theme's black, for which the game's colours are made.
    fixed_black,  ///< The black of the 256 colours, the same in every theme.
};

enum class BackgroundChoice : std::uint8_t {
    automatic,  ///< Black unless the terminal's own is known to be dark.
    black,
    terminal,
};

/// How to draw on a terminal.
struct DrawingStyle {
    GlyphSet glyphs{GlyphChoice::automatic, {}};
    Palette palette = Palette::sixteen;
    Background background = Background::terminal;  ///< Ignored without colours.
    bool moves_by_column = true;                   ///< True if it knows CHA besides CUP.
    Substitutes substitutes{};                     ///< For colours that are hard to see.
    LitSequences lit{};                            ///< Not empty if maps are lit.
};

/// Turns frames into bytes that change the screen of an ANSI terminal from the last frame to the
/// next, and move the cursor to where the frame has it. It writes nothing itself. A row takes four
/// steps; the first three alternate cell by cell:
///
///   1 diff   find what has changed; a glyph changes as a whole, head and tail
///   2 move   move the cursor there, by a sequence or by printing the gap again
///   3 paint  set the colour if it differs and write the character or glyph
///   4 keep   copy the row, which is now on the screen
///
/// Terminals disagree on how wide an emoji is. Until its width has been measured, an emoji is drawn
/// so that the width does not matter: blank both its cells, move the cursor back, draw the emoji,
/// and move the cursor absolutely before anything else is drawn.
///
/// A black background is painted cell by cell, because some terminals do not erase in the current
/// background. On those that do, the screen is black beyond the frame too.
class Renderer {
public:
    explicit Renderer(DrawingStyle style = {}) : style_(std::move(style)) {}

    /// Changes the style. The next render() redraws whatever looks different in it.
    void use(const DrawingStyle& style);

    /// Shows a line of text in UTF-8 below the frame, from the next render() on. If it is empty,
    /// that row is not touched, since not every window has it.
    void set_status(std::string_view status) { status_ = status; }

    /// Returns the bytes that make the terminal show `frame`, or none if nothing has changed. They
    /// are valid until the next call. The first frame clears the screen.
    std::string_view render(const Frame& frame);

    /// Forgets what the terminal shows: the next frame clears the screen and draws everything.
    void invalidate() { valid_ = false; }

private:
    void make_forms();
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
    std::array<GlyphSet::Form, kGlyphLimit> forms_{};  // The forms of the looks of shown_.
    std::string shown_status_;
    bool valid_ = false;  // False if the terminal may show anything but these two.

    // The known state of the terminal. The column is unknown after a glyph of unknown width.
    // Terminals disagree on the cursor after the last column, so nothing relies on it there.
    std::optional<Pen> pen_;
    std::optional<int> cursor_row_;
    std::optional<int> cursor_column_;
};

}  // namespace rogue
