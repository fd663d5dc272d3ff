#pragma once

#include <algorithm>
#include <string_view>

#include "rogue/base/key.hpp"

namespace rogue {

/// Whether what the player did took a turn.
enum class TookTurn : bool { no, yes };

/// A command of a game: the characters that are typed for it, and what carries it out.
template <typename Game>
struct Command {
    std::string_view keys;
    TookTurn (Game::*carry_out)();

    /// Whether the game's keys have all of these characters. Its table of commands asserts it.
    constexpr bool can_be_typed(const KeySet& set) const {
        return std::ranges::all_of(keys, [&set](char key) {
            return set.typed(static_cast<unsigned char>(key)) == Key{key};
        });
    }
};

/// Lets the game carry out the command that the key stands for. A key that stands for none takes no
/// turn.
template <typename Game, typename Commands>
TookTurn carry_out_command(Game& game, const Commands& commands, Key key) {
    const auto command = std::ranges::find_if(commands, [key](const auto& each) {
        return each.keys.find(static_cast<char>(key)) != std::string_view::npos;
    });
    return command == std::ranges::end(commands) ? TookTurn::no : (game.*command->carry_out)();
}

}  // namespace rogue
