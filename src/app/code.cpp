#include "rogue/app/commands.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/records/run_code.hpp"
#include "rogue/term/standard_streams.hpp"

namespace rogue {

int print_code(const Options& options) {
    RunReader file = open_run(run_to_show(options));
    const Replayed run = replay_file(file);
    const std::string code =
        code_of({run.header, run.keys, checksum(*run.game), run.recorded_end});
    write_standard_output(Raw{code + "\n"});
    return 0;
}

}  // namespace rogue
