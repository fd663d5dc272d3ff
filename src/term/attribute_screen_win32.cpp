#include "term/attribute_screen_win32.hpp"

#include <string_view>

#include "term/console_win32.hpp"

namespace rogue {
namespace {

constexpr int kForeground = 0x0F;

// In SGR red is 1 and blue is 4; here it is the other way round.
int foreground(int color) {
    const int others = color & ~(1 | 4);
    return others | (color & 1) << 2 | (color & 4) >> 2;
}

COORD coordinates(int column, int row) {
    return {static_cast<SHORT>(column), static_cast<SHORT>(row)};
}

}  // namespace

AttributeScreen::AttributeScreen(HANDLE screen, WORD attributes)
    : screen_(screen), attributes_(attributes), window_(info().srWindow) {}

void AttributeScreen::move_to(int column, int row) {
    SetConsoleCursorPosition(screen_, coordinates(window_.Left + column, window_.Top + row));
}

void AttributeScreen::move_to_column(int column) {
    const COORD cursor = info().dwCursorPosition;
    SetConsoleCursorPosition(screen_, coordinates(window_.Left + column, cursor.Y));
}

void AttributeScreen::clear() {
    const COORD size = info().dwSize;
    fill({0, 0}, size.X * size.Y);
}

void AttributeScreen::erase_to_end_of_line() {
    const CONSOLE_SCREEN_BUFFER_INFO now = info();
    fill(now.dwCursorPosition, now.dwSize.X - now.dwCursorPosition.X);
}

void AttributeScreen::use_color(int color) {
    SetConsoleTextAttribute(
        screen_, static_cast<WORD>((info().wAttributes & ~kForeground) | foreground(color)));
}

void AttributeScreen::use_own_color(Brightness brightness) {
    switch (brightness) {
        case Brightness::plain:
            SetConsoleTextAttribute(screen_, attributes_);
            return;
        case Brightness::bold:
            SetConsoleTextAttribute(screen_, attributes_ | FOREGROUND_INTENSITY);
            return;
        case Brightness::dim:
            constexpr int kDarkGray = 8;
            return use_color(kDarkGray);
    }
}

void AttributeScreen::use_black_ground() {
    SetConsoleTextAttribute(screen_, static_cast<WORD>(info().wAttributes & kForeground));
}

void AttributeScreen::print(std::string_view text) {
    taken_ &= write_console(screen_, text);
}

CONSOLE_SCREEN_BUFFER_INFO AttributeScreen::info() const {
    CONSOLE_SCREEN_BUFFER_INFO result{};
    GetConsoleScreenBufferInfo(screen_, &result);
    return result;
}

void AttributeScreen::fill(COORD from, int cells) const {
    const WORD attributes = info().wAttributes;
    DWORD filled = 0;
    FillConsoleOutputCharacterW(screen_, L' ', static_cast<DWORD>(cells), from, &filled);
    FillConsoleOutputAttribute(screen_, attributes, static_cast<DWORD>(cells), from, &filled);
}

}  // namespace rogue
