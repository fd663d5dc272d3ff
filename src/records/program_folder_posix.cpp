#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {

// By Linux's proc(5). POSIX offers no way.
std::optional<std::string> program_folder() {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? std::nullopt : std::optional(folder_of(utf8_path(program)));
}

}  // namespace rogue
