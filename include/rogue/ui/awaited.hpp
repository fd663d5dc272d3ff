#pragma once

#include <cstdint>

namespace rogue {

/// What the next key is for.
enum class Prompt : std::uint8_t {
    command,    ///< A command on the map.
    aim,        ///< Arrows move an aim on the map, Enter confirms it, and nothing calls it off.
    direction,  ///< An arrow, on the map. Any other key cancels.
    letter,     ///< A letter of the pack. Any other key cancels.
    answer,     ///< To the application. Keys typed before the screen can't be meant for it.
    reading,    ///< A key that scrolls a text or leaves it. Keys typed ahead are meant for it.
    nothing,    ///< There is none: the game goes on by itself.
};

/// Whether a screen with this prompt shows the map.
constexpr bool shows_map(Prompt prompt) {
    return prompt == Prompt::command || prompt == Prompt::aim || prompt == Prompt::direction;
}

/// Whether letters stand for themselves, or may move as a layout says.
enum class Letters : std::uint8_t { may_move, are_letters };

/// What a screen waits for.
struct Awaited {
    Prompt prompt;
    Letters letters = Letters::may_move;

    /// Whether the application takes keys of its own, such as that for help. It does where a key
    /// may mean nothing to the game or end the run, and not where each key means something.
    bool application_listens = false;

    friend constexpr bool operator==(const Awaited&, const Awaited&) = default;

    static const Awaited kCommand;
    static const Awaited kAim;
    static const Awaited kDirection;
    static const Awaited kLetter;
    static const Awaited kAnswer;
    static const Awaited kReading;
    static const Awaited kNothing;
};

inline constexpr Awaited Awaited::kCommand{.prompt = Prompt::command, .application_listens = true};
inline constexpr Awaited Awaited::kAim{.prompt = Prompt::aim, .application_listens = true};
inline constexpr Awaited Awaited::kDirection{.prompt = Prompt::direction};
inline constexpr Awaited Awaited::kLetter{.prompt = Prompt::letter,
                                          .letters = Letters::are_letters};
inline constexpr Awaited Awaited::kAnswer{.prompt = Prompt::answer};
inline constexpr Awaited Awaited::kReading{.prompt = Prompt::reading};
inline constexpr Awaited Awaited::kNothing{.prompt = Prompt::nothing};

}  // namespace rogue
