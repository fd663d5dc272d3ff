#pragma once

#include <span>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

// The parts of which the games make their screens of help.

/// The row of the titles, and the column in which the keys begin.
inline constexpr int kHelpRow = 2;
inline constexpr int kHelpColumn = 2;

/// What a key does, or several, as help tells it.
struct KeyLine {
    std::string_view key;
    std::string_view does;
};

/// The keys of a game and of the session around it.
struct HelpKeys {
    std::string_view arrows;          ///< What the arrows do.
    std::string_view moving_letters;  ///< Those that move as the arrows do, or none.
    std::span<const KeyLine> commands;
    std::string_view quitting;  ///< The letter that leaves.
};

/// Draws them, one below the other. What they do stands in `does_column`.
void draw_help_keys(Frame& frame, const HelpKeys& keys, int does_column);

/// Glyphs and their names, one below the other.
class Legend {
public:
    /// Draws the title. The frame is borrowed.
    Legend(Frame& frame, int column, std::string_view title);

    void put(Appearance appearance, std::string_view name);

private:
    Frame& frame_;
    int column_;
    int row_ = kHelpRow;
};

}  // namespace rogue
