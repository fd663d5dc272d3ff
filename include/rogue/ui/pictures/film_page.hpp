#pragma once

#include <chrono>
#include <functional>
#include <string_view>
#include <vector>

#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "rogue/ui/light.hpp"
#include "rogue/ui/moments.hpp"

namespace rogue {

/// An HTML page that plays a run in any browser and loads nothing. Its Content-Security-Policy
/// allows its own style and script by their hashes. From version 1.0.0 on, a page depends on
/// nothing else, and one line of its text is the run's code, by which every version proves the run.
/// Where scripts do not run, the page shows the story and the code.
///
/// A frame is kept as the time that it stays, 0 if it waits for a key, and its changes since the
/// frame before. Each change is the number of cells to skip, the letter of a colour, the number of
/// characters or glyphs that follow, and these. A number n is the character n after `#`. The letter
/// of colour n in the page's list is the one n after `a`, or after `A` for glyphs.
class FilmPage final : public Display {
public:
    /// The text of the page besides the frames.
    struct Words {
        std::string_view title;  ///< What the page shows.
        std::string_view keys;   ///< The keys of the run, in the letters of run files.
        const Moments& moments;  ///< The player can jump to them. The story lists the milestones.
        std::string_view gathered;  ///< GameKind::one_gathered.
        std::string_view begin;  ///< The story's beginning. The story is for those who see no film.
        std::string_view deeds;  ///< The part of the story after the milestones.
        std::string_view end;    ///< The story's end, with a map. Its lines are not wrapped.
        std::string_view code;   ///< Proves the run. Empty if the run is too long for a code.
    };
    using Print = std::function<void(std::string_view bytes)>;

    /// Prints the page piece by piece. A frame that waits for a key is shown for `frame_time`.
    /// `looks` are those of the game. `lit`: maps are lit, in ten colours besides the sixteen,
    /// because there are no more letters.
    FilmPage(std::chrono::milliseconds frame_time, const GlyphTable& looks, bool lit, Print print,
             const GlyphSet& glyphs = {GlyphChoice::automatic, {}});

    /// Prints the end of the page. Nothing may be shown after it.
    void finish(const Words& words);

private:
    void present(std::chrono::milliseconds stay) override;

    std::vector<Shade> colors_;
    Frame last_ = blank_frame();
    std::string_view separator_;
    Print print_;
};

}  // namespace rogue
