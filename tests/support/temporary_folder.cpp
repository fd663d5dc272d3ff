#include "tests/support/temporary_folder.hpp"

#include <filesystem>
#include <random>
#include <set>

namespace rogue::test {

namespace fs = std::filesystem;

std::string memory_folder() {
    const std::string shared_memory = "/dev/shm";
    try {
        return TemporaryFolder(shared_memory).path().substr(0, shared_memory.size());
    } catch (const fs::filesystem_error&) {
        return fs::temp_directory_path().string();  // It is missing, or closed to this user.
    }
}

TemporaryFolder::TemporaryFolder() : TemporaryFolder(fs::temp_directory_path().string()) {}

TemporaryFolder::TemporaryFolder(const std::string& parent) {
    std::random_device random;
    do {
        folder_ = (fs::path(parent) / ("roguelike-" + std::to_string(random()))).string();
    } while (!fs::create_directory(folder_));
}

TemporaryFolder::~TemporaryFolder() {
    fs::remove_all(folder_);
}

std::string TemporaryFolder::path(const std::string& name) const {
    return folder_ + "/" + name;  // As the program joins names.
}

std::string TemporaryFolder::names() const {
    std::set<std::string> sorted;
    for (const auto& entry : fs::directory_iterator(folder_)) {
        sorted.insert(entry.path().filename().string() + " ");
    }
    std::string names;
    for (const std::string& name : sorted) {
        names += name;
    }
    return names;
}

}  // namespace rogue::test
