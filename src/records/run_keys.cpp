#include "rogue/records/run_keys.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"

namespace rogue {

Key RunKeys::next() {
    if ((!line_ || taken_ == line_->keys.size()) && !next_line(RunReader::Expected::keys)) {
        return Key::end;
    }
    ++given_;
    return Key{line_->keys[taken_++]};
}

void RunKeys::finish() {
    if ((line_ && taken_ < line_->keys.size()) || next_line(RunReader::Expected::end)) {
        file_.fail("there are keys after the end of the run");
    }
}

bool RunKeys::next_line(RunReader::Expected expected) {
    // In a run that was cut off, all or part of the last checksum may be missing.
    if (line_ && !line_->checksum.empty() && !hex(shown_()).starts_with(line_->checksum)) {
        file_.fail(text("the screen has checksum ", hex(shown_()), ", not ", line_->checksum));
    }
    line_ = file_.next(expected);
    taken_ = 0;
    const auto known = [this](char letter) { return keys_.scripted(letter).has_value(); };
    if (line_ && !std::ranges::all_of(line_->keys, known)) {
        file_.fail("a letter stands for no key");
    }
    return line_.has_value();
}

}  // namespace rogue
