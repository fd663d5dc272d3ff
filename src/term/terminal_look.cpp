#include "rogue/term/terminal_look.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/light.hpp"

namespace rogue {
namespace {

using Encoding = TerminalTraits::Encoding;
using Question = TerminalProbe::Question;

// An answer about row 1 could be Shift-F3.
constexpr int kFirstRow = 2;
// Where bytes are characters, the longest glyph takes seven cells.
constexpr int kCells = 8;
constexpr int kInRow = Frame::kColumns / kCells;
static_assert(kInRow * (Frame::kRows - kFirstRow + 1) > static_cast<int>(kGlyphLimit),
              "there is a place for every glyph, and for the bare dagger");

constexpr std::chrono::milliseconds kSlowestAnswer{5000};
constexpr std::chrono::milliseconds kLongestPause{2000};
constexpr std::chrono::milliseconds kLongestPauseWhenLeaving{500};
constexpr std::chrono::milliseconds kLongestLeaving{1000};

constexpr std::string_view kConceal = "\x1b[0;8m";
constexpr std::string_view kAskPosition = "\x1b[6n";
constexpr std::string_view kAskBackground = "\x1b]11;?\x1b\\";
constexpr std::string_view kAskVersion = "\x1b[>q";
constexpr std::string_view kAskSecondaryAttributes = "\x1b[>c";
constexpr std::string_view kAskAttributes = "\x1b[c";
constexpr Report kAttributes{Report::Kind::device_attributes};
constexpr std::string_view kResetAndClear = "\x1b[0m\x1b[2J\x1b[H";

// Asks for each colour by itself, because Alacritty reads at most seven in one sequence.
std::string ask_colors() {
    std::string result;
    for (std::size_t i = 0; i < kColorRows.size(); ++i) {
        append(result, "\x1b]4;", i, ";?\x1b\\");
    }
    return result;
}

int row_of_place(std::size_t place) {
    return kFirstRow + static_cast<int>(place) / kInRow;
}

int column_of_place(std::size_t place) {
    return 1 + static_cast<int>(place) % kInRow * kCells;
}

}  // namespace

bool is_multiplexer(const Report& report) {
    const bool type =
        report.mode == 83 || report.mode == 84 || (report.mode == 1 && report.state == 10);
    return report.kind == Report::Kind::multiplexer ||
           (report.kind == Report::Kind::secondary && type);
}

std::vector<std::string_view> TerminalProbe::to_measure() const {
    if (question_ != Question::glyphs) {
        return question_ == Question::encoding ? std::vector{kLetter}
                                               : std::vector<std::string_view>{};
    }
    std::vector<std::string_view> result{kBareDagger};
    for (const GameKind* game : games_) {
        for (const Look* look : game->glyphs.all()) {
            const std::string_view part = look->measured_part();
            const auto has_it = [&](const GameKind* other) {
                return other->glyphs[look->glyph].measured_part() == part;
            };
            // The width of ASCII is known.
            if (look->emoji != look->ascii && *std::ranges::find_if(games_, has_it) == game) {
                result.push_back(part);
            }
        }
    }
    return result;
}

// Conceals everything and then erases it, because a terminal may print what it does not understand.
std::string TerminalProbe::query() {
    std::string result(kConceal);
    if (!only_widths_) {
        answers_.clear();
        append(result, "\x1b[", kFirstRow, "H\x1b[?", kAlternateScroll, "$p", kAskBackground,
               colors_ ? ask_colors() : "", kAskVersion, kAskSecondaryAttributes);
    }
    std::size_t place = 0;
    measured_ = to_measure();
    for (const std::string_view drawn : measured_) {
        append(result, "\x1b[", row_of_place(place), ";", column_of_place(place), "H", drawn,
               kAskPosition);
        ++place;
    }
    questions_ = place + 5 + (colors_ ? kColorRows.size() : 0);
    return concat(result, kResetAndClear, kAskAttributes);
}

bool TerminalProbe::handle(const Report& report) {
    bool asked_for = report.kind != Report::Kind::cursor_position;
    if (!asked_for && report.row >= kFirstRow && report.column >= 1 &&
        report.column <= Frame::kColumns) {
        const int column = report.column - 1;
        const int row = report.row - kFirstRow;
        const auto place =
            static_cast<std::size_t>(row) * kInRow + static_cast<std::size_t>(column / kCells);
        asked_for = place < measured_.size() &&
                    widths_.of.emplace(measured_[place], column % kCells).second;
    }
    if (asked_for && std::ranges::find(answers_, report) == answers_.end()) {
        answers_.push_back(report);
    }
    return has_attributes();
}

bool TerminalProbe::has_attributes() const {
    return std::ranges::find(answers_, kAttributes) != answers_.end();
}

bool TerminalProbe::complete() const {
    return answers_.size() >= questions_;
}

void TerminalProbe::go_on() {
    question_ = Question::glyphs;
    only_widths_ = true;
    std::erase_if(answers_, [](const Report& answer) {
        return answer.kind == Report::Kind::cursor_position || answer == kAttributes;
    });
}

TerminalLook::TerminalLook(const SessionSettings& settings, const TerminalTraits& traits)
    : settings_(settings),
      traits_(traits),
      glyphs_(choice(traits.encoding), traits_.widths),
      probe_(first_probe()) {}

DrawingStyle TerminalLook::style(bool too_small) const {
    DrawingStyle style{.glyphs = glyphs_, .palette = traits_.palette};
    style.moves_by_column = traits_.moves_by_column;
    const bool colored = settings_.color == ColorChoice::automatic
                             ? !traits_.forbids_color
                             : settings_.color == ColorChoice::always;
    if (!colored || traits_.palette == Palette::monochrome) {
        style.palette =
            traits_.light_background ? Palette::monochrome_on_light : Palette::monochrome;
        return style;
    }
    if (!too_small && paints_black()) {
        style.background = black();
    }
    choose_colors(style);
    return style;
}

// The eight colours are chosen for black. The sixteen need a background that is known to be dark:
// the terminal told it, or told its colours and the environment tells which of them it is. For a
// terminal that can't be asked, the environment is enough.
bool TerminalLook::paints_black() const {
    if (settings_.background != BackgroundChoice::automatic) {
        return settings_.background == BackgroundChoice::black;
    }
    const bool asked = traits_.answers;
    const bool identified =
        theme_.background || (traits_.background && (!asked || theme_.colors != Theme{}.colors));
    return traits_.light_background || traits_.palette == Palette::eight ||
           ((answered_ || !asked) && !identified);
}

// Returns the terminal's black, if the darkest of the fixed colours is visible on it.
Background TerminalLook::black() const {
    const Rgb darkest = fixed_color(kColorRows[Color::dark_gray].on_dark);
    const auto& black = theme_.colors[Color::black];
    const bool dark = black ? contrast(darkest, *black) >= kLeastContrast : !answered_;
    return dark || traits_.palette == Palette::eight ? Background::black : Background::fixed_black;
}

// Once all answers have come, a colour that none described may look like the background.
void TerminalLook::choose_colors(DrawingStyle& style) const {
    const auto background_color = static_cast<Color>(traits_.background.value_or(0));
    const Rgb black = theme_.colors[Color::black].value_or(Rgb{});
    const auto drawn_on = style.background == Background::fixed_black ? Rgb{}
                          : style.background == Background::black     ? black
                          : theme_.background                         ? theme_.background
                          : answered_ ? theme_.colors[background_color]
                                      : std::nullopt;
    Theme theme = theme_;
    for (auto& color : theme.colors) {
        color = answered_ && !color ? drawn_on : color;
    }
    Substitutes& result = style.substitutes =
        drawn_on ? substitutes_on(*drawn_on, theme) : Substitutes{};
    result[Color::black] = 0;  // Nothing is drawn with it.
    if (traits_.fixed_colors) {
        result[Color::dark_gray] = kColorRows[Color::dark_gray].on_dark;
    }
    if (settings_.light && (traits_.true_color || traits_.fixed_colors)) {
        theme = {drawn_on, theme_.colors};
        for (std::size_t i = 0; i < result.size(); ++i) {
            theme.colors[i] = result[i] != 0 ? fixed_color(result[i]) : theme.colors[i];
        }
        style.lit = lit_sequences(theme, traits_.true_color);
    }
}

void TerminalLook::switch_glyphs() {
    if (traits_.encoding == Encoding::other) {
        return;
    }
    const bool shows_ascii = glyphs_[kPlayerLooks[0]].bytes == kPlayerLooks[0].ascii;
    settings_.glyphs = shows_ascii ? GlyphChoice::emoji : GlyphChoice::ascii;
    glyphs_ = GlyphSet(settings_.glyphs, traits_.widths);
}

// Returns the choice of glyphs: emoji, unless the terminal lacks them or may be harmed by them.
GlyphChoice TerminalLook::choice(Encoding encoding) const {
    const bool good = traits_.has_emoji && encoding == Encoding::utf8;
    const bool automatic = settings_.glyphs == GlyphChoice::automatic;
    return automatic && !good ? GlyphChoice::ascii : settings_.glyphs;
}

TerminalProbe TerminalLook::probe_for(Question question) const {
    return {question, settings_.games, traits_.widths, !traits_.multiplexed};
}

std::optional<TerminalProbe> TerminalLook::first_probe() const {
    if (!traits_.answers) {
        return std::nullopt;
    }
    if (settings_.glyphs == GlyphChoice::ascii || traits_.encoding == Encoding::other) {
        return probe_for(Question::nothing);
    }
    const bool emoji_are_safe =
        settings_.glyphs == GlyphChoice::emoji || traits_.encoding == Encoding::utf8;
    return probe_for(emoji_are_safe ? Question::glyphs : Question::encoding);
}

std::string TerminalLook::question() {
    unasked_ = false;
    asked_ = Clock::now();
    last_answer_.reset();
    return probe_->query();
}

std::optional<TerminalLook::Clock::time_point> TerminalLook::answers_until(
    std::optional<Clock::time_point> leaving) const {
    if (!asked_) {
        return std::nullopt;
    }
    const auto last = last_answer_.value_or(Clock::time_point::min());
    const auto expected = std::min(*asked_ + kSlowestAnswer,
                                   last_answer_ ? last + kLongestPause : Clock::time_point::max());
    return !leaving ? expected
                    : std::min({expected, std::max(*leaving, last) + kLongestPauseWhenLeaving,
                                *leaving + kLongestLeaving});
}

void TerminalLook::ask_again() {
    unasked_ = probe_ && !probe_->has_attributes();
    asked_.reset();
}

bool TerminalLook::handle(const Report& report) {
    if (report.kind == Report::Kind::background) {
        traits_.light_background = is_light(report.color);
        theme_.background = report.color;
    }
    if (report.kind == Report::Kind::color) {
        theme_.colors[report.which] = report.color;
    }
    if (report.names_terminal()) {
        named_ = true;
        traits_.multiplexed |= is_multiplexer(report);
    }
    if (report.kind == Report::Kind::xterm) {
        traits_.has_emoji = false;  // The glyphs follow from this with the last answer.
    }
    if (report.kind == Report::Kind::konsole) {
        theme_.colors = {};  // Konsole answers from a fixed table.
    }
    if (asked_) {
        last_answer_ = Clock::now();
        take_answer(report);
    }
    return report.kind != Report::Kind::mode;
}

// Draws by what was answered from the device's attributes on.
void TerminalLook::take_answer(const Report& report) {
    if (!probe_->handle(report)) {
        return;
    }
    answered_ = true;
    traits_.widths = probe_->widths();
    traits_.widths.may_differ_outside = traits_.multiplexed || !named_;
    if (probe_->question() == Question::glyphs || probe_->knows_utf8()) {
        glyphs_ = GlyphSet(choice(Encoding::utf8), traits_.widths);
    }
    if (probe_->question() == Question::encoding && probe_->knows_utf8()) {
        probe_->go_on();
        unasked_ = true;
    } else if (probe_->complete()) {
        probe_.reset();
        asked_.reset();
    }
}

}  // namespace rogue
