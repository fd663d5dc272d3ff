#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "tests/support/check.hpp"

// Includes point one way: each folder of src and include/rogue may use itself and those listed.

namespace {

namespace fs = std::filesystem;

const std::map<std::string, std::set<std::string>> kMayUse{
    {"base", {}},
    {"items", {"base"}},
    {"entities", {"base", "items"}},
    {"map", {"base", "items", "entities"}},
    {"game", {"base", "items", "entities", "map"}},
    {"records", {"base"}},  // and the interfaces of game
    {"ui", {"base", "items", "entities", "map", "game"}},
    {"term", {"base", "items", "entities", "map", "game", "ui"}},
    {"app", {"base", "items", "entities", "map", "game", "records", "ui", "term"}},
};

const std::set<std::string> kInterfacesOfGame{"game/key_source.hpp", "game/display.hpp",
                                              "game/tally.hpp"};

bool allowed(const std::string& folder, const std::string& header) {
    const std::string other = header.substr(0, header.find('/'));
    return other == folder || kMayUse.at(folder).contains(other) ||
           (folder == "records" && kInterfacesOfGame.contains(header));
}

std::set<fs::path> sources() {
    const fs::path root = ROGUE_SOURCE_DIR;
    std::set<fs::path> files;
    for (const auto& part : {root / "include" / "rogue", root / "src"}) {
        for (const auto& entry : fs::recursive_directory_iterator(part)) {
            if (entry.is_regular_file() && entry.path().parent_path() != part) {
                files.insert(entry.path());
            }
        }
    }
    return files;
}

TEST("every folder includes only those below it") {
    const std::regex include("^ *# *include +\"rogue/([^\"]+)\".*");
    for (const fs::path& file : sources()) {
        const std::string folder = file.parent_path().filename().string();
        const check::Context context(file.string());
        CHECK(kMayUse.contains(folder));
        std::ifstream in(file);
        std::smatch found;
        for (std::string line; std::getline(in, line);) {
            if (std::regex_match(line, found, include)) {
                const check::Context which(found[1]);
                CHECK(allowed(folder, found[1]));
            }
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
