#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "app/arguments.hpp"
#include "app/commandline/parse_options.hpp"
#include "app/commands.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/term/standard_streams.hpp"

namespace {

int run(const rogue::Options& options) {
    using Command = rogue::Options::Command;
    switch (options.command) {
        case Command::play:
            return rogue::play(options);
        case Command::headless:
            return rogue::play_headless(options);
        case Command::replay:
            return rogue::replay(options);
        case Command::watch:
            return rogue::watch(options);
        case Command::story:
            return rogue::print_story(options);
        case Command::verify:
            return rogue::verify(options);
        case Command::scores:
            return rogue::print_scores(options);
        case Command::my_runs:
            return rogue::print_my_runs(options);
        case Command::generate:
            rogue::write_standard_output(rogue::Raw{rogue::generated_file(options.generated)});
            return 0;
        case Command::help:
            rogue::write_standard_output(rogue::Raw{rogue::help_text(options.help)});
            return 0;
        case Command::version:
            rogue::write_standard_output(rogue::Lines().add("roguelike " ROGUE_VERSION));
            return 0;
    }
    return 0;
}

}  // namespace

// Exit status: 0 fine, 1 the program could not do it, 2 bad usage, 3 a run file that does not
// verify, 128 + n after signal n.
int main(int argc, char** argv) {
    rogue::prepare_standard_streams();
    try {
        const std::vector<std::string> words = rogue::program_arguments(argc, argv);
        const std::vector<std::string_view> views(words.begin(), words.end());
        return run(rogue::parse_options(views, rogue::default_arguments()));
    } catch (const rogue::UsageError& error) {
        rogue::report(error.what());
        if (error.helped_by_help) {
            rogue::write_standard_error(rogue::Lines().add("Try 'roguelike --help'."));
        }
        return 2;
    } catch (const rogue::BadRunFile& error) {
        rogue::report(error.what());
        return rogue::kBadRun;
    } catch (const std::bad_alloc&) {
        rogue::report("out of memory");
        return 1;
    } catch (const std::exception& error) {
        rogue::report(error.what());
        return 1;
    }
}
