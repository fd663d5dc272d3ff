#include <string>

#include "rogue/app/commands.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/places.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {

std::string scores_path(const Options& options) {
    return options.scores_file ? *options.scores_file : program_folder() + "/highscores.txt";
}

int print_scores(const Options& options) {
    constexpr std::size_t kDayLength = 10;  // YYYY-MM-DD
    const HighScores table(read_file(scores_path(options)).value_or(""));
    std::string out = table.entries().empty() ? "No high scores yet.\n" : "";
    int rank = 0;
    for (const HighScores::Entry& entry : table.entries()) {
        out += text(right_aligned(++rank, 2), ".  ", right_aligned(entry.score, 5), "   depth ",
                    right_aligned(entry.depth, 2), "   kills ", right_aligned(entry.kills, 3),
                    "   ", entry.date.substr(0, kDayLength), "\n");
    }
    write_standard_output(out);
    return 0;
}

}  // namespace rogue
