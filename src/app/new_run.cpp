#include "rogue/app/new_run.hpp"

#include <chrono>
#include <system_error>

#include "rogue/app/commands.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
namespace {

RunHeader header_of_new_run(const Options& options) {
    constexpr std::size_t kSeconds = std::string_view("2026-11-20T15:11:00").size();
    return {chosen_seed(options),
            iso_date(std::chrono::system_clock::now()).substr(0, kSeconds) + "Z"};
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
            throw std::system_error(std::make_error_code(std::errc::no_such_file_or_directory),
                                    "no folder for runs (HOME is not set)");
        }
        return RunFolder(*folder).make_file(header);
    });
}

}  // namespace rogue
