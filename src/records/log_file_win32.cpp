#include <system_error>

#include "handle_win32.hpp"
#include "rogue/records/log_file.hpp"

namespace rogue {
namespace {

HANDLE handle_of(std::intptr_t handle) {
    return reinterpret_cast<HANDLE>(handle);
}

// Fails with what it means that the file can't be opened.
[[noreturn]] void fail_to_open(const std::string& path, bool make, DWORD error) {
    switch (error) {
        case ERROR_FILE_EXISTS:
            fail_as(std::errc::file_exists, path, "can't make");
        case ERROR_SHARING_VIOLATION:
            fail_as(std::errc::resource_unavailable_try_again, path, "is being played");
        default:
            fail(path, make ? "can't make" : "can't open", error);
    }
}

bool set_size(HANDLE file, std::uint64_t size) {
    LARGE_INTEGER end{};
    end.QuadPart = static_cast<LONGLONG>(size);
    return SetFilePointerEx(file, end, nullptr, FILE_BEGIN) != 0 && SetEndOfFile(file) != 0;
}

}  // namespace

// The lock is that nobody else may open the file to write, which every file system knows.
LogFile::Opened LogFile::open_locked(const std::string& path, bool make) {
    Handle file(path, GENERIC_WRITE, FILE_SHARE_READ, make ? CREATE_NEW : OPEN_EXISTING);
    if (file.open_failed()) {
        fail_to_open(path, make, GetLastError());
    }
    LARGE_INTEGER size{};
    if (GetFileSizeEx(file.get(), &size) == 0) {
        fail(path, "can't open", GetLastError());
    }
    return {reinterpret_cast<std::intptr_t>(file.release()),
            static_cast<std::uint64_t>(size.QuadPart), true};
}

LogFile LogFile::create(std::string path) {
    const Opened file = open_locked(path, true);
    return {std::move(path), file};
}

LogFile LogFile::open(std::string path) {
    const Opened file = open_locked(path, false);
    return {std::move(path), file};
}

LogFile::LogFile(LogFile&& other) noexcept
    : path_(std::move(other.path_)),
      handle_(other.handle_),
      size_(other.size_),
      locked_(other.locked_) {
    other.handle_ = -1;
}

LogFile::~LogFile() {
    if (handle_ != -1) {
        CloseHandle(handle_of(handle_));
    }
}

std::size_t LogFile::append(std::string_view bytes) {
    // With this offset the system writes at the end of the file.
    OVERLAPPED at_end{};
    at_end.Offset = at_end.OffsetHigh = 0xFFFFFFFF;
    DWORD written = 0;
    if (WriteFile(handle_of(handle_), bytes.data(), static_cast<DWORD>(bytes.size()), &written,
                  &at_end) == 0) {
        fail(path_, "can't write", GetLastError());
    }
    if (written == 0) {  // The system sets no error.
        fail(path_, "can't write", ERROR_WRITE_FAULT);
    }
    size_ += written;
    return written;
}

// The system lets nobody remove a file that is open like this one.
LogFile::Fate LogFile::fate() const {
    LARGE_INTEGER now{};
    const bool known = GetFileSizeEx(handle_of(handle_), &now) != 0;
    return known && static_cast<std::uint64_t>(now.QuadPart) != size_ ? Fate::changed : Fate::whole;
}

void LogFile::cut(std::uint64_t size) {
    if (fate() == Fate::changed) {
        fail_as(std::errc::resource_unavailable_try_again, path_, "is being played");
    }
    if (size_ > size) {
        if (!set_size(handle_of(handle_), size)) {
            fail(path_, "can't cut", GetLastError());
        }
        size_ = size;
    }
}

void LogFile::set_last_written(std::chrono::system_clock::time_point when) {
    const FILETIME time = file_time(when);
    if (SetFileTime(handle_of(handle_), nullptr, nullptr, &time) == 0) {
        fail(path_, "can't set the time", GetLastError());
    }
}

void LogFile::flush() {
    if (FlushFileBuffers(handle_of(handle_)) == 0) {
        fail(path_, "can't flush", GetLastError());
    }
}

// It is closed first: an open file can only be removed if everybody who reads it has allowed that.
// It is emptied first, because an open file can't be removed, and a closed one may be another's.
void LogFile::remove() {
    const bool emptied = set_size(handle_of(handle_), 0);
    CloseHandle(handle_of(handle_));
    handle_ = -1;
    if (DeleteFileW(utf16(path_).c_str()) == 0) {
        fail(path_, emptied ? "emptied, can't remove" : "can't remove", GetLastError());
    }
}

}  // namespace rogue
