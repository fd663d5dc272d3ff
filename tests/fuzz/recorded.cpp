#include "tests/fuzz/recorded.hpp"

#include <cstdio>
#include <fstream>
#include <utility>

#include "app/runs/live_run.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::fuzz {
namespace {

// Plays a run to its end, or until the keys run out. Returns how it ended.
Outcome play(LiveRun& run, std::string_view keys) {
    const Outcome outcome = run.play(test::ScriptedKeys(keys), [](const AnyGame&) {});
    if (outcome.ending) {
        run.writer()->end(outcome, {});
    }
    expect_none(run.writer()->problem());
    return outcome;
}

Replayed replayed(const std::string& path) {
    RunReader file(path);
    return replay_file(file);
}

}  // namespace

const std::string& RecordFile::path() const {
    static const test::TemporaryFolder folder(test::memory_folder());
    static const std::string path = folder.path("fuzz.run");
    return path;
}

std::string RecordFile::contents() const {
    return test::contents(path());
}

void RecordFile::write(std::string_view bytes) const {
    std::ofstream(path(), std::ios::binary) << bytes;
}

std::optional<Replayed> RecordFile::verified() const {
    try {
        return replayed(path());
    } catch (const BadRunFile& error) {
        const std::string_view why = error.what();
        const bool named = why.starts_with(path() + ":");
        const std::string_view line = why.substr(path().size() + 1);
        expect(named && line.find_first_not_of("0123456789") > 0, "an error without its place");
        return std::nullopt;
    }
}

std::string keys_of(std::string_view bytes, const GameKind& game) {
    std::string all;
    for (int letter = '!'; letter <= '~'; ++letter) {
        if (game.keys.scripted(static_cast<char>(letter))) {
            all += static_cast<char>(letter);
        }
    }
    std::string keys;
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        keys += all.find(byte) != std::string::npos ? byte : all[code % all.size()];
    }
    return keys;
}

void record(const RecordFile& file, const GameKind& game, std::uint64_t seed,
            std::string_view keys) {
    std::remove(file.path().c_str());
    const RunHeader header{game.rules, seed, "2026-11-20T15:11:00Z"};
    LiveRun run(game, header, [&] { return LogFile::create(file.path()); });
    play(run, keys);
}

void resume(const RecordFile& file, Replayed&& run, std::string_view keys) {
    LiveRun resumed(LogFile::open(file.path()), std::move(run), {});
    const Outcome outcome = play(resumed, keys);
    const Replayed whole = replayed(file.path());
    expect(whole.game->outcome() == outcome, "a resumed run is recorded as another");
    expect(whole.recorded_end.has_value() == outcome.ending.has_value(),
           "the end of a resumed run is not recorded");
}

}  // namespace rogue::fuzz
