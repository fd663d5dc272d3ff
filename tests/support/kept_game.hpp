#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/game_on_pty.hpp"
#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

/// A player's runs and scores in a temporary folder, and the program that keeps them there, which
/// plays the game on paper unless the arguments say otherwise.
class KeptGame {
public:
    explicit KeptGame(std::string program = ROGUE_PAPER) : program_(std::move(program)) {}

    /// How to run the program on a terminal.
    PtyOptions on_terminal(std::vector<std::string> arguments = {}) const;

    /// Runs the program without a terminal.
    ProgramResult run(std::vector<std::string> arguments, std::string_view input = "") const;

    /// The run files, oldest first.
    std::vector<std::string> runs() const;

    /// The contents of the only run file. Throws std::runtime_error if there is not exactly one.
    std::string run_file() const;

    /// The table of scores; empty if there is none.
    std::string scores() const;

    std::string path(const std::string& name) const { return folder_.path(name); }

private:
    std::vector<std::string> command_line(std::vector<std::string> arguments) const;

    std::string program_;
    TemporaryFolder folder_;
};

/// Plays that many keys of a recorded run and waits until their effect is on the screen.
void play_keys(PtyProgram& program, const RecordedRun& run, std::size_t keys);

/// Keeps a run with that many keys of a recorded one, to be resumed.
void keep(const KeptGame& game, const RecordedRun& run, std::size_t keys);

/// Plays that many keys of a recorded run and kills the program.
void cut_off(const KeptGame& game, const RecordedRun& run, std::size_t keys);

}  // namespace rogue::test
