#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rogue/term/key_decoder.hpp"
#include "rogue/term/terminal_traits.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/renderer.hpp"
#include "rogue/ui/theme.hpp"

namespace rogue {

/// Asks the terminal how wide it draws the glyphs. Each glyph is written, concealed, at a place of
/// its own, eight cells before the next. Then the terminal is asked for the position of the cursor
/// (CSI 6 n, answered by CSI row ; column R). The position tells which glyph an answer is about, so
/// answers can't be mixed up.
///
/// The probe also asks for the background (OSC 11 ; ?), for the sixteen colours (OSC 4 ; number ;
/// ?), whether the mouse wheel sends arrow keys (DECRQM of mode 1007), and for the terminal's
/// version (XTVERSION, and CSI > c), which tells a multiplexer from a terminal. TerminalLook
/// takes those answers, and the session those about the wheel. A multiplexer is not asked for the
/// sixteen: it has none of its own, and tmux 3.6 makes keys of an answer that comes in pieces.
///
/// The last question is for the device's attributes (CSI c), which nearly every terminal answers. A
/// multiplexer may answer it itself and pass others on, so its answer need not be the last. Nobody
/// waits for the answers. They may come in any order, late, twice or never, between keys, in
/// pieces.
class TerminalProbe {
public:
    /// What the terminal is asked besides its colours and its wheel.
    enum class Question {
        glyphs,    ///< How wide the glyphs are.
        encoding,  ///< If it knows UTF-8, which a letter with harmless bytes tells.
        nothing,
    };

    /// xterm's private mode in which the wheel sends arrow keys on the alternate screen.
    static constexpr int kAlternateScroll = 1007;

    /// Asks for the widths of the looks of `games`. `known` has those known without asking.
    /// `colors`: whether to ask for the sixteen too.
    TerminalProbe(Question question, GameList games, GlyphWidths known = {}, bool colors = true)
        : question_(question), games_(games), widths_(std::move(known)), colors_(colors) {}

    /// Returns the bytes to send, which draw where a frame is and leave the screen blank. They must
    /// not be part of a synchronized update, in which some terminals hold back their answers.
    std::string query();

    /// Takes an answer. Returns true once the device's attributes have come.
    bool handle(const Report& report);

    bool has_attributes() const;

    /// Returns true if every question was answered.
    bool complete() const;

    /// Goes on from the question for the encoding to that for the glyphs. query() then asks nothing
    /// else.
    void go_on();

    Question question() const { return question_; }

    const GlyphWidths& widths() const { return widths_; }

    /// Returns true if the terminal knows UTF-8: it drew the letter as one character.
    bool knows_utf8() const { return widths_[kLetter] == 1; }

private:
    static constexpr std::string_view kLetter = "\u00E9";  // Two cells where bytes are characters.

    std::vector<std::string_view> to_measure() const;

    Question question_;
    GameList games_;
    std::vector<std::string_view> measured_;  // What query() drew, in the order of the places.
    GlyphWidths widths_;
    bool colors_;               // Ask for the sixteen.
    bool only_widths_ = false;  // The rest was asked before.
    std::size_t questions_ = 0;
    std::vector<Report> answers_;  // Each once.
};

/// Returns true if tmux and the like tell their name, or GNU screen, tmux or mosh their type.
bool is_multiplexer(const Report& report);

enum class ColorChoice {
    automatic,  ///< Colours, unless the environment forbids them.
    always,
    never,
};

/// The player's settings for glyphs and colours.
struct SessionSettings {
    GameList games{};  ///< The games whose looks are measured.
    GlyphChoice glyphs = GlyphChoice::automatic;
    ColorChoice color = ColorChoice::automatic;
    BackgroundChoice background = BackgroundChoice::automatic;
    bool light = false;  ///< Show maps in the player's light.
};

/// Decides how to draw, by the player's settings, what is known about the terminal, and its
/// answers.
class TerminalLook {
public:
    using Clock = std::chrono::steady_clock;

    TerminalLook(const SessionSettings& settings, const TerminalTraits& traits);

    /// Returns the style. In a window that is too small, the background is not painted black,
    /// because only a whole frame can be.
    DrawingStyle style(bool too_small) const;

    /// Switches between emoji and ASCII. Keeps ASCII if the bytes of emoji may be control codes.
    void switch_glyphs();

    /// Returns true if there is a question that was not asked yet.
    bool has_question() const { return probe_ && unasked_; }

    /// Returns the bytes that ask it. REQUIRES: has_question().
    std::string question();

    /// Returns until when answers may come, or nothing if none is missing: for five seconds after
    /// the question, and for two after the last answer. Whoever has been leaving the terminal since
    /// `leaving` waits at most half a second for the next answer, and one second in all.
    std::optional<Clock::time_point> answers_until(
        std::optional<Clock::time_point> leaving = {}) const;

    /// Call this when the missing answers will not come: the questions must be asked again, unless
    /// the device's attributes have come.
    void ask_again();

    /// Takes an answer. Returns true if the style may have changed.
    bool handle(const Report& report);

private:
    void take_answer(const Report& report);
    GlyphChoice choice(TerminalTraits::Encoding encoding) const;
    TerminalProbe probe_for(TerminalProbe::Question question) const;
    std::optional<TerminalProbe> first_probe() const;
    bool paints_black() const;
    Background black() const;
    void choose_colors(DrawingStyle& style) const;

    SessionSettings settings_;
    TerminalTraits traits_;  // Updated by the answers.
    GlyphSet glyphs_;
    Theme theme_;
    std::optional<TerminalProbe> probe_;      // Empty once everything is answered.
    bool named_ = false;                      // The terminal told its name or type.
    bool unasked_ = true;                     // probe_ has a question that was not sent.
    std::optional<Clock::time_point> asked_;  // When probe_ was sent.
    std::optional<Clock::time_point> last_answer_;
    bool answered_ = false;  // The device's attributes came: what is missing may stay unknown.
};

}  // namespace rogue
