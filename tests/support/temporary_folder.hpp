#pragma once

#include <string>

namespace rogue::test {

/// Where a test that flushes thousands of files may make its folder: in memory, where there is such
/// a place.
std::string memory_folder();

/// A folder of its own for a test, gone with all that is in it when the test ends.
class TemporaryFolder {
public:
    /// In the system's folder for such.
    TemporaryFolder();
    explicit TemporaryFolder(const std::string& parent);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::string path(const std::string& name) const;
    std::string path() const { return folder_; }

    /// The names of what is in it, sorted, each followed by a blank.
    std::string names() const;

private:
    std::string folder_;
};

}  // namespace rogue::test
