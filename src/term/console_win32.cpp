#include "term/console_win32.hpp"

#include <algorithm>
#include <string>
#include <system_error>

#include "rogue/base/text.hpp"
#include "rogue/base/utf16_win32.hpp"

namespace rogue {
namespace {

// Shows the alternate screen, hides the cursor and turns autowrap off. Modes in which a console
// sends sequences stay off, because keys are read as records.
constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?25l\x1b[?7l";
// Works in the middle of a frame too.
constexpr std::wstring_view kLeave = L"\x1b[?2026l\x1b[0m\x1b[?7h\x1b[2J\x1b[H\x1b[?25h\x1b[?1049l";

constexpr DWORD kAccess = GENERIC_READ | GENERIC_WRITE;
constexpr DWORD kSharing = FILE_SHARE_READ | FILE_SHARE_WRITE;

HANDLE standard_console(DWORD stream, const char* name) {
    const HANDLE handle = GetStdHandle(stream);
    DWORD mode = 0;
    if (GetConsoleMode(handle, &mode) == 0) {
        const bool git_bash = !environment_variable("MSYSTEM").empty();
        throw NoTerminal(concat("standard ", name, " is not a terminal",
                                git_bash ? ": use winpty roguelike.exe, or another window" : ""));
    }
    return handle;
}

HANDLE checked(HANDLE screen) {
    if (screen == INVALID_HANDLE_VALUE) {
        throw std::system_error(static_cast<int>(GetLastError()), std::system_category(),
                                "can't open the console's screen");
    }
    return screen;
}

CONSOLE_SCREEN_BUFFER_INFO info_of(HANDLE screen) {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    GetConsoleScreenBufferInfo(screen, &info);
    return info;
}

// Returns true if the console obeys escape sequences. It tries one, because some consoles accept
// the mode but print the sequences.
bool understands_escapes(HANDLE screen) {
    SetConsoleCursorPosition(screen, {0, 0});
    write_console(screen, "\x1b[3;5H");
    const COORD cursor = info_of(screen).dwCursorPosition;
    return cursor.X == 4 && cursor.Y == 2;
}

int width_of(HANDLE screen, std::string_view glyph) {
    SetConsoleCursorPosition(screen, {0, 0});
    write_console(screen, glyph);
    return info_of(screen).dwCursorPosition.X;
}

constexpr int kForeground = 0x0F;

// Red is 1 and blue is 4 in SGR, but the other way round here.
int foreground(int color) {
    const int others = color & ~(1 | 4);
    return others | (color & 1) << 2 | (color & 4) >> 2;
}

COORD coordinates(int column, int row) {
    return {static_cast<SHORT>(column), static_cast<SHORT>(row)};
}

/// A screen buffer of the console, drawn on by calls of Windows. Columns and rows count from the
/// corner of the window.
class AttributeScreen final : public ConsoleScreen {
public:
    /// `attributes` are the screen's own colours.
    AttributeScreen(HANDLE screen, WORD attributes)
        : screen_(screen), attributes_(attributes), window_(info().srWindow) {}

    void move_to(int column, int row) override {
        SetConsoleCursorPosition(screen_, coordinates(window_.Left + column, window_.Top + row));
    }

    void move_to_column(int column) override {
        const COORD cursor = info().dwCursorPosition;
        SetConsoleCursorPosition(screen_, coordinates(window_.Left + column, cursor.Y));
    }

    void clear() override {
        const COORD size = info().dwSize;
        fill({0, 0}, size.X * size.Y);
    }

    void erase_to_end_of_line() override {
        const CONSOLE_SCREEN_BUFFER_INFO now = info();
        fill(now.dwCursorPosition, now.dwSize.X - now.dwCursorPosition.X);
    }

    void use_color(int color) override {
        SetConsoleTextAttribute(
            screen_, static_cast<WORD>((info().wAttributes & ~kForeground) | foreground(color)));
    }

    void use_own_color(Brightness brightness) override {
        constexpr int kDarkGray = 8;
        if (brightness == Brightness::dim) {
            return use_color(kDarkGray);
        }
        const int light = brightness == Brightness::bold ? FOREGROUND_INTENSITY : 0;
        SetConsoleTextAttribute(screen_, static_cast<WORD>(attributes_ | light));
    }

    void use_black_ground() override {
        SetConsoleTextAttribute(screen_, static_cast<WORD>(info().wAttributes & kForeground));
    }

    void print(std::string_view text) override { taken_ &= write_console(screen_, text); }

    /// Returns true if the console has taken all text.
    bool taken() const { return taken_; }

private:
    CONSOLE_SCREEN_BUFFER_INFO info() const { return info_of(screen_); }

    void fill(COORD from, int cells) const {
        const WORD attributes = info().wAttributes;
        DWORD filled = 0;
        FillConsoleOutputCharacterW(screen_, L' ', static_cast<DWORD>(cells), from, &filled);
        FillConsoleOutputAttribute(screen_, attributes, static_cast<DWORD>(cells), from, &filled);
    }

    HANDLE screen_;
    WORD attributes_;
    SMALL_RECT window_;
    bool taken_ = true;
};

}  // namespace

bool write_console(HANDLE console, std::string_view text) {
    constexpr std::size_t kMost = 8192;  // Old consoles take at most 64 KiB at once.
    const std::wstring units = utf16(text);
    std::wstring_view rest = units;
    while (!rest.empty()) {
        std::size_t size = std::min(rest.size(), kMost);
        const bool cuts_character = size < rest.size() && IS_LOW_SURROGATE(rest[size]);
        size -= cuts_character ? 1 : 0;
        DWORD written = 0;
        if (WriteConsoleW(console, rest.data(), static_cast<DWORD>(size), &written, nullptr) == 0) {
            return false;
        }
        rest.remove_prefix(written);
    }
    return true;
}

Console::Console(Terminal::Use use) : input_(standard_console(STD_INPUT_HANDLE, "input")) {
    GetConsoleMode(input_, &input_mode_);
    if (use == Terminal::Use::screen_and_keys) {
        open_screens();
    }
}

void Console::open_screens() {
    standard_console(STD_OUTPUT_HANDLE, "output");
    // The buffer that is shown now. Standard output may mean whichever is shown at the time, so it
    // would not lead back to this one.
    output_ =
        checked(CreateFileW(L"CONOUT$", kAccess, kSharing, nullptr, OPEN_EXISTING, 0, nullptr));
    // As large as the window.
    own_ = checked(
        CreateConsoleScreenBuffer(kAccess, kSharing, nullptr, CONSOLE_TEXTMODE_BUFFER, nullptr));
    attributes_ = info_of(output_).wAttributes;
    GetConsoleMode(output_, &output_mode_);
    constexpr DWORD kEscapes = ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;
    knows_escapes_ = SetConsoleMode(own_, kEscapes) != 0 && understands_escapes(own_);
    if (!knows_escapes_) {
        SetConsoleMode(own_, ENABLE_PROCESSED_OUTPUT);
    }
    const CONSOLE_CURSOR_INFO hidden{1, FALSE};
    SetConsoleCursorInfo(own_, &hidden);
}

GlyphWidths Console::measured_widths(GameList games) const {
    GlyphWidths widths{.of = {{kBareDagger, width_of(own_, kBareDagger)}}};
    for (const GameKind* game : games) {
        for (const Look* look : game->glyphs.all()) {
            widths.of[look->measured_part()] = width_of(own_, look->measured_part());
        }
    }
    return widths;
}

Console::~Console() {
    if (own_ != nullptr) {
        CloseHandle(own_);
        CloseHandle(output_);
    }
}

// Leaves Ctrl-C to Windows, so that it ends even a program that hangs. Turns off selecting text by
// a click, which would stop all output.
void Console::enter() const {
    constexpr DWORD kOff = ENABLE_LINE_INPUT | ENABLE_ECHO_INPUT | ENABLE_MOUSE_INPUT |
                           ENABLE_QUICK_EDIT_MODE | ENABLE_VIRTUAL_TERMINAL_INPUT;
    constexpr DWORD kOn = ENABLE_PROCESSED_INPUT | ENABLE_WINDOW_INPUT | ENABLE_EXTENDED_FLAGS;
    SetConsoleMode(input_, (input_mode_ & ~kOff) | kOn);
    if (own_ == nullptr) {
        return;
    }
    if (knows_escapes_) {
        SetConsoleMode(output_, ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
        write(kEnter);
    } else {
        SetConsoleActiveScreenBuffer(own_);
    }
}

void Console::leave() const {
    SetConsoleMode(input_, input_mode_);
    if (own_ == nullptr) {
        return;
    }
    if (knows_escapes_) {
        DWORD written = 0;
        WriteConsoleW(output_, kLeave.data(), static_cast<DWORD>(kLeave.size()), &written, nullptr);
        SetConsoleMode(output_, output_mode_);
    } else {
        SetConsoleActiveScreenBuffer(output_);
    }
}

SMALL_RECT Console::window() const {
    return info_of(screen()).srWindow;
}

bool Console::write(std::string_view bytes) const {
    if (knows_escapes_) {
        return write_console(output_, bytes);
    }
    AttributeScreen screen(own_, attributes_);
    draw(bytes, screen);
    return screen.taken();
}

}  // namespace rogue
