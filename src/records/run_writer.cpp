#include "rogue/records/run_writer.hpp"

#include <system_error>

#include "rogue/base/text.hpp"

namespace rogue {

RunWriter::RunWriter(std::function<LogFile()> make, const RunHeader& header, Shown shown)
    : make_(std::move(make)), shown_(std::move(shown)), pending_(header.text()) {}

RunWriter::RunWriter(LogFile file, const RunFileReader::Seam& seam, Shown shown)
    : file_(std::move(file)), shown_(std::move(shown)), line_keys_(seam.line_keys) {
    file_->cut(seam.size);
}

void RunWriter::begin() {
    file_.emplace(make_());
    pending_.erase(0, file_->append(pending_));
}

// The checksum of a full line is written with the key behind it.
void RunWriter::key(Key key) {
    if (line_keys_ == kKeysInLine) {
        close_line();
    }
    pending_ += static_cast<char>(key);
    ++line_keys_;
    write();
}

void RunWriter::end(const RunEnd& end) {
    if (line_keys_ > 0) {
        close_line();
    }
    append(pending_, text(end.text(), "\n"));
    write();
    flush();
}

void RunWriter::set_last_played(std::chrono::system_clock::time_point when) {
    attempt([&] {
        if (file_) {
            file_->set_last_written(when);
        }
    });
}

void RunWriter::flush() {
    attempt([&] {
        if (file_) {
            file_->flush();
        }
    });
}

void RunWriter::close_line() {
    append(pending_, text(" ", hex(shown_()), "\n"));
    line_keys_ = 0;
}

void RunWriter::write() {
    attempt([&] {
        if (!file_) {
            file_.emplace(make_());
        }
        while (!pending_.empty()) {
            pending_.erase(0, file_->append(pending_));
        }
        problem_.clear();
    });
}

void RunWriter::attempt(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::system_error& error) {
        problem_ = error.what();
    }
}

}  // namespace rogue
