#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "rogue/app/commands.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/native_path.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

namespace fs = std::filesystem;

using Entries = std::span<const ScoreLine>;

// The seed of each line that a kept run proves.
using Seeds = std::vector<std::optional<std::uint64_t>>;

// The seed of the run in that file; nothing if it is not a valid run of the game.
std::optional<std::uint64_t> proven_seed(const std::string& path, const GameKind& game) {
    try {
        const Replayed run = replay_unseen(path);
        return run.game == &game ? std::optional(run.header.seed) : std::nullopt;
    } catch (const std::runtime_error&) {
        return std::nullopt;
    }
}

void look_for_proofs(const std::string& folder, const GameKind& game, Entries entries,
                     Seeds& seeds) {
    for (const std::string& path : RunFolder(folder).files()) {
        const auto end = ending_of(path);
        const auto entry = std::ranges::find_if(entries, [&](const ScoreLine& line) {
            const auto& seed = seeds[static_cast<std::size_t>(&line - entries.data())];
            return end && end->ending == Outcome::Ending::died && !seed &&
                   same_run(line, score_of(end->tally, system_files().last_written(path)));
        });
        if (entry != entries.end()) {
            seeds[static_cast<std::size_t>(entry - entries.begin())] = proven_seed(path, game);
        }
    }
}

// Looks in the folder of runs and in the users' folders below it.
Seeds proven_seeds(const Options& options, Entries entries) {
    Seeds seeds(entries.size());
    Options everybody = options;
    everybody.user.reset();
    const auto folder = runs_folder(everybody);
    if (!folder) {
        return seeds;
    }
    look_for_proofs(*folder, *options.game, entries, seeds);
    for (const auto& [name, is_file, is_folder] : system_files().list(*folder)) {
        if (is_folder) {
            look_for_proofs(text(*folder, "/", name), *options.game, entries, seeds);
        }
    }
    return seeds;
}

void tell_of_unreadable(const std::string& path, const HighScores& table, Lines& lines) {
    const std::string copy = copy_of_unreadable(path);
    std::error_code error;
    if (!table.unreadable().empty()) {
        lines.add("Some lines can't be read. The next score moves them to ", copy, ".");
    } else if (fs::exists(native_path(copy), error)) {
        lines.add("Lines that could not be read are kept in ", copy, ".");
    }
}

}  // namespace

int print_scores(const Options& options) {
    const std::string path = scores_path(options, *options.game);
    const HighScores table(read_file(path).value_or(""));
    const Seeds seeds = proven_seeds(options, table.entries());
    Lines lines;
    lines.add("High scores in ", path, ":");
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        const ScoreLine& entry = table.entries()[i];
        lines.add(text_of(entry, i + 1), "   ", day_of(entry.date),
                  seeds[i] ? text(" * seed ", *seeds[i]) : "");
    }
    if (table.entries().empty()) {
        lines.add("There are no high scores yet.");
    }
    if (std::ranges::any_of(seeds, [](const auto& seed) { return seed.has_value(); })) {
        lines.add("* A kept run proves it.");
    }
    tell_of_unreadable(path, table, lines);
    write_standard_output(lines);
    return 0;
}

}  // namespace rogue
