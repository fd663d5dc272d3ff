#include "rogue/records/file_names.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/records/file_system.hpp"

namespace rogue {
namespace {

constexpr std::string_view kRun = ".run";
constexpr std::string_view kTemporary = ".tmp";

}  // namespace

// Every system allows digits and hyphens.
std::string run_file_name(const RunHeader& header, int nth) {
    constexpr std::size_t kSeconds = std::string_view("2026-11-20T15:11:00").size();
    std::string began = header.began.substr(0, kSeconds);
    std::ranges::replace(began, 'T', '-');
    std::erase(began, ':');
    return text(began, "-", header.seed, nth == 1 ? "" : text("-", nth), kRun);
}

bool is_run_file_name(std::string_view name) {
    return name.size() > kRun.size() && name.ends_with(kRun);
}

std::string_view run_file_order(std::string_view path) {
    return path.substr(0, path.size() - kRun.size());
}

std::string damaged_name(const std::string& table) {
    return table + ".damaged";
}

std::string temporary_name(const std::string& path, int nth) {
    return text(path, ".", process_number(), "-", nth, kTemporary);
}

bool is_temporary_name(std::string_view name, std::string_view of) {
    if (!name.starts_with(of) || !name.ends_with(kTemporary)) {
        return false;
    }
    name.remove_prefix(of.size());
    const std::size_t digits = name.size() - std::min(name.size(), kTemporary.size());
    return digits > 1 && name.starts_with('.') &&
           name.find_first_not_of("0123456789-", 1) == digits;
}

}  // namespace rogue
