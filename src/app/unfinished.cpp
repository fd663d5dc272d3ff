#include "rogue/app/unfinished.hpp"

#include <stdexcept>

#include "rogue/app/run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_folder.hpp"

namespace rogue {
UnfinishedRun open_unfinished(const std::string& path) {
    LogFile file = LogFile::open(path);
    const auto when = last_written(path);
    Replayed state = replay_unseen(path);
    if (state.recorded_end) {
        throw std::runtime_error(text(path, ": has ended"));
    }
    return {std::move(file), std::move(state), when};
}

std::string close_ended(UnfinishedRun run, const std::string& scores) {
    RunWriter writer(std::move(run.file), run.state.seam, [&] { return run.state.checksum; });
    const ScoreEntered entered =
        close_run(&writer, run.state.outcome, scores, run.last_played, Before::perhaps);
    const std::string& problem = entered.problem.empty() ? writer.problem() : entered.problem;
    return problem.empty() ? "" : text("the score of ", writer.file()->path(), ": ", problem);
}

std::vector<UnfinishedRun> unfinished_runs(const std::string& folder, const std::string& scores,
                                           std::vector<std::string>& problems) {
    std::vector<UnfinishedRun> result;
    for (const std::string& path : RunFolder(folder).unfinished_files()) {
        try {
            UnfinishedRun run = open_unfinished(path);
            if (run.state.outcome.ending == Outcome::Ending::open) {
                result.push_back(std::move(run));
            } else if (std::string problem = close_ended(std::move(run), scores);
                       !problem.empty()) {
                problems.push_back(std::move(problem));
            }
        } catch (const BadRunFile& error) {
            problems.push_back(text("can't be resumed: ", error.what()));
        } catch (const std::runtime_error&) {
            continue;  // Being played, gone or ended meanwhile.
        }
    }
    return result;
}

}  // namespace rogue
