#include "app/runs/player_files.hpp"

#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "app/commands.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/file_system.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

// Programs are installed into folders with these names, where data does not belong even if the user
// can write there. A table that exists there is still used.
bool is_for_programs_alone(const std::string& folder, const std::string& table) {
    const std::string name = utf8_path(native_path(folder).filename());
    std::error_code error;
    return (name == "bin" || name == "games") &&
           !std::filesystem::exists(native_path(table), error) && !error;
}

// Returns the place of the table beside the program, or nothing if it can't be there.
std::optional<std::string> table_beside_program(const std::string& name) {
    const auto folder = program_folder();
    if (!folder) {
        return std::nullopt;
    }
    std::string table = *folder + "/" + name;
    return is_for_programs_alone(*folder, table) ? std::nullopt : std::optional(std::move(table));
}

}  // namespace

std::string scores_path(const Locations& locations, const GameKind& game) {
    return locations.scores_file ? *locations.scores_file : usual_scores_path(locations, game);
}

std::string usual_scores_path(const Locations& locations, const GameKind& game) {
    const std::string name(game.scores_file);
    const auto beside = table_beside_program(name);
    if (beside && system_files().may_write(*beside)) {
        return *beside;
    }
    std::optional<std::string> first;  // A folder that does not exist yet is made.
    for (const auto& folder : {locations.state_dir, data_folder()}) {
        std::string table = folder.value_or("") + "/" + name;
        std::error_code error;
        if (folder && (!std::filesystem::exists(native_path(table), error) ||
                       system_files().may_write(table))) {
            return table;
        }
        first = folder && !first ? table : first;
    }
    return first.value_or(beside.value_or(name));
}

std::optional<std::string> runs_folder(const Locations& locations) {
    const auto state = locations.state_dir ? locations.state_dir : state_folder();
    if (!state) {
        return std::nullopt;
    }
    return concat(*state, "/runs", locations.user ? concat("/", *locations.user) : "");
}

void expect_state_dir(const Locations& locations) {
    std::error_code error;
    if (locations.state_dir && !std::filesystem::exists(native_path(*locations.state_dir), error) &&
        !error) {
        fail(*locations.state_dir, "can't list",
             std::make_error_code(std::errc::no_such_file_or_directory));
    }
}

std::string run_to_show(const Options& options) {
    if (!options.files.empty()) {
        return options.files.front();
    }
    expect_state_dir(options.locations);
    const auto folder = runs_folder(options.locations);
    std::vector<std::string> passed_over;
    const auto path = folder ? last_played_file(*folder, passed_over) : std::nullopt;
    report_all(passed_over);
    if (!path) {
        throw std::runtime_error("there is no run to show");
    }
    return *path;
}

}  // namespace rogue
