#include "tests/support/probe.hpp"

#include <stdexcept>

#include "app/games.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {

TerminalProbe answered_probe(const WidthModel& model, TerminalProbe::Question question) {
    TerminalProbe probe(question, games());
    TerminalEmulator terminal(80, 23, model);
    terminal.feed(probe.query());
    KeyDecoder decoder;
    KeyDecoder::Events events;
    decoder.feed(terminal.take_replies(), events);
    bool done = false;
    for (const auto& event : events) {
        if (done) {
            throw std::runtime_error("an answer or a key behind the last answer");
        }
        done = probe.handle(std::get<Report>(event));
    }
    if (!done) {
        throw std::runtime_error("answers missing");
    }
    return probe;
}

GlyphSet measured_glyphs(const WidthModel& model) {
    return {GlyphChoice::automatic, answered_probe(model).widths()};
}

}  // namespace rogue::test
