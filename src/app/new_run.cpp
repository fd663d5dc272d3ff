#include "rogue/app/new_run.hpp"

#include <chrono>
#include <stdexcept>
#include <string>

#include "rogue/app/commands.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

RunHeader header_of_new_run(const Options& options) {
    constexpr std::size_t kSeconds = std::string_view("2026-11-20T15:11:00").size();
    const std::string began = iso_date(std::chrono::system_clock::now()).substr(0, kSeconds) + "Z";
    return {chosen_seed(options, began), began};
}

}  // namespace

std::unique_ptr<Run> new_run(const Options& options) {
    const RunHeader header = header_of_new_run(options);
    if (!options.record) {
        return std::make_unique<Run>(header);
    }
    if (options.record_file) {
        auto run = std::make_unique<Run>(
            header, [path = *options.record_file] { return LogFile::create(path); });
        run->writer()->begin();
        return run;
    }
    return std::make_unique<Run>(header, [folder = runs_folder(options), header] {
        if (!folder) {
            throw std::runtime_error("the environment names no folder for runs");
        }
        return RunFolder(*folder).make_file(header);
    });
}

}  // namespace rogue
