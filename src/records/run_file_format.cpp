#include "rogue/records/run_file_format.hpp"

#include <algorithm>

namespace rogue {
namespace {

// Takes `word` and the number after it, up to a blank, off the front of `rest`. Returns the number.
std::optional<int> take_number(std::string_view& rest, std::string_view word) {
    if (!rest.starts_with(word)) {
        return std::nullopt;
    }
    rest.remove_prefix(word.size());
    const std::string_view digits = rest.substr(0, rest.find(' '));
    rest.remove_prefix(digits.size());
    return plain_number<int>(digits);
}

}  // namespace

bool is_checksum(std::string_view text) {
    return text.size() <= kChecksumDigits &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string RunHeader::text() const {
    return rogue::concat("roguelike-run 1\nrules ", rules, "\nseed ", seed, "\nbegan ", began,
                         "\n");
}

std::string end_line(const Outcome& outcome) {
    return concat(kEnded, text_of(outcome));
}

std::optional<Outcome> outcome_of(std::string_view line) {
    std::string_view rest = line.substr(std::min(line.find(" score "), line.size()));
    Outcome end;
    end.tally.score = take_number(rest, " score ").value_or(0);
    end.tally.deepest = take_number(rest, " depth ").value_or(0);
    end.tally.kills = take_number(rest, " kills ").value_or(0);
    for (const Ending ending : {Ending::died, Ending::quit, Ending::won}) {
        end.ending = ending;
        if (line == end_line(end)) {
            return end;
        }
    }
    return std::nullopt;
}

}  // namespace rogue
