#include "rogue/app/new_run.hpp"

#include <chrono>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rogue/app/player_files.hpp"
#include "rogue/base/fnv1a.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

std::uint64_t random_seed() {
    std::random_device entropy;
    const std::uint64_t upper = entropy();
    return upper << 32 | entropy();
}

RunHeader header_of_new_run(const Options& options) {
    const std::string began =
        iso_second(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    const auto seed = seed_asked_for(options, began);
    return {options.game->rules, seed ? *seed : random_seed(), began};
}

}  // namespace

std::optional<std::uint64_t> seed_asked_for(const Options& options, std::string_view date) {
    return options.daily ? fnv1a(day_of(date)) : options.seed;
}

std::optional<std::string_view> day_of_dungeon(const RunHeader& header) {
    const std::string_view day = day_of(header.began);
    return header.seed == fnv1a(day) ? std::optional(day) : std::nullopt;
}

std::unique_ptr<Run> new_run(const Options& options) {
    const RunHeader header = header_of_new_run(options);
    if (!options.record) {
        return std::make_unique<Run>(*options.game, header);
    }
    if (options.record_file) {
        auto run = std::make_unique<Run>(
            *options.game, header, [path = *options.record_file] { return LogFile::create(path); });
        run->writer()->begin();
        return run;
    }
    return std::make_unique<Run>(*options.game, header, [folder = runs_folder(options), header] {
        if (!folder) {
            throw std::runtime_error("the environment names no folder for runs");
        }
        return RunFolder(*folder).make_file(header);
    });
}

}  // namespace rogue
