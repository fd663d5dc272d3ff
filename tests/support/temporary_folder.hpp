#pragma once

#include <cstdlib>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>

namespace rogue::test {

/// A folder of its own for a test, gone with all that is in it when the test ends.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "roguelike-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) {
            throw std::runtime_error("can't make a temporary folder");
        }
        folder_ = name;
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
