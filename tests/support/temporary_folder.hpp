#pragma once

#include <filesystem>
#include <random>
#include <set>
#include <string>

namespace rogue::test {

/// Where a test that flushes thousands of files may make its folder: in memory, where there is such
/// a place.
inline std::filesystem::path memory_folder() {
    constexpr const char* kSharedMemory = "/dev/shm";
    return std::filesystem::exists(kSharedMemory) ? kSharedMemory
                                                  : std::filesystem::temp_directory_path();
}

/// A folder of its own for a test, gone with all that is in it when the test ends.
class TemporaryFolder {
public:
    explicit TemporaryFolder(
        const std::filesystem::path& parent = std::filesystem::temp_directory_path()) {
        std::random_device random;
        do {
            folder_ = parent / ("roguelike-" + std::to_string(random()));
        } while (!std::filesystem::create_directory(folder_));
    }
    ~TemporaryFolder() { std::filesystem::remove_all(folder_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    std::string path() const { return folder_.string(); }

    /// The names of what is in it, sorted, each followed by a blank.
    std::string names() const {
        std::set<std::string> sorted;
        for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
            sorted.insert(entry.path().filename().string() + " ");
        }
        std::string names;
        for (const std::string& name : sorted) {
            names += name;
        }
        return names;
    }

private:
    std::filesystem::path folder_;
};

}  // namespace rogue::test
