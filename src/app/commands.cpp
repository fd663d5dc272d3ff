#include "rogue/app/commands.hpp"

#include <random>

#include "rogue/base/fnv1a.hpp"
#include "rogue/base/printable.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/places.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {

std::uint64_t chosen_seed(const Options& options, std::string_view began) {
    if (options.seed) {
        return *options.seed;
    }
    if (options.daily) {
        return fnv1a(day_of(began));
    }
    std::random_device entropy;
    const std::uint64_t upper = entropy();
    return upper << 32 | entropy();
}

std::string scores_path(const Options& options) {
    const std::string name = "highscores.txt";
    if (options.scores_file) {
        return *options.scores_file;
    }
    const auto program = program_folder();
    std::string beside = program ? *program + "/" + name : name;
    const auto elsewhere = options.state_dir ? options.state_dir : data_folder();
    if (!elsewhere || (program && may_replace(beside))) {
        return beside;
    }
    make_folder(*elsewhere);
    return *elsewhere + "/" + name;
}

std::optional<std::string> runs_folder(const Options& options) {
    const auto state = options.state_dir ? options.state_dir : state_folder();
    if (!state) {
        return std::nullopt;
    }
    return *state + "/runs" + (options.user ? "/" + *options.user : "");
}

void report(std::string_view problem) {
    write_standard_error(text("roguelike: ", printable(problem), "\n"));
}

std::string with_score(Tally tally) {
    return text(" with a score of ", tally.score(), " (depth ", tally.deepest, ", kills ",
                tally.kills, ")");
}

void show_game_over(KeySource& keys, FrameDisplay& display, const GameOver& over) {
    if (keys.next() != Key::end) {
        display.show(over);
        keys.next();
    }
}

}  // namespace rogue
