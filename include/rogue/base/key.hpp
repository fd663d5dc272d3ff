#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "rogue/base/point.hpp"
#include "rogue/base/text.hpp"

namespace rogue {

/// A key as the rules know it. Its value is the character that stands for it in scripts and run
/// files. Arrows have names here; a character that means something to the game is itself, such as
/// Key{'g'}; every other key is `other`.
enum class Key : char {
    up = 'U',
    down = 'D',
    left = 'L',
    right = 'R',
    enter = 'E',  ///< `enter` and `escape` are `other` in games that do not know them.
    escape = 'X',
    other = '.',
};

/// The characters that stand for named keys in scripts.
inline constexpr std::string_view kNamedKeys = "UDLREX.";

/// Returns the index in a list for the letter of a key: 0 for `a`. For a key that is no lowercase
/// letter, the index is beyond every list.
constexpr std::size_t slot_of(Key key) {
    return static_cast<std::size_t>(static_cast<char>(key) - 'a');
}

/// The keys that mean something to a game besides the arrows: its commands, and the answers to its
/// questions. In scripts and run files a key is the character that is typed for it, unless the
/// command has a letter of its own.
class KeySet {
public:
    enum class EnterAndEscape { unknown, known };

    /// Makes every character a command. An invalid set throws std::invalid_argument, so a constant
    /// that is invalid does not compile.
    constexpr explicit KeySet(std::string_view commands,
                              EnterAndEscape enter_or_escape = EnterAndEscape::unknown)
        : enter_and_escape_(enter_or_escape) {
        add_all(commands);
        commands_ = size_;
    }

    /// Takes the keys of these commands, then the characters that only answer questions. A command
    /// with a letter of its own has one key. A character in `answers` may be a command too.
    template <typename Commands>
    constexpr KeySet(const Commands& commands, std::string_view answers) {
        for (const auto& command : commands) {
            if (command.letter != '\0') {
                add(command.keys.front(), command.letter);
            } else {
                add_all(command.keys);
            }
        }
        commands_ = size_;
        for (const char character : answers) {
            if (!knows(character)) {
                add(character, character);
            }
        }
    }

    /// Returns the key for a typed character. It is never an arrow: a typed 'U' is not Key::up.
    constexpr Key typed(char32_t character) const {
        constexpr char32_t kAscii = 0x7F;
        const std::size_t at = character <= kAscii
                                   ? typed_characters().find(static_cast<char>(character))
                                   : std::string_view::npos;
        return at != std::string_view::npos ? Key{letters_[at]} : Key::other;
    }

    /// Returns `enter_or_escape` if the game knows it, else `other`.
    constexpr Key if_known(Key enter_or_escape) const {
        return enter_and_escape_ == EnterAndEscape::known ? enter_or_escape : Key::other;
    }

    /// Returns the key for a letter in a script or a run file, or nothing if it stands for no key.
    constexpr std::optional<Key> scripted(char letter) const {
        const bool known_to_all = letter != 'E' && letter != 'X';
        const bool named = contains(kNamedKeys, letter) &&
                           (known_to_all || enter_and_escape_ == EnterAndEscape::known);
        return named || knows(letter) ? std::optional(Key{letter}) : std::nullopt;
    }

    constexpr bool is_command(Key key) const {
        return contains(letters().substr(0, commands_), static_cast<char>(key));
    }

    /// Returns the letters of all keys; and the characters that are typed for commands.
    constexpr std::string_view letters() const { return {letters_.data(), size_}; }
    constexpr std::string_view typed_commands() const {
        return typed_characters().substr(0, commands_);
    }

private:
    static constexpr std::size_t kMost = 64;

    constexpr std::string_view typed_characters() const { return {typed_.data(), size_}; }

    constexpr bool knows(char letter) const { return contains(letters(), letter); }

    constexpr void add_all(std::string_view characters) {
        for (const char character : characters) {
            add(character, character);
        }
    }

    constexpr void add(char character, char letter) {
        if (letter <= ' ' || letter > '~' || contains(kNamedKeys, letter) || knows(letter) ||
            contains(typed_characters(), character)) {
            throw std::invalid_argument(
                "a key is printable, stands once in the set, and is none of UDLREX and the dot");
        }
        typed_[size_] = character;
        letters_[size_++] = letter;
    }

    std::array<char, kMost> typed_{};
    std::array<char, kMost> letters_{};
    std::size_t size_ = 0;
    std::size_t commands_ = 0;  // The number of commands, which come first.
    EnterAndEscape enter_and_escape_ = EnterAndEscape::unknown;
};

constexpr Key key_of(Direction direction) {
    constexpr std::array kArrows{Key::up, Key::down, Key::left, Key::right};  // As in Direction.
    return kArrows[static_cast<std::size_t>(direction)];
}

/// Returns the direction of an arrow key, or nothing for any other key.
constexpr std::optional<Direction> direction_of(Key key) {
    const auto found = std::ranges::find(kClockwise, key, key_of);
    return found == kClockwise.end() ? std::nullopt : std::optional(*found);
}

/// The letters that a keyboard layout uses, in the order left, down, up, right.
struct LayoutLetters {
    std::string_view moving;  ///< They move as the arrows do. Empty if no letter moves.
    std::string_view running;
};

/// Tells if an action of the player took a turn.
enum class TookTurn : bool { no, yes };

/// A command of a game. The game's keys and its help follow from these rows.
template <typename Game>
struct Command {
    std::string_view keys;  ///< The characters that are typed for it.
    TookTurn (Game::*carry_out)();
    std::string_view help = {};  ///< What it does; empty if the help tells it elsewhere.
    char letter = '\0';          ///< Stands for the command in files; '\0' if its characters do.

    constexpr bool is(Key key) const {
        return letter != '\0' ? key == Key{letter} : contains(keys, static_cast<char>(key));
    }
};

/// Lets the game carry out the command of this key. A key without a command takes no turn.
template <typename Game, typename Commands>
TookTurn carry_out_command(Game& game, const Commands& commands, Key key) {
    const auto command =
        std::ranges::find_if(commands, [key](const auto& each) { return each.is(key); });
    return command == std::ranges::end(commands) ? TookTurn::no : (game.*command->carry_out)();
}

/// A key, or several keys, and what they do, as the help tells it.
struct HelpLine {
    std::string_view key;
    std::string_view does;
};

/// Returns the lines of help for these commands. A line with an empty `does` is told elsewhere.
template <typename Game, std::size_t count>
constexpr std::array<HelpLine, count> help_of(const std::array<Command<Game>, count>& commands) {
    std::array<HelpLine, count> lines{};
    std::ranges::transform(commands, lines.begin(), [](const Command<Game>& command) {
        return HelpLine{command.keys.substr(0, 1), command.help};
    });
    return lines;
}

}  // namespace rogue
