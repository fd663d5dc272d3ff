#include "rogue/app/new_run.hpp"

#include <chrono>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rogue/app/player_files.hpp"
#include "rogue/base/fnv1a.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

// The dungeon of a day may be played on another one. This is far enough to find it.
constexpr int kDaysAround = 366;

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
    if (!options.daily) {
        return options.seed;
    }
    return fnv1a(options.daily->empty() ? day_of(date) : *options.daily);
}

std::optional<std::string> day_of_dungeon(const RunHeader& header) {
    const auto began = instant_of(text(day_of(header.began), "T00:00Z"));
    for (int i = 0; began && i <= 2 * kDaysAround; ++i) {
        const int days = i % 2 == 0 ? i / 2 : -(i + 1) / 2;
        std::string day(day_of(
            iso_date(std::chrono::floor<std::chrono::seconds>(*began + std::chrono::days(days)))));
        if (header.seed == fnv1a(day)) {
            return day;
        }
    }
    return std::nullopt;
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
