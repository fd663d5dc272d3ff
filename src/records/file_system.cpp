#include "rogue/records/file_system.hpp"

#include <filesystem>

#include "rogue/records/folders.hpp"

namespace rogue {

namespace fs = std::filesystem;

std::vector<FileSystem::Entry> FileSystem::list(const std::string& path, std::error_code& error) {
    std::vector<Entry> entries;
    for (fs::directory_iterator entry(native_path(path), error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code unknown;
        entries.push_back({utf8_path(entry->path().filename()), entry->is_regular_file(unknown),
                           entry->is_directory(unknown)});
    }
    return entries;
}

}  // namespace rogue
