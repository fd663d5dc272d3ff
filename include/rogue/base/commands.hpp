#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "rogue/base/key.hpp"

namespace rogue {

/// Whether what the player did took a turn.
enum class TookTurn : bool { no, yes };

/// A command of a game. Its row says all of it: the game's keys and its help follow from the rows.
template <typename Game>
struct Command {
    std::string_view keys;  ///< The characters that are typed for it.
    TookTurn (Game::*carry_out)();
    std::string_view help = {};  ///< What it does; empty if that is told elsewhere.
    char letter = '\0';          ///< The letter that files keep for it, if it is another one.

    constexpr bool is(Key key) const {
        return letter != '\0' ? key == Key{letter}
                              : keys.find(static_cast<char>(key)) != std::string_view::npos;
    }
};

/// Lets the game carry out the command that the key stands for. A key that stands for none takes no
/// turn.
template <typename Game, typename Commands>
TookTurn carry_out_command(Game& game, const Commands& commands, Key key) {
    const auto command =
        std::ranges::find_if(commands, [key](const auto& each) { return each.is(key); });
    return command == std::ranges::end(commands) ? TookTurn::no : (game.*command->carry_out)();
}

/// What a key does, or several, as help tells it.
struct KeyLine {
    std::string_view key;
    std::string_view does;
};

/// The lines of help that tell these commands. A line that does nothing is told elsewhere.
template <typename Game, std::size_t count>
constexpr std::array<KeyLine, count> help_of(const std::array<Command<Game>, count>& commands) {
    std::array<KeyLine, count> lines{};
    std::ranges::transform(commands, lines.begin(), [](const Command<Game>& command) {
        return KeyLine{command.keys.substr(0, 1), command.help};
    });
    return lines;
}

}  // namespace rogue
