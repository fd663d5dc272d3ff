#include <cstdio>
#include <string>

#include "rogue/app/commands.hpp"
#include "rogue/base/text.hpp"
#include "rogue/game/game.hpp"
#include "rogue/records/run_file.hpp"
#include "rogue/records/run_keys.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/unseen_display.hpp"

namespace rogue {
namespace {

constexpr int kUnreadable = 1;
constexpr int kBad = 3;

// Replays the run; the line that says it is fine. Throws BadRunFile, and std::system_error.
std::string replayed(const std::string& path) {
    RunFileReader file(path);
    UnseenDisplay display;
    RunKeys keys(file, [&] { return display.checksum(); });
    Game game(file.header().seed, keys, display);
    const Outcome outcome = game.run();
    keys.finish();

    const Tally tally = outcome.tally;
    const RunEnd reached{outcome.ending == Outcome::Ending::died, tally};
    const bool over = outcome.ending != Outcome::Ending::open;
    if (file.end() && (!over || *file.end() != reached)) {
        file.fail(text("the run replays to '", over ? reached.text() : "open", "'"));
    }
    if (!(over ? reached.text() : "").starts_with(file.torn_end()) && !file.torn_end().empty()) {
        file.fail("a torn end that is not the run's");
    }
    return text(file.end() ? text("ok ", word_for(outcome.ending)) : "open", " score ",
                tally.score(), " depth ", tally.deepest, " kills ", tally.kills, " seed ",
                file.header().seed, " ", path, "\n");
}

}  // namespace

int verify(const Options& options) {
    int status = 0;
    for (const std::string& path : options.files) {
        std::string line;
        try {
            line = replayed(path);
        } catch (const BadRunFile& error) {
            line = text("bad ", error.what(), "\n");
            status = status == 0 ? kBad : status;
        } catch (const std::system_error& error) {
            std::fprintf(stderr, "roguelike: %s\n", error.what());
            status = kUnreadable;
        }
        write_standard_output(line);
    }
    return status;
}

}  // namespace rogue
