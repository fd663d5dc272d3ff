#include "rogue/records/run_file_format.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "rogue/base/text.hpp"

namespace rogue {

template <typename Number>
std::optional<Number> plain_number(std::string_view digits) {
    Number number{};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool all = error == std::errc{} && end == digits.data() + digits.size();
    return all && text(number) == digits && digits[0] != '-' ? std::optional(number) : std::nullopt;
}

template std::optional<int> plain_number(std::string_view);
template std::optional<std::uint64_t> plain_number(std::string_view);

namespace {

// Removes `word` and the number after it, up to a blank or the end, from the text and returns the
// number.
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
    return rogue::text("roguelike-run 1\nrules ", rules, "\nseed ", seed, "\nbegan ", began, "\n");
}

std::string end_line(const Outcome& outcome) {
    return text(kEnded, text_of(outcome));
}

std::optional<Outcome> outcome_of(std::string_view line) {
    std::string_view rest = line.starts_with(kEnded) ? line.substr(kEnded.size()) : "";
    Outcome end{rest.starts_with("died") ? Ending::died : Ending::quit, {}};
    rest.remove_prefix(std::min<std::size_t>(rest.size(), 4));
    end.tally.score = take_number(rest, " score ").value_or(0);
    end.tally.deepest = take_number(rest, " depth ").value_or(0);
    end.tally.kills = take_number(rest, " kills ").value_or(0);
    return line == end_line(end) ? std::optional(end) : std::nullopt;
}

}  // namespace rogue
