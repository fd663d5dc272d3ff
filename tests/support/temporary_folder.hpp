#pragma once

#include <string>

namespace rogue::test {

/// The place for the folder of a test that flushes thousands of files: in memory, if the system has
/// such a place.
std::string memory_folder();

/// A new folder for a test. It is removed with its contents when the test ends.
class TemporaryFolder {
public:
    /// Makes it in the system's folder for temporary files.
    TemporaryFolder();
    explicit TemporaryFolder(const std::string& parent);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::string path(const std::string& name) const;
    std::string path() const { return folder_; }

    /// The names of all files in it, sorted, each followed by a blank.
    std::string names() const;

private:
    std::string folder_;
};

}  // namespace rogue::test
