#include "tests/support/ranked_runs.hpp"

#include <filesystem>
#include <optional>
#include <sstream>
#include <utility>

#include "app/runs/replayed.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/records/run_code.hpp"
#include "tests/support/bot.hpp"
#include "tests/support/check.hpp"

namespace rogue::test {

namespace fs = std::filesystem;

BotRun death(int explores_to, std::uint64_t seed) {
    Bot bot({.explores_to = explores_to}, seed);
    classic::Game game(seed);
    std::string letters;
    while (!game.ending()) {
        const Key key = *bot.next(game);
        letters += static_cast<char>(key);
        game.press(key);
    }
    CHECK(game.ending() == Ending::died);
    const MessageLog& log = game.log();
    const std::string last = log[log.size() - 1].text;  // `The orc kills you...`
    const std::string killer = last.substr(4, last.find(" kills you") - 4);
    return {letters, game.tally(), text("killed by ", killer == "orc" ? "an " : "a ", killer)};
}

std::string code_of_run(const std::string& keys, const std::string& began) {
    const auto game = kClassic.start(fnv1a(kDay));
    for (const char letter : keys) {
        game->press(Key{letter});
    }
    CodedRun run;
    run.header.rules = kClassicRules;
    run.header.seed = fnv1a(kDay);
    run.header.began = began;
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
    const std::string file = text(in, "/", ++count_, ".run");
    run_roguelike({"--headless", "--game", game, "--seed", seed, "--record", file}, keys);
    return file;
}

void Hosted::copy(const std::string& file, const std::string& user) {
    fs::create_directories(folder_.path("runs/" + user));
    fs::copy_file(file, folder_.path(text("runs/", user, "/", ++count_, ".run")));
}

ProgramResult Hosted::run(std::vector<std::string> arguments, std::string_view input) const {
    arguments.insert(arguments.end(), {"--state-dir", folder_.path(), "--scores-file",
                                       folder_.path("highscores.txt")});
    return run_roguelike(std::move(arguments), input);
}

std::string places(const std::string& out) {
    std::istringstream lines(out);
    std::string told;
    for (std::string line; std::getline(lines, line);) {
        if (const auto place = number_in<int>(trimmed(line.substr(0, line.find('.')), " "))) {
            append(told, text(told.empty() ? "" : "|", *place, line.find(". *") < 4 ? "* " : " "));
        } else if (line.starts_with("      ")) {
            append(told, trimmed(line.substr(6, line.find("killed by ") - 6), " "));
        }
    }
    return told;
}

}  // namespace rogue::test
