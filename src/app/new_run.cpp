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

// Returns the seed asked for, the seed of the day on which the run began, or a random seed.
std::uint64_t seed_for(const Options& options, std::string_view began) {
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

RunHeader header_of_new_run(const Options& options) {
    constexpr std::size_t kSeconds = std::string_view("2026-11-20T15:11:00").size();
    const std::string began = iso_date(std::chrono::system_clock::now()).substr(0, kSeconds) + "Z";
    return {options.game->rules, seed_for(options, began), began};
}

}  // namespace

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
