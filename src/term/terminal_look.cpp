#include "rogue/term/terminal_look.hpp"

namespace rogue {
namespace {

using Encoding = TerminalTraits::Encoding;
using Question = TerminalProbe::Question;

}  // namespace

TerminalLook::TerminalLook(const SessionSettings& settings, const TerminalTraits& traits)
    : settings_(settings),
      traits_(traits),
      glyphs_(choice(traits.encoding), widths_),
      probe_(first_probe()) {}

DrawingStyle TerminalLook::style(bool too_small) const {
    DrawingStyle style{.glyphs = glyphs_, .palette = traits_.palette};
    style.moves_by_column = traits_.moves_by_column;
    if (!settings_.color || traits_.palette == Palette::monochrome) {
        style.palette = light_background_ ? Palette::monochrome_on_light : Palette::monochrome;
        return style;
    }
    const bool automatic = settings_.background == BackgroundChoice::automatic;
    const bool black = settings_.background == BackgroundChoice::black;
    if (!too_small && (black || (automatic && light_background_))) {
        style.background = Background::black;
    }
    style.substitutes = substitutes(style.background);
    return style;
}

// What is painted black has the terminal's black.
Substitutes TerminalLook::substitutes(Background background) const {
    const auto& black = theme_.colors[static_cast<std::size_t>(Color::black)];
    const auto drawn_on =
        background == Background::black ? black.value_or(Rgb{}) : theme_.background;
    return drawn_on ? substitutes_on(*drawn_on, theme_) : Substitutes{};
}

void TerminalLook::switch_glyphs() {
    if (traits_.encoding == Encoding::other) {
        return;
    }
    const bool shows_ascii = glyphs_[kPlayerGlyph].bytes == ascii(kPlayerGlyph);
    settings_.glyphs = shows_ascii ? GlyphChoice::emoji : GlyphChoice::ascii;
    glyphs_ = GlyphSet(settings_.glyphs, widths_);
}

// Returns the glyphs to draw with: emoji, unless the terminal shows none, or may be harmed by them.
GlyphChoice TerminalLook::choice(Encoding encoding) const {
    const bool good = traits_.has_emoji && encoding == Encoding::utf8;
    const bool automatic = settings_.glyphs == GlyphChoice::automatic;
    return automatic && !good ? GlyphChoice::ascii : settings_.glyphs;
}

std::optional<TerminalProbe> TerminalLook::first_probe() const {
    if (!traits_.answers) {
        return std::nullopt;
    }
    if (settings_.glyphs == GlyphChoice::ascii || traits_.encoding == Encoding::other) {
        return TerminalProbe(Question::nothing);
    }
    const bool emoji_are_safe =
        settings_.glyphs == GlyphChoice::emoji || traits_.encoding == Encoding::utf8;
    return TerminalProbe(emoji_are_safe ? Question::glyphs : Question::encoding, traits_.widths);
}

std::string TerminalLook::question() {
    asked_ = Clock::now();
    return probe_->query();
}

bool TerminalLook::take(const Report& report) {
    if (report.kind == Report::Kind::background) {
        light_background_ = is_light(report.color);
        theme_.background = report.color;
        return true;
    }
    if (report.kind == Report::Kind::color) {
        theme_.colors[static_cast<std::size_t>(report.which)] = report.color;
        return true;
    }
    if (!asked_ || !probe_->take(report)) {
        return false;
    }
    const TerminalProbe answered = *probe_;
    probe_.reset();
    asked_.reset();
    widths_ = answered.widths();
    if (answered.question() == Question::glyphs) {
        glyphs_ = GlyphSet(choice(Encoding::utf8), widths_);
    } else if (answered.knows_utf8()) {
        glyphs_ = GlyphSet(choice(Encoding::utf8), widths_);
        probe_.emplace(Question::glyphs, answered.widths());
    }
    return true;
}

}  // namespace rogue
