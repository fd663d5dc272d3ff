#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "tests/support/check.hpp"

// Includes point one way: each folder of src and include/rogue may include itself and the folders
// listed for it. Indirect includes count too. What stands in src is for its own layer, which is the
// first part of a folder's name.

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = ROGUE_SOURCE_DIR;

const std::map<std::string, std::set<std::string>> kMayUse{
    {"base", {}},
    {"records", {"base"}},
    {"ui", {"base"}},
    {"ui/pictures", {"base", "ui"}},
    {"term", {"base", "ui"}},
    {"classic/items", {"base", "classic"}},
    {"classic/entities", {"base", "classic", "classic/items"}},
    {"classic/map", {"base", "classic", "classic/items", "classic/entities"}},
    {"classic/game", {"base", "classic", "classic/items", "classic/entities", "classic/map"}},
    {"classic/screens",
     {"base", "ui", "classic", "classic/items", "classic/entities", "classic/map", "classic/game"}},
    {"tutorial/rules", {"base"}},
    {"tutorial/screens", {"base", "ui", "tutorial/rules"}},
    // The object by which the program knows the game, and the names of its glyphs.
    {"classic",
     {"base", "ui", "classic/items", "classic/entities", "classic/map", "classic/game",
      "classic/screens"}},
    {"tutorial", {"base", "ui", "tutorial/rules", "tutorial/screens"}},
    // What the world shares of the dungeon crawl.
    {"world/rules",
     {"base", "classic", "classic/items", "classic/entities", "classic/map", "world"}},
    {"world/screens",
     {"base", "ui", "classic", "classic/items", "classic/entities", "classic/map", "classic/game",
      "classic/screens", "world", "world/rules"}},
    {"world",
     {"base", "ui", "classic", "classic/items", "classic/entities", "classic/map", "classic/game",
      "classic/screens", "world/rules", "world/screens"}},
    {"app", {"base", "records", "ui", "term"}},
    {"app/runs", {"base", "records", "ui", "term", "app"}},
    {"app/keys", {"base", "records", "ui", "term", "app", "app/runs"}},
    {"app/plain", {"base", "records", "ui", "term", "app", "app/runs", "app/keys"}},
    {"app/competing", {"base", "records", "ui", "term", "app", "app/runs"}},
    {"app/play",
     {"base", "records", "ui", "term", "app", "app/runs", "app/keys", "app/plain",
      "app/competing"}},
    {"app/looking",
     {"base", "records", "ui", "ui/pictures", "term", "app", "app/runs", "app/keys", "app/plain",
      "app/competing", "app/play"}},
    {"app/commandline", {"base", "records", "ui", "term", "app", "app/runs"}},
};

// The folder of a file of src or include/rogue, as in `classic/items`.
std::string folder_of(const fs::path& file) {
    const std::string from_root = file.lexically_relative(kRoot).parent_path().generic_string();
    const std::string_view part = from_root.starts_with("src/") ? "src/" : "include/rogue/";
    return from_root.substr(part.size());
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

std::string layer_of(const std::string& folder) {
    return folder.substr(0, folder.find('/'));
}

// The file of the program that the line includes; empty if it includes none.
fs::path included_by(const std::string& line) {
    constexpr std::string_view kInclude = "#include \"";
    if (!line.starts_with(kInclude)) {
        return {};
    }
    const std::string name = line.substr(kInclude.size(), line.rfind('"') - kInclude.size());
    return kRoot / (name.starts_with("rogue/") ? "include" : "src") / name;
}

// Adds the headers of the program that the file includes, and those that they include.
void add_reached(const fs::path& file, std::set<fs::path>& reached) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        const fs::path header = included_by(line);
        if (!header.empty() && reached.insert(header).second) {
            add_reached(header, reached);
        }
    }
}

std::set<std::string> folders_reached_by(const fs::path& file) {
    std::set<fs::path> reached;
    add_reached(file, reached);
    std::set<std::string> folders;
    for (const fs::path& header : reached) {
        folders.insert(folder_of(header));
    }
    return folders;
}

bool belongs_to_platform(const fs::path& file) {
    const std::string stem = file.stem().string();
    const std::string suffix = stem.substr(stem.rfind('_') + 1);
    constexpr std::string_view kSuffixes = "|" ROGUE_PLATFORM_SUFFIXES "|";
    return suffix != stem && kSuffixes.find("|" + suffix + "|") != std::string_view::npos;
}

TEST("every folder reaches only those below it") {
    for (const fs::path& file : sources()) {
        const std::string folder = folder_of(file);
        const check::Context context(file.string());
        const auto may_use = kMayUse.find(folder);
        if (may_use == kMayUse.end()) {
            check::fail(__FILE__, __LINE__, "give this file's folder a row in kMayUse");
        } else {
            for (const std::string& other : folders_reached_by(file)) {
                const check::Context which(other);
                CHECK(other == folder || may_use->second.contains(other));
            }
        }
    }
}

TEST("what stands in src is included by its own layer only") {
    for (const fs::path& file : sources()) {
        const check::Context context(file.string());
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            const fs::path header = included_by(line);
            const bool offered = header.string().starts_with((kRoot / "include").string());
            CHECK(header.empty() || offered ||
                  layer_of(folder_of(header)) == layer_of(folder_of(file)));
        }
    }
}

TEST("platform conditions stand in platform files only") {
    for (const fs::path& file : sources()) {
        if (belongs_to_platform(file)) {
            continue;
        }
        const check::Context context(file.string());
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            CHECK(!line.starts_with("#if") && !line.starts_with("#elif"));
        }
    }
}

}  // namespace
