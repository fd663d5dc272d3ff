#include "tests/support/drawing.hpp"

#include <algorithm>

namespace rogue::test {

std::vector<std::string_view> rows_of(std::string_view drawing) {
    std::vector<std::string_view> rows;
    while (!drawing.empty()) {
        const std::size_t end = std::min(drawing.find('\n'), drawing.size());
        std::string_view row = drawing.substr(0, end);
        drawing.remove_prefix(std::min(end + 1, drawing.size()));
        row.remove_prefix(std::min(row.find_first_not_of(' '), row.size()));
        if (!row.empty()) {
            rows.push_back(row);
        }
    }
    return rows;
}

std::string tidy(std::string_view drawing) {
    std::string result;
    for (const std::string_view row : rows_of(drawing)) {
        result += std::string(row) + "\n";
    }
    return result;
}

}  // namespace rogue::test
