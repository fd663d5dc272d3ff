#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// What a screen waits for: what the next key is for.
enum class Prompt : std::uint8_t {
    command,    ///< A command on the map.
    aim,        ///< Arrows move an aim on the map, Enter confirms it, and no key cancels it.
    direction,  ///< An arrow, on the map. Any other key cancels.
    letter,     ///< A letter of the pack. Any other key cancels.
    answer,     ///< To the application. Keys typed before the screen can't be meant for it.
    page,       ///< A key that turns a text's pages or leaves it. Keys typed ahead count.
    nothing,    ///< There is none: the game goes on by itself.
};

/// Returns true if a screen with this prompt shows the map.
constexpr bool shows_map(Prompt prompt) {
    return prompt == Prompt::command || prompt == Prompt::aim || prompt == Prompt::direction;
}

/// Returns true if the application takes keys of its own, such as that for help. It does where a
/// key may mean nothing to the game or end the run, and not where each key means something.
constexpr bool application_listens(Prompt prompt) {
    return prompt == Prompt::command || prompt == Prompt::aim;
}

/// A screen of any game or of the application around it: a view for which there is a compose(),
/// and what it waits for.
class AnyScreen {
public:
    /// What the view refers to is borrowed.
    template <typename View>
    AnyScreen(const View& view, Prompt awaited)
        : compose_([view](Frame& frame) { compose(frame, view); }), awaited_(awaited) {}

    Frame frame() const {
        Frame frame = blank_frame();
        compose_(frame);
        return frame;
    }

    Prompt awaited() const { return awaited_; }

private:
    std::function<void(Frame&)> compose_;
    Prompt awaited_;
};

/// Composes each screen of any game, or of the application around it, into a frame. Derived classes
/// decide how to show the frame.
class Display {
public:
    virtual ~Display() = default;

    /// Shows a screen. The caller waits for a key next.
    void show(const AnyScreen& screen);

    /// Draws a flash over the last screen, on whose map its tile is, and waits for its time.
    void show(const Flash& flash);

    /// Returns what the last screen waits for.
    Prompt awaited() const { return awaited_; }

    /// Returns the last screen, with what was shown over it.
    const Frame& frame() const { return frame_; }

private:
    /// Called when frame() has changed. `stay` is 0 if the caller waits for a key. Otherwise it is
    /// how long the frame must be seen.
    virtual void present(std::chrono::milliseconds stay) = 0;

    Frame frame_;
    Prompt awaited_ = Prompt::command;
};

/// The keys that a script has given so far.
struct KeysTaken {
    std::size_t count = 0;
    Key last = Key::other;  ///< Means nothing before the first key.
};

/// A display for use without a terminal. It prints frames as lines of text. The line of a frame is
///
///     N KEY MS CHECKSUM
///
/// N is the number of keys taken so far and KEY the last of them (`0 -` before the first). MS is 0
/// if the game waits for a key, else the milliseconds that the frame stays. CHECKSUM is the
/// checksum of frame_text.
class TextDisplay final : public Display {
public:
    enum class Detail {
        last_frame,  ///< Prints nothing: the caller wants only the last frame.
        trace,       ///< Prints the line of each frame.
        frames,      ///< Prints the line and then frame_text.
    };

    /// `taken` is borrowed. The caller counts the keys in it.
    TextDisplay(Detail detail, const KeysTaken& taken, std::function<void(std::string_view)> print)
        : detail_(detail), taken_(taken), print_(std::move(print)) {}

private:
    void present(std::chrono::milliseconds stay) override;

    Detail detail_;
    const KeysTaken& taken_;
    std::function<void(std::string_view)> print_;
};

}  // namespace rogue
