#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "tests/support/check.hpp"

// Includes point one way: each folder of src and include/rogue may include itself and the folders
// listed for it. Indirect includes count too.

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = ROGUE_SOURCE_DIR;

const std::map<std::string, std::set<std::string>> kMayUse{
    {"base", {}},
    {"items", {"base"}},
    {"entities", {"base", "items"}},
    {"map", {"base", "items", "entities"}},
    {"game", {"base", "items", "entities", "map"}},
    {"tutorial", {"base"}},
    {"records", {"base"}},
    {"ui", {"base", "items", "entities", "map", "game", "tutorial"}},
    {"term", {"base", "ui"}},
    {"app", {"base", "items", "entities", "map", "game", "tutorial", "records", "ui", "term"}},
};

bool allowed(const std::string& folder, const std::string& header) {
    const std::string other = header.substr(0, header.find('/'));
    return other == folder || kMayUse.at(folder).contains(other);
}

std::set<fs::path> sources() {
    std::set<fs::path> files;
    for (const auto& part : {kRoot / "include" / "rogue", kRoot / "src"}) {
        for (const auto& entry : fs::recursive_directory_iterator(part)) {
            const fs::path& file = entry.path();
            const bool is_code = file.extension() == ".cpp" || file.extension() == ".hpp";
            if (is_code && file.parent_path() != part) {
                files.insert(file);
            }
        }
    }
    return files;
}

// Adds the headers of include/rogue that the file includes, and those that they include.
void add_reached(const fs::path& file, std::set<std::string>& reached) {
    static const std::regex kInclude("^ *# *include +\"rogue/([^\"]+)\".*");
    std::ifstream in(file);
    std::smatch found;
    for (std::string line; std::getline(in, line);) {
        if (std::regex_match(line, found, kInclude) && reached.insert(found[1]).second) {
            add_reached(kRoot / "include" / "rogue" / found[1].str(), reached);
        }
    }
}

TEST("every folder reaches only those below it") {
    for (const fs::path& file : sources()) {
        const std::string folder = file.parent_path().filename().string();
        const check::Context context(file.string());
        CHECK(kMayUse.contains(folder));
        std::set<std::string> reached;
        add_reached(file, reached);
        for (const std::string& header : reached) {
            const check::Context which(header);
            CHECK(allowed(folder, header));
        }
    }
}

TEST("platform conditions stand in platform files only") {
    const std::regex condition("^ *# *(if|ifdef|ifndef|elif).*");
    const std::regex platform_file(".*_(" ROGUE_PLATFORM_SUFFIXES ")\\.[ch]pp");
    for (const fs::path& file : sources()) {
        if (std::regex_match(file.string(), platform_file)) {
            continue;
        }
        const check::Context context(file.string());
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            CHECK(!std::regex_match(line, condition));
        }
    }
}

}  // namespace
