#include "rogue/records/run_writer.hpp"

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "rogue/base/text.hpp"

namespace rogue {

RunWriter::RunWriter(std::function<LogFile()> make, const RunHeader& header, HashShown shown)
    : make_(std::move(make)),
      shown_(std::move(shown)),
      pending_(header.text()),
      unwritten_header_(pending_.size()) {}

RunWriter::RunWriter(LogFile file, const ResumePoint& resume_point, HashShown shown)
    : file_(std::move(file)),
      shown_(std::move(shown)),
      line_keys_(resume_point.line_keys),
      resumable_(true) {
    file_->cut(resume_point.size);
    file_->set_last_written(std::chrono::system_clock::now());
}

void RunWriter::begin() {
    file_.emplace(make_());
    write();
    if (!pending_.empty()) {
        remove_file();
        throw std::runtime_error(write_problem_);
    }
}

// The checksum of a full line is written with the next key.
void RunWriter::key(Key key) {
    if (line_keys_ == kKeysInLine) {
        close_line();
    }
    pending_ += static_cast<char>(key);
    ++line_keys_;
    write();
}

bool RunWriter::keep_keys(std::chrono::system_clock::time_point when) {
    if (!pending_.empty()) {
        write();
    }
    look_at_file();
    if (kept_ != RecordState::complete) {
        return false;
    }
    if (!pending_.empty()) {
        write_problem_ += file_ ? "; as the run is over, its file was removed" : "";
        remove_file();
        return false;
    }
    file_->set_last_written(when);
    flush();
    return true;
}

void RunWriter::end(const Outcome& outcome, std::chrono::system_clock::time_point when) {
    if (!pending_.empty() && !keep_keys(when)) {
        return;
    }
    if (line_keys_ > 0) {
        close_line();
    }
    append(pending_, end_line(outcome), "\n");
    write();
    flush();
    if (file_ && kept_ == RecordState::complete) {
        file_->set_last_written(when);
    }
}

void RunWriter::flush() {
    if (!write_problem_.empty()) {
        write();
    }
    look_at_file();
    try {
        if (file_ && kept_ == RecordState::complete) {
            file_->flush();
        }
    } catch (const std::system_error& error) {
        flush_problem_ = error.what();
    }
}

void RunWriter::look_at_file() {
    if (!file_ || kept_ != RecordState::complete) {
        return;
    }
    kept_ = file_->record_state();
    if (kept_ != RecordState::complete) {
        resumable_ = false;
        write_problem_ = concat(file_->path(), kept_ == RecordState::removed
                                                   ? ": was removed while the run was played"
                                                   : ": somebody else is playing this run too");
    }
}

RecordState RunWriter::record_state() const {
    if (kept_ != RecordState::complete || problem().empty()) {
        return kept_;
    }
    return resumable_ ? RecordState::beginning : RecordState::nothing;
}

void RunWriter::close_line() {
    append(pending_, " ", hex(shown_()), "\n");
    line_keys_ = 0;
}

// A locked file may be removed, but nobody else writes it, so one look for each line is enough.
void RunWriter::write() {
    if (line_keys_ <= 1 || !file_ || !file_->locked()) {
        look_at_file();
    }
    if (kept_ != RecordState::complete) {
        return;
    }
    try {
        if (!file_) {
            file_.emplace(make_());
        }
        while (!pending_.empty()) {
            const std::size_t written = file_->append(pending_);
            pending_.erase(0, written);
            unwritten_header_ -= std::min(unwritten_header_, written);
            resumable_ = unwritten_header_ == 0;
        }
        write_problem_.clear();
    } catch (const std::runtime_error& error) {
        write_problem_ = error.what();
    }
}

void RunWriter::remove_file() {
    resumable_ = false;
    try {
        if (file_) {
            file_->remove();
        }
    } catch (const std::system_error& error) {
        write_problem_ = error.what();
    }
}

}  // namespace rogue
