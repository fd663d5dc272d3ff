#include <system_error>

#include "handle_win32.hpp"
#include "rogue/records/log_file.hpp"

namespace rogue {
namespace {

HANDLE handle_of(std::intptr_t handle) {
    return reinterpret_cast<HANDLE>(handle);
}

// The lock is that nobody else may open it to write.
std::intptr_t open_alone(const std::string& path, DWORD creation) {
    Handle file(path, GENERIC_WRITE, FILE_SHARE_READ, creation);
    if (!file.open_failed()) {
        return reinterpret_cast<std::intptr_t>(file.release());
    }
    const DWORD error = GetLastError();
    switch (error) {
        case ERROR_FILE_EXISTS:
            fail_as(std::errc::file_exists, path, "can't make");
        case ERROR_SHARING_VIOLATION:
            fail_as(std::errc::resource_unavailable_try_again, path, "is being played");
        default:
            fail(path, creation == CREATE_NEW ? "can't make" : "can't open", error);
    }
}

bool set_size(HANDLE file, std::uint64_t size) {
    LARGE_INTEGER end{};
    end.QuadPart = static_cast<LONGLONG>(size);
    return SetFilePointerEx(file, end, nullptr, FILE_BEGIN) != 0 && SetEndOfFile(file) != 0;
}

}  // namespace

LogFile LogFile::create(std::string path) {
    const std::intptr_t handle = open_alone(path, CREATE_NEW);
    return {std::move(path), handle};
}

LogFile LogFile::open(std::string path) {
    const std::intptr_t handle = open_alone(path, OPEN_EXISTING);
    return {std::move(path), handle};
}

LogFile::LogFile(LogFile&& other) noexcept : path_(std::move(other.path_)), handle_(other.handle_) {
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
    return written;
}

void LogFile::cut(std::uint64_t size) {
    LARGE_INTEGER now{};
    if (GetFileSizeEx(handle_of(handle_), &now) != 0 &&
        static_cast<std::uint64_t>(now.QuadPart) <= size) {
        return;
    }
    if (!set_size(handle_of(handle_), size)) {
        fail(path_, "can't cut", GetLastError());
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
