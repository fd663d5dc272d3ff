#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "tests/support/check.hpp"

// Includes point one way: each folder of src and include/rogue may include itself and the folders
// listed for it. Indirect includes count too.

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = ROGUE_SOURCE_DIR;

const std::map<std::string, std::set<std::string>> kMayUse{
    {"base", {}},
    {"records", {"base"}},
    {"ui", {"base"}},
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
    {"app", {"base", "records", "ui", "term", "classic", "tutorial", "world"}},
};

// The one file of app that names the games.
constexpr std::string_view kTableOfGames = "games.cpp";

// The folder of a file of src or include/rogue, as in `classic/items`.
std::string folder_of(const fs::path& file) {
    const std::string from_root = file.lexically_relative(kRoot).parent_path().generic_string();
    const std::string_view part = from_root.starts_with("src/") ? "src/" : "include/rogue/";
    return from_root.substr(part.size());
}

bool allowed(const std::string& folder, const std::string& header) {
    const std::string other = header.substr(0, header.rfind('/'));
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

// Whether the line includes a private header of another folder. One of the same folder is included
// by its bare name.
bool reaches_private_header(std::string_view line) {
    return line.starts_with("#include \"") && !line.starts_with("#include \"rogue/") &&
           line.find('/') != std::string_view::npos;
}

// Adds the headers of include/rogue that the file includes, and those that they include.
void add_reached(const fs::path& file, std::set<std::string>& reached) {
    constexpr std::string_view kInclude = "#include \"rogue/";
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(kInclude)) {
            continue;
        }
        const std::size_t end = line.find('"', kInclude.size());
        const std::string header = line.substr(kInclude.size(), end - kInclude.size());
        if (reached.insert(header).second) {
            add_reached(kRoot / "include" / "rogue" / header, reached);
        }
    }
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
        CHECK(kMayUse.contains(folder));
        std::set<std::string> reached;
        add_reached(file, reached);
        for (const std::string& header : reached) {
            const check::Context which(header);
            CHECK(allowed(folder, header));
        }
    }
}

TEST("only the table of games names a game") {
    for (const fs::path& file : sources()) {
        if (folder_of(file) != "app" || file.filename() == kTableOfGames) {
            continue;
        }
        const check::Context context(file.string());
        std::set<std::string> reached;
        add_reached(file, reached);
        for (const std::string& header : reached) {
            const std::string folder = header.substr(0, header.rfind('/'));
            const check::Context which(header);
            CHECK(folder != "classic" && folder != "tutorial" && folder != "world");
        }
    }
}

TEST("private headers are included by their own folder only") {
    for (const fs::path& file : sources()) {
        const check::Context context(file.string());
        std::ifstream in(file);
        for (std::string line; std::getline(in, line);) {
            CHECK(!reaches_private_header(line));
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
