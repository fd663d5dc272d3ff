#include <windows.h>

#include <algorithm>
#include <chrono>
#include <string>

#include "records/clock_time.hpp"
#include "records/patience.hpp"
#include "rogue/base/text.hpp"
#include "rogue/base/utf16_win32.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"

namespace rogue {
namespace {

using Access = FileSystem::Access;
using std::chrono::system_clock;

// Virus scanners and editors keep a file open and others out, but only briefly.
constexpr std::chrono::seconds kPatience{2};

// Windows counts ticks from the beginning of 1601. This many pass until 1970.
constexpr Ticks kTicksTo1970{116'444'736'000'000'000};

system_clock::time_point time_of(FILETIME time) {
    const Ticks ticks(static_cast<std::int64_t>(std::uint64_t{time.dwHighDateTime} << 32 |
                                                std::uint64_t{time.dwLowDateTime}));
    const auto whole = std::chrono::floor<std::chrono::seconds>(ticks - kTicksTo1970);
    return clock_time(whole, ticks - kTicksTo1970 - whole);
}

FILETIME file_time(system_clock::time_point when) {
    const auto since_1970 = std::chrono::floor<Ticks>(when.time_since_epoch());
    const auto ticks = static_cast<std::uint64_t>((since_1970 + kTicksTo1970).count());
    return {static_cast<DWORD>(ticks), static_cast<DWORD>(ticks >> 32)};
}

std::error_code error_of(DWORD error) {
    return {static_cast<int>(error), std::system_category()};
}

// Returns the error of a call that returns 0 on failure.
std::error_code error_unless(BOOL done) {
    return done != 0 ? std::error_code() : error_of(GetLastError());
}

HANDLE open_handle(const std::string& path, DWORD access, DWORD sharing, DWORD creation,
                   DWORD flags = FILE_ATTRIBUTE_NORMAL) {
    return CreateFileW(utf16(path).c_str(), access, sharing, nullptr, creation, flags, nullptr);
}

DWORD size_of_part(std::size_t size) {
    constexpr std::size_t kMost = 1 << 30;  // A size has 32 bits here.
    return static_cast<DWORD>(std::min(size, kMost));
}

class Handle final : public File {
public:
    explicit Handle(HANDLE handle, Access access = Access::read)
        : handle_(handle), access_(access) {}
    ~Handle() override { close(); }

    std::size_t read(std::span<char> bytes, std::error_code& error) override {
        DWORD got = 0;
        if (ReadFile(handle_, bytes.data(), size_of_part(bytes.size()), &got, nullptr) == 0 &&
            GetLastError() != ERROR_BROKEN_PIPE) {  // The pipe's other end is closed.
            error = error_of(GetLastError());
        }
        return got;
    }

    std::error_code seek(std::uint64_t place) override {
        LARGE_INTEGER to{};
        to.QuadPart = static_cast<LONGLONG>(place);
        return error_unless(SetFilePointerEx(handle_, to, nullptr, FILE_BEGIN));
    }

    std::size_t write(std::string_view bytes, std::error_code& error) override {
        // With this offset, Windows writes at the end of the file.
        OVERLAPPED at_end{};
        at_end.Offset = at_end.OffsetHigh = 0xFFFFFFFF;
        DWORD written = 0;
        error = error_unless(WriteFile(handle_, bytes.data(), size_of_part(bytes.size()), &written,
                                       access_ == Access::overwrite ? nullptr : &at_end));
        return written;
    }

    std::error_code cut(std::uint64_t size) override {
        const std::error_code error = seek(size);
        return error ? error : error_unless(SetEndOfFile(handle_));
    }

    std::error_code flush() override { return error_unless(FlushFileBuffers(handle_)); }

    // The lock is that nobody else may open the file for writing, which every file system supports.
    std::error_code lock(bool /*wait*/) override { return {}; }

    // `named` is true: Windows lets nobody remove a file that is open like this one.
    Status status(std::error_code& error) override {
        LARGE_INTEGER size{};
        const bool plain = GetFileType(handle_) == FILE_TYPE_DISK;
        if (plain) {
            error = error_unless(GetFileSizeEx(handle_, &size));
        }
        return {plain, true, static_cast<std::uint64_t>(size.QuadPart)};
    }

    std::error_code set_last_written(system_clock::time_point when) override {
        const FILETIME time = file_time(when);
        return error_unless(SetFileTime(handle_, nullptr, nullptr, &time));
    }

    // A new file gets its rights from its folder.
    std::error_code copy_mode_of(const File& /*other*/) override { return {}; }

    // Closes the file first: an open one can be removed only if all its readers allow it. Empties
    // it before that, because the name of a closed one may pass to another file.
    Removed remove(const std::string& path) override {
        const bool emptied = !cut(0);
        close();
        return {error_unless(DeleteFileW(utf16(path).c_str())), emptied};
    }

private:
    void close() {
        if (handle_ != INVALID_HANDLE_VALUE) {
            CloseHandle(handle_);
        }
        handle_ = INVALID_HANDLE_VALUE;
    }

    HANDLE handle_;
    Access access_;
};

constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

HANDLE open_for(const std::string& path, Access access) {
    switch (access) {
        case Access::read:
        case Access::wait:
            return open_handle(path, GENERIC_READ, kShared, OPEN_EXISTING);
        case Access::overwrite:
            return open_handle(path, GENERIC_WRITE, kShared, OPEN_EXISTING);
        case Access::extend:
            return open_handle(path, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, OPEN_EXISTING);
        case Access::make:
            return open_handle(path, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, CREATE_NEW);
    }
    return INVALID_HANDLE_VALUE;
}

// Returns the meaning of an error in opening a file. The standard library has no name for some of
// these errors, and reports a file in use as a lack of rights.
std::error_code error_of_opening(DWORD error, Access access) {
    switch (error) {
        case ERROR_FILE_EXISTS:
            return std::make_error_code(std::errc::file_exists);
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
            return std::make_error_code(std::errc::no_such_file_or_directory);
        case ERROR_SHARING_VIOLATION:
            return std::make_error_code(access == Access::extend
                                            ? std::errc::resource_unavailable_try_again
                                            : std::errc::text_file_busy);
        default:
            return error_of(error);
    }
}

// Windows gives the same error for a file in use and for a write-protected one.
bool is_in_use(const std::wstring& path, DWORD error) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    const bool may_be_replaced =
        attributes != INVALID_FILE_ATTRIBUTES &&
        (attributes & (FILE_ATTRIBUTE_READONLY | FILE_ATTRIBUTE_DIRECTORY)) == 0;
    return error == ERROR_SHARING_VIOLATION || (error == ERROR_ACCESS_DENIED && may_be_replaced);
}

// Tries to write, because Windows' rights are too complicated to evaluate.
bool may_write_in(const std::string& folder) {
    const HANDLE file =
        open_handle(concat(folder, "/.", process_number(), ".try"), GENERIC_WRITE, 0, CREATE_NEW,
                    FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE);
    return file != INVALID_HANDLE_VALUE && CloseHandle(file) != 0;
}

class SystemFiles final : public FileSystem {
public:
    // Retries while others may be replacing the file, but not if another process plays it.
    std::unique_ptr<File> open(const std::string& path, Access access,
                               std::error_code& error) override {
        const Patience patience(kPatience);
        while (true) {
            const HANDLE handle = open_for(path, access);
            if (handle != INVALID_HANDLE_VALUE) {
                return std::make_unique<Handle>(handle, access);
            }
            const DWORD reason = GetLastError();
            const bool passes = access != Access::extend && access != Access::make;
            if (!passes || reason != ERROR_SHARING_VIOLATION || !patience.wait()) {
                error = error_of_opening(reason, access);
                return nullptr;
            }
        }
    }

    std::unique_ptr<File> open_standard_input(std::error_code& error) override {
        HANDLE handle = INVALID_HANDLE_VALUE;
        if (DuplicateHandle(GetCurrentProcess(), GetStdHandle(STD_INPUT_HANDLE),
                            GetCurrentProcess(), &handle, 0, FALSE, DUPLICATE_SAME_ACCESS) == 0) {
            error = error_of(GetLastError());
            return nullptr;
        }
        return std::make_unique<Handle>(handle);
    }

    std::error_code replace(const std::string& from, const std::string& to) override {
        const std::wstring path = utf16(to);
        const Patience patience(kPatience);
        while (MoveFileExW(utf16(from).c_str(), path.c_str(),
                           MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0) {
            const DWORD error = GetLastError();
            if (!is_in_use(path, error)) {
                return error_of(error);
            }
            if (!patience.wait()) {
                return std::make_error_code(std::errc::text_file_busy);
            }
        }
        return {};
    }

    // replace() has moved the files in a way that needs no flushing.
    std::error_code flush_folder(const std::string& /*path*/) override { return {}; }

    std::error_code remove(const std::string& path) override {
        return error_unless(DeleteFileW(utf16(path).c_str()));
    }

    std::error_code make_folder(const std::string& path) override {
        if (CreateDirectoryW(utf16(path).c_str(), nullptr) != 0) {
            return {};
        }
        const DWORD error = GetLastError();
        return error == ERROR_ALREADY_EXISTS ? std::make_error_code(std::errc::file_exists)
                                             : error_of_opening(error, Access::make);
    }

    // The lock is a file that no other process may open. Windows removes it when its handle is
    // closed, even if the process was killed. While it is being removed, it can't be opened.
    std::unique_ptr<File> lock_folder(const std::string& file, std::error_code& error) override {
        const HANDLE lock =
            open_handle(folder_of(file) + "/.lock", GENERIC_READ | GENERIC_WRITE, 0, OPEN_ALWAYS,
                        FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE);
        if (lock != INVALID_HANDLE_VALUE) {
            return std::make_unique<Handle>(lock);
        }
        const DWORD reason = GetLastError();
        const bool taken = reason == ERROR_SHARING_VIOLATION || reason == ERROR_ACCESS_DENIED;
        error = taken ? std::make_error_code(std::errc::resource_unavailable_try_again)
                      : error_of(reason);
        return nullptr;
    }

    system_clock::time_point last_written(const std::string& path,
                                          std::error_code& error) override {
        WIN32_FILE_ATTRIBUTE_DATA data{};
        error =
            error_unless(GetFileAttributesExW(utf16(path).c_str(), GetFileExInfoStandard, &data));
        return error ? system_clock::time_point() : time_of(data.ftLastWriteTime);
    }

    bool may_write(const std::string& path) override {
        const HANDLE file = open_handle(path, GENERIC_READ | GENERIC_WRITE, kShared, OPEN_EXISTING);
        const DWORD error = file == INVALID_HANDLE_VALUE ? GetLastError() : ERROR_SUCCESS;
        if (file != INVALID_HANDLE_VALUE) {
            CloseHandle(file);
        }
        const bool replaceable = error == ERROR_SUCCESS || error == ERROR_FILE_NOT_FOUND ||
                                 error == ERROR_SHARING_VIOLATION;  // Somebody is reading it.
        return replaceable && may_write_in(folder_of(path));
    }
};

}  // namespace

FileSystem& system_files() {
    static SystemFiles files;
    return files;
}

unsigned long process_number() {
    return GetCurrentProcessId();
}

}  // namespace rogue
