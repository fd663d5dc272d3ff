#include <utility>

#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/recorded.hpp"

namespace rogue::fuzz {
namespace {

// A run file that is good is read alike by all who read it, and a run that was cut off goes on.
void expect_soundness(const RecordFile& file, Replayed&& run) {
    const auto ending = ending_of(file.path());
    expect(ending == run.recorded_end, "another end at the end of the file");
    if (run.recorded_end) {
        return;
    }
    const std::string kept =
        file.contents().substr(0, static_cast<std::size_t>(run.resume_point.size));
    const std::string more = keys_of("RRDDLLUU.giagzR>..ZUi.zX1ELq", *run.kind);
    resume(file, std::move(run), more);
    expect(file.contents().starts_with(kept), "keys are lost when a run is resumed");
}

}  // namespace

void run_files(std::string_view input) {
    const RecordFile file;
    file.write(input);
    if (auto run = file.verified()) {
        expect_soundness(file, std::move(*run));
    }
}

}  // namespace rogue::fuzz
