#include <mach-o/dyld.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {

// See dyld(3). It gives the path by which the program was started, with its links.
std::optional<std::string> program_folder() {
    std::uint32_t size = 0;
    _NSGetExecutablePath(nullptr, &size);  // Gets the size, including the NUL.
    std::string path(size, '\0');
    std::error_code error;
    if (_NSGetExecutablePath(path.data(), &size) != 0) {
        return std::nullopt;
    }
    const std::filesystem::path program = std::filesystem::canonical(path.c_str(), error);
    return error ? std::nullopt : std::optional(folder_of(utf8_path(program)));
}

}  // namespace rogue
