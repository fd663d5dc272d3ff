#include "tests/support/ranked_runs.hpp"

#include <filesystem>
#include <optional>
#include <sstream>
#include <utility>

#include "app/runs/replayed.hpp"
#include "rogue/records/run_code.hpp"
#include "tests/support/paper_game.hpp"
#include "tests/support/press_keys.hpp"

namespace rogue::test {

namespace fs = std::filesystem;

DeadlyRun death(int depth, std::uint64_t seed) {
    const auto game = kPaperGame.start(seed);
    std::string keys;
    const auto press_key = [&](char letter) {
        keys += letter;
        game->press(Key{letter});
    };
    const std::size_t row = seed % 3;  // Above the stairs, on them, or below.
    if (row != 1) {
        press_key(row == 0 ? 'D' : 'U');
    }
    for (int at = 1; at < depth; ++at) {
        for (int i = 0; i < 22; ++i) {  // Eighteen steps, and two blows at each of two rats.
            press_key('R');
        }
        press_key('>');
    }
    while (!game->ending()) {
        press_key('R');
    }
    return {keys, game->tally()};
}

std::string code_of_run(const std::string& keys, const std::string& began) {
    const auto game = pressed(kPaperGame, fnv1a(kDay), keys);
    CodedRun run;
    run.header = {kPaperGame.rules, fnv1a(kDay), began};
    run.keys = keys;
    run.checksum = checksum(*game);
    if (game->ending()) {
        run.end = game->outcome();
    }
    return code_of(run);
}

std::string Hosted::record(const std::string& user, std::string_view keys, const std::string& seed,
                           const std::string& game) {
    const std::string in = folder_.path("runs/" + user);
    fs::create_directories(in);
    const std::string file = concat(in, "/", ++count_, ".run");
    run_paper({"--headless", "--game", game, "--seed", seed, "--record", file}, keys);
    return file;
}

void Hosted::copy(const std::string& file, const std::string& user) {
    fs::create_directories(folder_.path("runs/" + user));
    fs::copy_file(file, folder_.path(concat("runs/", user, "/", ++count_, ".run")));
}

ProgramResult Hosted::run(std::vector<std::string> arguments, std::string_view input) const {
    arguments.insert(arguments.end(), {"--state-dir", folder_.path(), "--scores-file",
                                       folder_.path("highscores.txt")});
    return run_paper(std::move(arguments), input);
}

std::string places(const std::string& out) {
    std::istringstream lines(out);
    std::string told;
    for (std::string line; std::getline(lines, line);) {
        if (const auto place = parse_number<int>(trimmed(line.substr(0, line.find('.')), " "))) {
            append(told,
                   concat(told.empty() ? "" : "|", *place, line.find(". *") < 4 ? "* " : " "));
        } else if (line.starts_with("      ")) {
            append(told, trimmed(line.substr(6, line.find("killed by ") - 6), " "));
        }
    }
    return told;
}

}  // namespace rogue::test
