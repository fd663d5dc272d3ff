#include "tests/support/run_files.hpp"
#include "rogue/app/run.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/recorded.hpp"

namespace rogue::fuzz {
namespace {

// A run file that is good is read alike by all who read it, and a run that was cut off goes on.
void expect_soundness(const RecordFile& file, const Replayed& run) {
    const auto ending = ending_of(file.path());
    expect(ending == run.recorded_end, "another end at the end of the file");
    RunReader reader(file.path());
    reader.next(RunReader::Expected::keys);
    reader.start_over();
    expect(replay_unseen(reader).checksum == run.checksum, "another run at the second reading");
    if (run.recorded_end) {
        return;
    }
    const std::string before = file.contents();
    resume(file, run, keys_of("RRDDLLUU.giagzR>..ZUi.zX1ELq", *run.game));
    const std::string after = file.contents();
    expect(after.starts_with(before.substr(0, static_cast<std::size_t>(run.seam.size))),
           "keys are lost when a run is resumed");
}

}  // namespace

void run_files(std::string_view input) {
    const RecordFile file;
    file.write(input);
    if (const auto run = file.verified()) {
        expect_soundness(file, *run);
    }
}

}  // namespace rogue::fuzz
