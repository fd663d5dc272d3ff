#include "rogue/records/log_file.hpp"

#include "rogue/records/file.hpp"

namespace rogue {

LogFile::LogFile(const std::string& path, FileSystem::Access access, FileSystem& files)
    : path_(path) {
    const bool make = access == FileSystem::Access::make;
    const std::string_view what = make ? "can't make" : "can't open";
    const auto busy = std::errc::resource_unavailable_try_again;
    std::error_code error;
    file_ = files.open(path, access, error);
    throw_if(error, error == busy ? "is being played" : what);
    do {  // A process that looks for unfinished runs may briefly lock a new file.
        error = file_->lock(make);
    } while (error == std::errc::interrupted);  // A signal says nothing about the lock.
    if (error == busy) {
        fail(path, "is being played", error);
    }
    locked_ = !error;
    const File::Status status = file_->status(error);
    if (!error && !status.plain) {
        error = std::make_error_code(std::errc::invalid_argument);
    } else if (!error && !status.named) {
        error = std::make_error_code(std::errc::no_such_file_or_directory);  // Removed just now.
    } else if (error && make) {
        return;  // A new file has size 0, even if the system does not tell.
    }
    throw_if(error, what);
    size_ = status.size;
}

LogFile LogFile::create(const std::string& path, FileSystem& files) {
    return {path, FileSystem::Access::make, files};
}

LogFile LogFile::open(const std::string& path, FileSystem& files) {
    return {path, FileSystem::Access::extend, files};
}

void LogFile::throw_if(std::error_code error, std::string_view what) const {
    if (error) {
        fail(path_, what, error);
    }
}

std::shared_ptr<File> LogFile::from_beginning() const {
    throw_if(file_->seek(0), "can't read");
    return file_;
}

std::size_t LogFile::append(std::string_view bytes) {
    std::error_code error;
    std::size_t written = 0;
    do {
        error.clear();
        written = file_->write(bytes, error);
    } while (error == std::errc::interrupted);
    if (written == 0 && !error) {
        error = std::make_error_code(std::errc::io_error);  // The system sets no error.
    }
    throw_if(error, "can't write");
    size_ += written;
    return written;
}

RecordState LogFile::record_state() const {
    std::error_code error;
    const File::Status status = file_->status(error);
    if (error) {
        return RecordState::complete;
    }
    if (!status.named) {
        return RecordState::removed;
    }
    return status.size == size_ ? RecordState::complete : RecordState::played_elsewhere;
}

void LogFile::cut(std::uint64_t size) {
    if (record_state() == RecordState::played_elsewhere) {
        fail(path_, "is being played",
             std::make_error_code(std::errc::resource_unavailable_try_again));
    }
    if (size_ > size) {
        throw_if(file_->cut(size), "can't cut");
        size_ = size;
    }
}

void LogFile::set_last_written(std::chrono::system_clock::time_point when) {
    file_->set_last_written(when);
}

void LogFile::flush() {
    throw_if(file_->flush(), "can't flush");
}

void LogFile::remove() {
    const File::Removed removed = file_->remove(path_);
    throw_if(removed.error, removed.emptied ? "was emptied, but can't be removed" : "can't remove");
}

}  // namespace rogue
