#include "app/runs/closed_run.hpp"

#include <utility>

#include "app/runs/player_files.hpp"
#include "app/runs/restored_scores.hpp"
#include "rogue/base/text.hpp"

namespace rogue {

ClosedRun close_run(RunWriter* writer, const GameKind& kind, const Outcome& outcome,
                    const Locations& locations, std::chrono::system_clock::time_point when,
                    Duplicate duplicate) {
    if (!earns_score(outcome.ending)) {
        if (writer != nullptr && outcome.ending) {
            writer->end(outcome, when);
        } else if (writer != nullptr) {
            writer->flush();
        }
        return {};
    }
    const bool kept = writer != nullptr && writer->keep_keys(when);
    const std::string restored = restore_scores(locations, kind);
    const std::string scores = scores_path(locations, kind);
    const ScoreLine score = score_of(outcome.tally, when);
    ScoreEntered entered;
    if (kept || !locations.user) {
        entered = enter_score(scores, score, duplicate);
    } else {
        entered.table = read_table(scores);
        entered.table.add(score);
        entered.problem = "only a run that is recorded to its end counts";
    }
    const bool stays_open = kept && !entered.saved && !entered.barred;
    if (kept && !stays_open) {
        writer->end(outcome, when);
    }
    if (!entered.saved && !entered.problem.empty()) {
        append(entered.problem,
               stays_open ? "; it will be entered when the run is next opened"
                          : concat("; the score of ", outcome.tally.score, " is lost"),
               entered.barred && !locations.user ? "; --scores-file=FILE names another table" : "");
    }
    const auto rank = entered.saved ? entered.table.rank_of_this_run() : std::nullopt;
    return {std::move(entered.table), rank, stays_open,
            entered.problem.empty() ? restored : entered.problem};
}

}  // namespace rogue
