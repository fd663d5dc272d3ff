#include "tests/support/run_files.hpp"

#include <fstream>
#include <sstream>

#include "rogue/records/file.hpp"

namespace rogue::test {

std::string contents(const std::string& path) {
    std::stringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

std::string contents_or_none(const std::string& path) {
    return read_file(path).value_or("no file");
}

std::string golden_run(const std::string& name) {
    return contents(std::string(ROGUE_SOURCE_DIR "/tests/golden/") + name + ".run");
}

std::string without_date(std::string run_file) {
    const std::size_t begin = run_file.find("\nbegan ");
    return run_file.erase(begin, run_file.find('\n', begin + 1) - begin);
}

std::string dressed(std::string_view run_file) {
    std::string result = "\xEF\xBB\xBF";
    for (const char byte : run_file) {
        result += byte == '\n' ? "\r\n" : std::string(1, byte);
    }
    return result;
}

std::string undressed(std::string run_file) {
    std::erase(run_file, '\r');
    return run_file.substr(run_file.starts_with("\xEF\xBB\xBF") ? 3 : 0);
}

std::string keys_of(const std::string& run_file) {
    std::istringstream lines(run_file);
    std::string line;
    std::string keys;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (number > 4 && !line.starts_with("ended ")) {
            keys += line.substr(0, line.find(' '));
        }
    }
    return keys;
}

}  // namespace rogue::test
