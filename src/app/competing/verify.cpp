#include <algorithm>
#include <string>

#include "app/commands.hpp"
#include "app/competing/problems.hpp"
#include "app/runs/named_runs.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {
namespace {

Lines verdict(NamedRun& named) {
    const Replayed run = replay_file(named.file);
    const bool is_classic = run.kind == games().front();
    const std::string end = run.recorded_end ? concat("ok ", text_of(*run.recorded_end))
                                             : text_of({std::nullopt, run.game->tally()});
    return Lines().add(end, " seed ", run.header.seed, " ", named.source,
                       is_classic ? "" : concat(" ", run.kind->name));
}

}  // namespace

int verify(const Options& options) {
    int status = 0;
    for (const std::string& word : options.files) {
        NamedRuns runs(word);
        for (bool more = true; more;) {
            Lines line;
            Problems found;
            found.collect_failure_of([&] {
                auto run = runs.next();
                more = run.has_value();
                line = more ? verdict(*run) : line;
            });
            if (found.status == kBadRun) {
                line.add("bad ", found.messages.front());
            } else {
                found.report();
            }
            write_standard_output(line);
            status = std::max(status, found.status);
        }
    }
    return status;
}

}  // namespace rogue
