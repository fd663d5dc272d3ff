#include "app/runs/replayed.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

namespace {

bool is_run_file(std::string_view begin) {
    return begin.starts_with(kRunFile) || begin.starts_with(kMarkedRunFile);
}

// Reads until the bytes are the beginning of a run file or can't become one.
std::string first_bytes(File& file, const std::string& path) {
    std::array<char, 4096> chunk;
    std::string begin;
    std::size_t got = 1;
    while (got > 0 && (kRunFile.starts_with(begin) || kMarkedRunFile.starts_with(begin))) {
        got = read_some(file, path, chunk);
        begin.append(chunk.data(), got);
    }
    return begin;
}

// In a run that was cut off, all or part of the last checksum may be missing.
void compare(const AnyGame& game, std::string_view recorded, const RunReader& file) {
    if (!recorded.empty() && !hex(checksum(game)).starts_with(recorded)) {
        file.fail(concat("the screen has checksum ", hex(checksum(game)), ", not ", recorded));
    }
}

// Presses the keys of a line that were not pressed before. `read` counts the keys of the file.
void press_line(Replayed& run, const RunReader::KeyLine& line, std::size_t& read,
                const RunReader& file, const AfterKey& after_key) {
    const auto known = [&](char letter) { return run.kind->keys.scripted(letter).has_value(); };
    if (!std::ranges::all_of(line.keys, known)) {
        file.fail("a letter is not a key");
    }
    for (const char letter : line.keys) {
        if (read == run.keys.size()) {
            if (run.game->ending()) {
                file.fail("there are keys after the end of the run");
            }
            run.game->press(Key{letter});
            run.keys += letter;
            if (after_key && changes_screen(run.game->ending())) {
                after_key(run);
            }
        } else if (run.keys[read] != letter) {
            file.fail("the file contains another run now");
        }
        ++read;
    }
    if (read == run.keys.size()) {
        compare(*run.game, line.checksum, file);
    }
}

void check_end(const Replayed& run, const RunReader& file) {
    const Outcome outcome = run.game->outcome();
    const std::string end = outcome.ending ? end_line(outcome) : "open";
    if (file.end() && file.end() != outcome) {
        file.fail(concat("the replay ends with '", end, "'"));
    }
    if (!end.starts_with(file.torn_end())) {
        file.fail("the last line begins an ending that the run does not have");
    }
}

void replay_from(Replayed& run, RunReader& file, const AfterKey& after_key,
                 const std::function<bool()>& goes_on = {}) {
    using Expected = RunReader::Expected;
    std::size_t read = 0;
    while (const auto line = file.next(run.game->ending() ? Expected::end : Expected::keys)) {
        if (goes_on && !goes_on()) {
            return;
        }
        press_line(run, *line, read, file, after_key);
    }
    if (read < run.keys.size()) {
        file.fail("the file contains another run now");
    }
    check_end(run, file);
    run.recorded_end = file.end();
    run.resume_point = file.resume_point();
}

}  // namespace

bool is_code(const std::string& word) {
    std::error_code error;
    return CodeFinder(word).next() && !std::filesystem::exists(native_path(word), error);
}

NamedRuns::NamedRuns(std::string word)
    : word_(std::move(word)),
      path_(word_ == kStandardInput ? "" : word_),
      is_code_(is_code(word_)) {}

std::optional<NamedRun> NamedRuns::next(std::size_t within) {
    if (codes_) {
        return next_code(within);
    }
    if (opened_) {
        return std::nullopt;
    }
    opened_ = true;
    if (is_code_) {
        codes_.emplace(word_);
        return next_code(std::string::npos);
    }
    using Access = FileSystem::Access;
    const auto access = within == std::string::npos ? Access::wait : Access::read;
    std::shared_ptr<File> file =
        path_.empty() ? open_standard_input() : open_file(path_, system_files(), access);
    std::string begin = first_bytes(*file, word_);
    if (!is_run_file(begin)) {
        codes_.emplace(begin, std::exchange(file, nullptr), word_);
        if (auto run = next_code(within)) {
            return run;
        }
        if (path_.empty()) {
            throw std::runtime_error(concat(
                "standard input contains no run and no code",
                within == std::string::npos ? "" : concat(" in its first ", within, " bytes")));
        }
    }
    return NamedRun{{word_, std::move(file), std::move(begin)}, word_, ""};  // Or a bad one.
}

std::optional<NamedRun> NamedRuns::next_code(std::size_t within) {
    std::optional<FoundCode> code;
    try {
        code = codes_->next(within);
    } catch (const std::system_error&) {
        codes_.emplace("");  // A code is not damaged because reading failed in its middle.
        throw;
    }
    if (!code) {
        return std::nullopt;
    }
    const std::string line = concat(path_, path_.empty() ? "" : ":", code->line);
    return NamedRun{read_code(path_, code->line, code->code), is_code_ ? word_ : line, code->name};
}

RunReader open_run(const std::string& word) {
    constexpr std::size_t kFirstBytes = 4096;
    return std::move(NamedRuns(word).next(kFirstBytes)->file);
}

std::uint64_t identity_of(const RunHeader& header, std::string_view keys) {
    return fnv1a(keys, fnv1a(header.text()));
}

const GameKind& kind_of(const RunReader& file) {
    const auto found = std::ranges::find(games(), file.header().rules, &GameKind::rules);
    if (found == games().end()) {
        file.fail_rules();
    }
    return **found;
}

Replayed replay_file(RunReader& file, const AfterKey& after_key,
                     const std::function<bool()>& goes_on) {
    Replayed run{&kind_of(file), file.header()};
    run.game = run.kind->start(run.header.seed);
    if (after_key) {
        after_key(run);
    }
    replay_from(run, file, after_key, goes_on);
    return run;
}

void replay_on(Replayed& run, RunReader& file) {
    if (file.header() != run.header) {
        file.fail("the file contains another run now");
    }
    replay_from(run, file, {});
}

void show(Display& display, const AnyGame& game) {
    for (const Flash& flash : game.flashes()) {
        display.show(flash);
    }
    display.show(game.screen());
}

std::string killer_of(const AnyGame& game) {
    const MessageLog& log = game.log();
    for (std::size_t i = log.size(); i > 0; --i) {
        if (log[i - 1].event.kind == Event::Kind::death) {
            return log[i - 1].event.name;
        }
    }
    return {};
}

std::string ending_words(const GameKind& kind, const AnyGame& game) {
    const std::string killer = killer_of(game);
    return concat(killer.empty() ? "won" : "killed by ", killer,
                  gathered_words(kind, game.gains().gathered));
}

std::string gathered_words(const GameKind& kind, int gathered) {
    return gathered == 0 ? "" : concat(", ", kind.gathered, " ", gathered);
}

std::uint64_t checksum(const AnyGame& game) {
    return checksum(game.screen().frame());
}

}  // namespace rogue
