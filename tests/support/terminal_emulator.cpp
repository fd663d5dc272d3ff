#include "tests/support/terminal_emulator.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace rogue::test {
namespace {

constexpr int kSynchronizedUpdate = 2026;
constexpr int kAlternateScreen = 1049;
constexpr int kAlternateScroll = 1007;
constexpr int kOtherColor = 38;
constexpr int kOtherBackground = 48;

// The numbers between the semicolons, 0 for a missing one; nothing if there is anything else.
std::optional<std::vector<int>> parse_parameters(std::string_view text) {
    std::vector<int> result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view digits = text.substr(0, end);
        int value = 0;
        const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const bool whole = parsed.ptr == digits.data() + digits.size();
        if (!digits.empty() && (parsed.ec != std::errc() || !whole || value < 0)) {
            return std::nullopt;
        }
        result.push_back(value);
        if (end + 1 == text.size()) {
            result.push_back(0);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

}  // namespace

TerminalEmulator::TerminalEmulator(int columns, int rows, WidthModel widths, TerminalHabits habits)
    : columns_(columns),
      rows_(rows),
      widths_(widths),
      habits_(std::move(habits)),
      parser_(widths.eight_bit ? EscapeParser::Encoding::latin1 : EscapeParser::Encoding::utf8),
      normal_(columns, rows),
      alternate_(columns, rows) {
    if (habits_.alternate_scroll) {
        modes_.insert(kAlternateScroll);
    }
}

void TerminalEmulator::feed(std::string_view bytes) {
    ++feeds_;
    bytes_ += bytes.size();
    parser_.feed(bytes, *this);
}

void TerminalEmulator::resize(int columns, int rows) {
    columns_ = columns;
    rows_ = rows;
    normal_.resize(columns, rows);
    alternate_.resize(columns, rows);
    move_to(cursor_.column, cursor_.row);
    just_printed_.reset();
}

std::string TerminalEmulator::picture() const {
    std::string result;
    for (const std::string& row : rows()) {
        result += row;
        result += '\n';
    }
    return result;
}

std::string TerminalEmulator::take_replies() {
    return std::exchange(replies_, {});
}

void TerminalEmulator::print(char32_t character) {
    constexpr char32_t kVariationSelector = 0xFE0F;
    if (character < 0x80) {
        const auto ascii = static_cast<char>(character);
        put({&ascii, 1}, 1);
    } else if (character == kVariationSelector) {
        select_variation();
    } else {
        put(to_utf8(character), widths_.width_of(character));
    }
}

void TerminalEmulator::put(std::string_view utf8, int width) {
    const bool fits = cursor_.column + width <= columns_;
    if (!fits && !autowrap()) {
        // Terminals disagree here: some show half of the character, some wrap nevertheless.
        screen().erase(cursor_.row, cursor_.column, columns_);
        foreign("a wide character at the right edge");
        return;
    }
    if (cursor_.pending_wrap || !fits) {
        cursor_.column = 0;
        line_feed();
    }
    screen().put(cursor_.column, cursor_.row, width, utf8, pen_);
    just_printed_ = cursor_;
    advance(width);
}

void TerminalEmulator::advance(int width) {
    cursor_.column += width;
    if (cursor_.column >= columns_) {
        cursor_.column = columns_ - 1;
        cursor_.pending_wrap = autowrap();
    }
}

void TerminalEmulator::select_variation() {
    if (!just_printed_) {
        foreign("a variation selector that follows no character");
    } else if (widths_.selector == WidthModel::Selector::own_cell) {
        put(kSelectorBytes, 1);
    } else {
        const auto [column, row, wrapped] = *just_printed_;
        screen().append(column, row, kSelectorBytes);
        const TerminalCell base = screen().at(column, row);
        if (widths_.selector == WidthModel::Selector::doubles &&
            base.kind == TerminalCell::Kind::single && column + 1 < columns_) {
            screen().put(column, row, 2, base.text(), base.pen);
            advance(1);
        }
    }
}

void TerminalEmulator::control(unsigned char byte) {
    just_printed_.reset();
    if (byte == '\n') {
        line_feed();
    } else if (byte == '\r') {
        move_to(0, cursor_.row);
    } else {
        const auto character = static_cast<char>(byte);
        foreign({&character, 1});
    }
}

void TerminalEmulator::line_feed() {
    cursor_.pending_wrap = false;
    if (cursor_.row + 1 < rows_) {
        ++cursor_.row;
    } else {
        screen().scroll();
        ++scrolls_;
    }
}

void TerminalEmulator::foreign(std::string_view bytes) {
    if (bytes == "\x1b]11;?\x1b\\") {
        report_background();
    } else if (!report_color(bytes)) {
        unexpected_.push_back(visible_form(bytes));
    }
}

void TerminalEmulator::report_background() {
    if (!habits_.background.empty()) {
        replies_ += "\x1b]11;" + habits_.background + habits_.string_end;
    }
}

bool TerminalEmulator::report_color(std::string_view question) {
    constexpr int kColors = 16;
    for (int number = 0; number < kColors; ++number) {
        const std::string answer = "\x1b]4;" + std::to_string(number) + ';';
        if (question == answer + "?\x1b\\") {
            if (!habits_.colors.empty()) {
                replies_ += answer + habits_.colors.at(static_cast<std::size_t>(number)) +
                            habits_.string_end;
            }
            return true;
        }
    }
    return false;
}

void TerminalEmulator::control_sequence(std::string_view body) {
    just_printed_.reset();
    std::string_view arguments = body.substr(0, body.size() - 1);
    const bool is_private = arguments.starts_with('?');
    arguments.remove_prefix(is_private ? 1 : 0);
    const std::optional<Parameters> parameters = parse_parameters(arguments);
    const char final = body.back();
    bool known = false;
    if (parameters && is_private) {
        known = final == 'h' || final == 'l' ? set_mode(*parameters, final == 'h')
                                             : keep_mode(*parameters, final);
    } else if (is_private && final == 'p') {
        known = report_mode(arguments);
    } else if (parameters) {
        known = carry_out(*parameters, final);
    }
    if (body == ">c") {
        known = true;
        replies_ += habits_.version.empty() ? "" : "\x1b[>0;0;0c";
    }
    if (body == ">q") {
        known = true;
        replies_ += habits_.version.empty() ? "" : "\x1bP>|" + habits_.version + "\x1b\\";
    }
    if (!known) {
        foreign("\x1b[" + std::string(body));
    }
}

bool TerminalEmulator::carry_out(const Parameters& parameters, char final) {
    const int first = parameters.empty() ? 0 : parameters[0];
    const int second = parameters.size() < 2 ? 0 : parameters[1];
    const std::size_t most = final == 'm' ? parameters.size() : final == 'H' ? 2 : 1;
    if (parameters.size() > most) {
        return false;
    }
    switch (final) {
        case 'H':
            move_to(std::max(second, 1) - 1, std::max(first, 1) - 1);
            return true;
        case 'G':
            move_to(std::max(first, 1) - 1, cursor_.row);
            return true;
        case 'J':
            return erase_display(first);
        case 'K':
            return erase_line(first);
        case 'm':
            return select_graphics(parameters);
        case 'n':
            return report_position(first);
        case 'c':
            return report_attributes(first);
        default:
            return false;
    }
}

bool TerminalEmulator::erase_display(int what) {
    constexpr int kAll = 2;
    if (what == kAll) {
        screen().clear(eraser());
        return true;
    }
    if (!erase_line(what)) {
        return false;
    }
    for (int row = cursor_.row + 1; row < rows_; ++row) {
        screen().erase(row, 0, columns_, eraser());
    }
    return true;
}

bool TerminalEmulator::erase_line(int what) {
    if (what != 0) {
        return false;
    }
    screen().erase(cursor_.row, cursor_.column, columns_, eraser());
    cursor_.pending_wrap = false;
    return true;
}

bool TerminalEmulator::select_graphics(const Parameters& parameters) {
    if (parameters.empty()) {
        return select_graphic(0);
    }
    if (parameters.front() == kOtherColor || parameters.front() == kOtherBackground) {
        return select_fixed_color(parameters);
    }
    return std::all_of(parameters.begin(), parameters.end(),
                       [this](int code) { return select_graphic(code); });
}

bool TerminalEmulator::select_graphic(int code) {
    if (code == 0) {
        pen_ = Pen();
    } else if (code == 1) {
        pen_.bold = true;
    } else if (code == 2) {
        pen_.dim = true;
    } else if (code == 8) {
        pen_.concealed = true;
    } else if (code == 22) {
        pen_.bold = false;
        pen_.dim = false;
    } else if (code >= 30 && code <= 37) {
        pen_.color = code - 30;
    } else if (code == 39) {
        pen_.color = Pen::kDefaultColor;
    } else if (code == 40) {
        pen_.background = code - 40;
    } else if (code >= 90 && code <= 97) {
        pen_.color = code - 90 + 8;
    } else {
        return false;
    }
    return true;
}

bool TerminalEmulator::select_fixed_color(const Parameters& parameters) {
    if (parameters.size() == 5 && parameters[0] == kOtherColor && parameters[1] == 2) {
        pen_.color = Pen::kTrueColor + (parameters[2] << 16) + (parameters[3] << 8) + parameters[4];
        return true;
    }
    const bool by_number = parameters.size() == 3 && parameters[1] == 5;
    if (!by_number || parameters[2] < 16 || parameters[2] > 255) {
        return false;
    }
    (parameters[0] == kOtherColor ? pen_.color : pen_.background) = parameters[2];
    return true;
}

bool TerminalEmulator::report_position(int what) {
    constexpr int kCursorPosition = 6;
    if (what != kCursorPosition) {
        return false;
    }
    if (is_set(kSynchronizedUpdate)) {
        foreign("a question in a synchronized update, where some terminals do not answer");
    }
    replies_ +=
        "\x1b[" + std::to_string(cursor_.row + 1) + ';' + std::to_string(cursor_.column + 1) + 'R';
    return true;
}

bool TerminalEmulator::report_attributes(int what) {
    if (what == 0) {
        replies_ += "\x1b[?62;22c";
    }
    return what == 0;
}

bool TerminalEmulator::report_mode(std::string_view arguments) {
    if (arguments != "1007$") {
        return false;
    }
    if (habits_.reports_modes) {
        replies_ += !habits_.knows_alternate_scroll ? "\x1b[?1007;0$y"
                    : is_set(kAlternateScroll)      ? "\x1b[?1007;1$y"
                                                    : "\x1b[?1007;2$y";
    }
    return true;
}

bool TerminalEmulator::keep_mode(const Parameters& parameters, char final) {
    if (parameters != Parameters{kAlternateScroll} || (final != 's' && final != 'r')) {
        return false;
    }
    if (habits_.saves_modes && final == 's') {
        saved_alternate_scroll_ = is_set(kAlternateScroll);
    } else if (habits_.saves_modes && saved_alternate_scroll_) {
        set_mode(parameters, *saved_alternate_scroll_);
    }
    return true;
}

Pen TerminalEmulator::eraser() const {
    return {.background = habits_.erases_in_color ? pen_.background : Pen::kDefaultColor};
}

bool TerminalEmulator::set_mode(const Parameters& parameters, bool on) {
    constexpr std::array kKnown{7,    25,
                                1000, 1002,
                                1003, 1004,
                                1006, kAlternateScroll,
                                1015, kAlternateScreen,
                                2004, kSynchronizedUpdate,
                                9001};
    if (parameters.size() != 1 ||
        std::find(kKnown.begin(), kKnown.end(), parameters[0]) == kKnown.end()) {
        return false;
    }
    if (parameters[0] == kAlternateScreen && on != on_alternate_screen()) {
        on ? show_alternate_screen() : show_normal_screen();
    } else if (on) {
        modes_.insert(parameters[0]);
    } else {
        modes_.erase(parameters[0]);
    }
    return true;
}

void TerminalEmulator::move_to(int column, int row) {
    cursor_ = {std::clamp(column, 0, columns_ - 1), std::clamp(row, 0, rows_ - 1)};
}

void TerminalEmulator::show_alternate_screen() {
    modes_.insert(kAlternateScreen);
    saved_cursor_ = cursor_;
    saved_pen_ = pen_;
    alternate_.clear();
}

void TerminalEmulator::show_normal_screen() {
    modes_.erase(kAlternateScreen);
    pen_ = saved_pen_;
    move_to(saved_cursor_.column, saved_cursor_.row);
}

}  // namespace rogue::test
