#include <string>
#include <system_error>

#include "app/commands.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

constexpr int kUnreadable = 1;

Lines verdict(const std::string& path) {
    RunReader file = open_run(path);
    const Replayed run = replay_file(file);
    const bool is_classic = run.kind == games().front();
    const std::string end = run.recorded_end ? text("ok ", text_of(*run.recorded_end))
                                             : text_of({std::nullopt, run.game->tally()});
    return Lines().add(end, " seed ", run.header.seed, " ", path,
                       is_classic ? "" : text(" ", run.kind->name));
}

}  // namespace

int verify(const Options& options) {
    int status = 0;
    for (const std::string& path : options.files) {
        Lines line;
        try {
            line = verdict(path);
        } catch (const BadRunFile& error) {
            line.add("bad ", error.what());
            status = kBadRun;
        } catch (const std::system_error& error) {
            report(error.what());
            status = status == 0 ? kUnreadable : status;
        }
        write_standard_output(line);
    }
    return status;
}

}  // namespace rogue
