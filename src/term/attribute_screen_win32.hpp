#pragma once

#include <string_view>

#include <windows.h>

#include "term/console_output.hpp"

namespace rogue {

/// A screen buffer of the console. It is drawn on by calls of Windows. Columns and rows count from
/// the corner of the window.
class AttributeScreen final : public ConsoleScreen {
public:
    /// `attributes` are the screen's own colours.
    AttributeScreen(HANDLE screen, WORD attributes);

    void move_to(int column, int row) override;
    void move_to_column(int column) override;
    void clear() override;
    void erase_to_end_of_line() override;
    void use_color(int color) override;
    void use_own_color(Brightness brightness) override;
    void use_black_ground() override;
    void print(std::string_view text) override;

    /// Whether the console has taken all text.
    bool taken() const { return taken_; }

private:
    CONSOLE_SCREEN_BUFFER_INFO info() const;
    void fill(COORD from, int cells) const;

    HANDLE screen_;
    WORD attributes_;
    SMALL_RECT window_;
    bool taken_ = true;
};

}  // namespace rogue
