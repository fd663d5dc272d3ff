#include "rogue/app/offer.hpp"

#include <array>
#include <cstdlib>
#include <ctime>
#include <stdexcept>

#include "rogue/app/commands.hpp"
#include "rogue/app/new_run.hpp"
#include "rogue/app/unfinished.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

using std::chrono::system_clock;

enum class Answer { resume, start_anew, drop, leave };

std::string local_time(system_clock::time_point when) {
    const std::time_t seconds = system_clock::to_time_t(when);
    std::array<char, 32> buffer;
    const std::tm* local = std::localtime(&seconds);
    const std::size_t size =
        local == nullptr ? 0 : std::strftime(buffer.data(), buffer.size(), "%Y-%m-%d %H:%M", local);
    return {buffer.data(), size};
}

Answer ask(TerminalSession& session, const UnfinishedRun& run) {
    const Replayed& state = run.state;
    session.show_offer({state.depth, state.hp, state.max_hp, state.outcome.tally.score(),
                        local_time(run.last_played)});
    while (const auto stroke = session.next_keystroke(std::nullopt)) {
        switch (stroke->character) {
            case U'y':
            case U'Y':
                return Answer::resume;
            case U'n':
            case U'N':
                return Answer::start_anew;
            case U'd':
            case U'D':
                return Answer::drop;
            case U'q':
            case U'Q':
                return Answer::leave;
            default:
                break;
        }
    }
    return Answer::leave;
}

std::unique_ptr<Run> resumed(UnfinishedRun run) {
    return std::make_unique<Run>(std::move(run.file), run.state);
}

std::unique_ptr<Run> run_in(const std::string& path, const std::string& scores) {
    UnfinishedRun run = open_unfinished(path);
    const Outcome outcome = run.state.outcome;
    if (outcome.ending == Outcome::Ending::open) {
        return resumed(std::move(run));
    }
    const std::string problem = close_ended(std::move(run), scores);
    throw std::runtime_error(problem.empty() ? text(path, ": had ended: ", end_of(outcome).text())
                                             : problem);
}

}  // namespace

std::unique_ptr<Run> choose_run(const Options& options, TerminalSession& session,
                                std::vector<std::string>& problems) {
    if (options.resume && !options.files.empty()) {
        return run_in(options.files.front(), scores_path(options));
    }
    std::vector<UnfinishedRun> unfinished;
    const auto folder = runs_folder(options);
    if (folder && options.record && !options.record_file) {
        unfinished = unfinished_runs(*folder, scores_path(options), problems);
    }
    if (options.resume) {
        if (unfinished.empty()) {
            throw std::runtime_error("there is no run to resume");
        }
        return resumed(std::move(unfinished.front()));
    }
    for (UnfinishedRun& run : unfinished) {
        switch (ask(session, run)) {
            case Answer::resume:
                return resumed(std::move(run));
            case Answer::start_anew:
                return new_run(options);
            case Answer::drop:
                run.file.remove();
                break;
            case Answer::leave:
                return nullptr;
        }
    }
    return new_run(options);
}

SessionSettings session_settings(const Options& options) {
    const char* no_color = std::getenv("NO_COLOR");  // https://no-color.org
    const bool forbidden = no_color != nullptr && *no_color != '\0';
    const bool color = options.color == ColorChoice::always ||
                       (options.color == ColorChoice::automatic && !forbidden);
    return {options.glyphs, options.keys, color};
}

}  // namespace rogue
