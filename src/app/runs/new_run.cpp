#include "app/runs/new_run.hpp"

#include <chrono>
#include <functional>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "app/runs/dungeon_seed.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

std::uint64_t random_seed() {
    std::random_device entropy;
    const std::uint64_t upper = entropy();
    return upper << 32 | entropy();
}

RunHeader header_of_new_run(const DungeonChoice& dungeon) {
    const std::string began =
        iso_second(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    const auto seed = seed_asked_for(dungeon, began);
    return {dungeon.game->rules, seed ? *seed : random_seed(), began};
}

bool can_be_resumed(const std::string& path, const std::function<bool()>& has_time) {
    try {
        RunReader file(path);
        return !replay_file(file, {}, has_time).game->ending();
    } catch (const std::runtime_error&) {
        return false;
    }
}

}  // namespace

std::string_view quota_problem(const Recording& recording, const Locations& locations) {
    static_assert(kMostUnfinished == 20 && kMostBytes == 16U << 20);
    const auto folder = runs_folder(locations);
    if (!locations.user || !folder || !recording.kept || recording.file) {
        return "";
    }
    std::vector<std::string> files = unfinished_files(*folder);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    const auto has_time = [&] { return std::chrono::steady_clock::now() < end; };
    if (!has_room(files)) {
        std::erase_if(files, [&](const auto& path) { return !can_be_resumed(path, has_time); });
    }
    return has_room(files)
               ? ""
               : "You have 20 unfinished runs, or 16 MB: resume one, or end one for good.";
}

std::unique_ptr<LiveRun> new_run(const DungeonChoice& dungeon, const Recording& recording,
                                 const Locations& locations) {
    const RunHeader header = header_of_new_run(dungeon);
    std::function<LogFile()> make_file;
    if (recording.file) {
        make_file = [path = *recording.file] { return LogFile::create(path); };
    } else if (recording.kept) {
        make_file = [folder = runs_folder(locations), header, locations,
                     refused = std::string_view()]() mutable {
            if (!folder) {
                throw std::runtime_error("the environment names no folder for runs");
            }
            make_folder(*folder);
            // Keeps others from beginning runs at the same time. The dot stands for a file in the
            // folder that is to be locked.
            const auto lock =
                locations.user ? lock_folder_of(*folder + "/.", std::chrono::seconds(1)) : nullptr;
            refused = refused.empty() ? quota_problem({}, locations) : refused;
            if (!refused.empty()) {
                throw std::runtime_error(std::string(refused));
            }
            return make_run_file(*folder, header);
        };
    }
    auto run = std::make_unique<LiveRun>(*dungeon.game, header, std::move(make_file));
    if (recording.file) {
        run->writer()->begin();
    }
    return run;
}

}  // namespace rogue
