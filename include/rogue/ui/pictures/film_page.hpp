#pragma once

#include <chrono>
#include <functional>
#include <string_view>

#include "rogue/ui/display.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/moments.hpp"

namespace rogue {

/// A page of HTML that plays a run in any browser and loads nothing. Its Content-Security-Policy
/// allows its own style and script by their hashes. From version 1.0.0 on, a page needs nothing but
/// itself, and its text holds the run's code on a line, by which every version proves the run.
/// Where no script runs it is the story and the code.
///
/// A frame is the time that it stays, 0 if it waits for a key, and what differs from the frame
/// before: how many cells to skip, the letter of a colour, how many characters or glyphs follow,
/// and these. A number n is the character n after `#`. The letter of Color{n} is the one n
/// after `a`, or after `A` for glyphs.
class FilmPage final : public Display {
public:
    /// What the page tells besides the frames.
    struct Words {
        std::string_view title;     ///< What it shows.
        std::string_view keys;      ///< In the letters of run files.
        const Moments& moments;     ///< One can jump to them. The story has the milestones.
        std::string_view gathered;  ///< GameKind::one_gathered.
        std::string_view begin;     ///< Of the story, which is for those who see no film.
        std::string_view deeds;     ///< Its part behind the milestones.
        std::string_view end;       ///< Its end, with a map: its lines are not wrapped.
        std::string_view code;      ///< It proves the run. Empty if the run is too long for one.
    };
    using Print = std::function<void(std::string_view bytes)>;

    /// Prints the page as it goes. `frame_time` is how long a frame is seen that waits for a key.
    FilmPage(std::chrono::milliseconds frame_time, Print print);

    /// Prints the end of the page. Nothing may be shown after it.
    void finish(const Words& words);

private:
    void present(std::chrono::milliseconds stay) override;

    Frame last_ = blank_frame();
    std::string_view separator_;
    Print print_;
};

}  // namespace rogue
