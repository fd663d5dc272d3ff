#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "rogue/base/glyph.hpp"
#include "rogue/base/key.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {

/// What a screen waits for: the purpose of the next key.
enum class Prompt : std::uint8_t {
    command,    ///< A command on the map.
    aim,        ///< Arrows move an aim on the map, Enter confirms it, and no key cancels it.
    direction,  ///< An arrow, on the map. Any other key cancels.
    letter,     ///< A letter of the pack. Any other key cancels.
    answer,     ///< An answer to the application. Keys typed before the screen do not count.
    page,       ///< A key that turns a text's pages or leaves it. Keys typed ahead count.
    nothing,    ///< No key: the game goes on by itself.
};

/// Returns true if a screen with this prompt shows the map.
constexpr bool shows_map(Prompt prompt) {
    return prompt == Prompt::command || prompt == Prompt::aim || prompt == Prompt::direction;
}

/// Returns true if the application takes keys of its own here, such as the one for help. It does so
/// only where a game's keys may mean nothing or end the run.
constexpr bool application_listens(Prompt prompt) {
    return prompt == Prompt::command || prompt == Prompt::aim;
}

/// A screen of any game or of the application: a view that has a compose(), and what it waits for.
class AnyScreen {
public:
    /// The view is copied; what it refers to is borrowed.
    template <typename View>
    AnyScreen(const View& view, Prompt awaited)
        : compose_([view](Frame& frame) { compose(frame, view); }), awaited_(awaited) {
        if constexpr (requires { words_of(view); }) {
            words_ = [view] { return words_of(view); };
        }
    }

    /// Returns the frame, with the player's light on the map if it shows one and is `lit`.
    Frame frame(bool lit = false) const {
        Frame frame = blank_frame();
        compose_(frame);
        if (lit && light) {
            light(frame);
        }
        return frame;
    }

    /// Returns the text of a screen without a map, for players who see none: by words_of() of the
    /// view, if it has one, or else of the frame.
    std::string words() const { return words_ ? words_() : words_of(frame()); }

    /// Lights the map, for a screen that shows one.
    std::function<void(Frame&)> light;

    Prompt awaited() const { return awaited_; }

private:
    std::function<void(Frame&)> compose_;
    std::function<std::string()> words_;
    Prompt awaited_;
};

/// Composes screens into frames. Derived classes decide how to show the frames.
class Display {
public:
    virtual ~Display() = default;

    /// Shows a screen. The caller waits for a key next.
    void show(const AnyScreen& screen);

    /// Draws a flash on the map of the last screen and waits as long as it stays.
    void show(const Flash& flash);

    /// Returns what the last screen waits for.
    Prompt awaited() const { return awaited_; }

    /// Returns the frame of the last screen, with the flashes drawn over it.
    const Frame& frame() const { return frame_; }

protected:
    bool lit_ = false;  ///< Maps are shown in the player's light.

private:
    /// Called when frame() has changed. `stay` is how long to show it, or 0 to wait for a key.
    virtual void present(std::chrono::milliseconds stay) = 0;

    Frame frame_;
    Prompt awaited_ = Prompt::command;
};

/// The keys that a script has given so far.
struct KeysTaken {
    std::size_t count = 0;
    Key last = Key::other;  ///< Meaningless before the first key.
};

/// A display without a terminal, which prints frames as lines of text. The line of a frame is
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
