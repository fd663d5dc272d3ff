#include "rogue/app/player_files.hpp"

#include "rogue/records/file.hpp"
#include "rogue/records/places.hpp"

namespace rogue {

std::string scores_path(const Options& options, const GameKind& game) {
    const std::string name(game.scores_file);
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

}  // namespace rogue
