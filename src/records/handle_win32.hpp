#pragma once

#include <windows.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

#include "clock_time.hpp"
#include "rogue/base/text.hpp"
#include "rogue/base/utf16_win32.hpp"
#include "rogue/records/date.hpp"

namespace rogue {

/// Throws what the system says about the file.
[[noreturn]] inline void fail(const std::string& path, std::string_view what, DWORD error) {
    throw std::system_error(static_cast<int>(error), std::system_category(),
                            text(path, ": ", what));
}

/// The same for an error that the system has no number for.
[[noreturn]] inline void fail_as(std::errc error, const std::string& path, std::string_view what) {
    throw std::system_error(std::make_error_code(error), text(path, ": ", what));
}

// Windows counts ticks from the beginning of 1601. So many of them pass until 1970.
inline constexpr Ticks kTicksTo1970{116'444'736'000'000'000};

inline std::chrono::system_clock::time_point time_of(FILETIME time) {
    const Ticks ticks(static_cast<std::int64_t>(std::uint64_t{time.dwHighDateTime} << 32 |
                                                std::uint64_t{time.dwLowDateTime}));
    const auto whole = std::chrono::floor<std::chrono::seconds>(ticks - kTicksTo1970);
    return clock_time(whole, ticks - kTicksTo1970 - whole);
}

inline FILETIME file_time(std::chrono::system_clock::time_point when) {
    const auto since_1970 = std::chrono::floor<Ticks>(when.time_since_epoch());
    const auto ticks = static_cast<std::uint64_t>((since_1970 + kTicksTo1970).count());
    return {static_cast<DWORD>(ticks), static_cast<DWORD>(ticks >> 32)};
}

/// An open file that closes itself.
class Handle {
public:
    Handle(const std::string& path, DWORD access, DWORD sharing, DWORD creation)
        : handle_(CreateFileW(utf16(path).c_str(), access, sharing, nullptr, creation,
                              FILE_ATTRIBUTE_NORMAL, nullptr)) {}
    ~Handle() {
        if (!open_failed()) {
            CloseHandle(handle_);
        }
    }
    Handle(Handle&& other) noexcept : handle_(other.release()) {}
    Handle& operator=(Handle&&) = delete;

    bool open_failed() const { return handle_ == INVALID_HANDLE_VALUE; }
    HANDLE get() const { return handle_; }

    /// Gives the open handle to another owner.
    HANDLE release() {
        const HANDLE handle = handle_;
        handle_ = INVALID_HANDLE_VALUE;
        return handle;
    }

private:
    HANDLE handle_;
};

}  // namespace rogue
