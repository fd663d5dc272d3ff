#include "tests/support/kept_game.hpp"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "rogue/base/text.hpp"

namespace rogue::test {

namespace fs = std::filesystem;

std::vector<std::string> KeptGame::command_line(std::vector<std::string> arguments) const {
    if (std::ranges::find(arguments, "--headless") == arguments.end()) {
        arguments.insert(arguments.begin(),
                         {"--state-dir", path("state"), "--scores-file", path("highscores.txt")});
    }
    arguments.insert(arguments.begin(), program_);
    return arguments;
}

PtyOptions KeptGame::on_terminal(std::vector<std::string> arguments) const {
    return {.argv = command_line(std::move(arguments)), .widths = kWideEmoji};
}

ProgramResult KeptGame::run(std::vector<std::string> arguments, std::string_view input) const {
    return run_program(command_line(std::move(arguments)), input);
}

std::vector<std::string> KeptGame::runs() const {
    std::vector<std::string> result;
    std::error_code missing;
    for (const fs::directory_entry& entry : fs::directory_iterator(path("state/runs"), missing)) {
        result.push_back(entry.path().string());
    }
    std::ranges::sort(result);
    return result;
}

std::string KeptGame::run_file() const {
    const std::vector<std::string> files = runs();
    if (files.size() != 1) {
        throw std::runtime_error(std::to_string(files.size()) + " run files");
    }
    return contents(files.front());
}

std::string KeptGame::scores() const {
    return contents(path("highscores.txt"));
}

void play_keys(PtyProgram& program, const RecordedRun& run, std::size_t keys) {
    program.send(key_bytes(std::string_view(run.keys).substr(0, keys)));
    wait_for_frame(program, waiting_frames(run)[keys]);
}

void keep(const KeptGame& game, const RecordedRun& run, std::size_t keys) {
    fs::create_directories(game.path("state/runs"));
    game.run({"--headless", "--game", std::string(run.game->name), "--seed", concat(run.seed),
              "--record", game.path("state/runs/a.run")},
             run.keys.substr(0, keys));
}

void cut_off(const KeptGame& game, const RecordedRun& run, std::size_t keys) {
    PtyProgram program(game.on_terminal({"--seed", concat(run.seed)}));
    play_keys(program, run, keys);
    kill_now(program);
}

}  // namespace rogue::test
