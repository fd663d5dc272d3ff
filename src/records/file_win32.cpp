#include <fcntl.h>
#include <io.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "handle_win32.hpp"
#include "patience.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/native_path.hpp"

namespace rogue {
namespace {

using std::chrono::system_clock;

// Virus scanners and editors keep a file open and others out, but not for long.
constexpr std::chrono::seconds kPatience{2};

bool write_all(HANDLE file, std::string_view bytes) {
    constexpr std::size_t kMost = 1 << 30;  // A size has 32 bits here.
    while (!bytes.empty()) {
        DWORD written = 0;
        if (WriteFile(file, bytes.data(), static_cast<DWORD>(std::min(bytes.size(), kMost)),
                      &written, nullptr) == 0) {
            return false;
        }
        if (written == 0) {
            SetLastError(ERROR_WRITE_FAULT);
            return false;
        }
        bytes.remove_prefix(written);
    }
    return true;
}

Handle make_beside(const std::string& path, std::string& name) {
    constexpr int kMostLeftovers = 100;
    for (int i = 0;; ++i) {
        name = text(path, ".", GetCurrentProcessId(), "-", i, ".tmp");
        Handle file(name, GENERIC_WRITE, 0, CREATE_NEW);
        if (!file.open_failed() || GetLastError() != ERROR_FILE_EXISTS || i == kMostLeftovers) {
            return file;
        }
    }
}

// The handle is closed on return: only then can the file be renamed.
bool write_beside(const std::string& path, std::string_view contents, std::string& name) {
    const Handle file = make_beside(path, name);
    return !file.open_failed() && write_all(file.get(), contents) &&
           FlushFileBuffers(file.get()) != 0;
}

// The standard library reports a file in use as a lack of rights. This function does not.
[[noreturn]] void fail_as_told(const std::string& path, std::string_view what, DWORD error) {
    if (error == ERROR_SHARING_VIOLATION) {
        fail_as(std::errc::device_or_resource_busy, path, "another program has it open");
    }
    fail(path, what, error);
}

// Others may replace the file meanwhile.
Handle open_to_read(const std::string& path) {
    const Patience left(kPatience);
    while (true) {
        Handle file(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                    OPEN_EXISTING);
        if (!file.open_failed() || GetLastError() != ERROR_SHARING_VIOLATION || !left.wait()) {
            return file;
        }
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

// Returns the system's error.
DWORD put_in_place(const std::wstring& temporary, const std::wstring& path) {
    const Patience left(kPatience);
    while (true) {
        if (MoveFileExW(temporary.c_str(), path.c_str(),
                        MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0) {
            return ERROR_SUCCESS;
        }
        const DWORD error = GetLastError();
        if (!is_in_use(path, error)) {
            return error;
        }
        if (!left.wait()) {
            return ERROR_SHARING_VIOLATION;
        }
    }
}

}  // namespace

OpenFile open_file(const std::string& path) {
    OpenFile file(_wfopen(utf16(path).c_str(), L"rb"));
    if (!file) {
        throw std::system_error(errno, std::generic_category(), text(path, ": can't open"));
    }
    const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(file.get())));
    if (GetFileType(handle) != FILE_TYPE_DISK) {
        fail(path, "is not a regular file", ERROR_INVALID_PARAMETER);
    }
    return file;
}

OpenFile open_standard_input() {
    const int fd = _dup(_fileno(stdin));
    OpenFile stream(fd < 0 || _setmode(fd, _O_BINARY) < 0 ? nullptr : _fdopen(fd, "rb"));
    if (!stream) {
        throw std::system_error(errno, std::generic_category(), "standard input: can't open");
    }
    return stream;
}

// std::tmpfile() makes it in the root of the drive, where only administrators may. D removes the
// file when it is closed; T does not write it to the disk if it fits into memory.
OpenFile temporary_file() {
    std::error_code error;
    const auto folder = std::filesystem::temp_directory_path(error);
    std::array<wchar_t, MAX_PATH> name;
    const bool named = GetTempFileNameW(folder.c_str(), L"rog", 0, name.data()) != 0;
    OpenFile file(named ? _wfopen(name.data(), L"w+bTD") : nullptr);
    if (!file) {
        fail("a temporary file", "can't make", GetLastError());
    }
    return file;
}

std::optional<std::string> read_file(const std::string& path) {
    const Handle file = open_to_read(path);
    if (file.open_failed()) {
        const DWORD error = GetLastError();
        if (error == ERROR_FILE_NOT_FOUND || error == ERROR_PATH_NOT_FOUND) {
            return std::nullopt;
        }
        fail_as_told(path, "can't open", error);
    }
    std::string contents;
    std::array<char, 1 << 16> chunk;
    while (contents.size() <= kLargestFile) {
        DWORD got = 0;
        if (ReadFile(file.get(), chunk.data(), static_cast<DWORD>(chunk.size()), &got, nullptr) ==
            0) {
            fail(path, "can't read", GetLastError());
        }
        if (got == 0) {
            return contents;
        }
        contents.append(chunk.data(), got);
    }
    fail_as(std::errc::file_too_large, path, "is larger than 64 MB");
}

void make_folder(const std::string& path) {
    std::error_code error;
    std::filesystem::create_directories(native_path(path), error);
    if (error) {
        throw std::system_error(error, text(path, ": can't make"));
    }
}

// A new file gets its rights from its folder, so `like` is not used.
void replace_file(const std::string& path, std::string_view contents,
                  const std::optional<std::string>& /*like*/) {
    const std::string target = link_target(path);
    std::string temporary;
    const DWORD error = write_beside(target, contents, temporary)
                            ? put_in_place(utf16(temporary), utf16(target))
                            : GetLastError();
    if (error != ERROR_SUCCESS) {
        DeleteFileW(utf16(temporary).c_str());
        fail_as_told(target, "can't write", error);
    }
}

system_clock::time_point last_written(const std::string& path) {
    WIN32_FILE_ATTRIBUTE_DATA data{};
    if (GetFileAttributesExW(utf16(path).c_str(), GetFileExInfoStandard, &data) == 0) {
        return {};
    }
    return time_of(data.ftLastWriteTime);
}

}  // namespace rogue
