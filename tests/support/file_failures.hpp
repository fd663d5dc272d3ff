#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <system_error>

#include "tests/support/check.hpp"

namespace rogue::test {

/// The error that an action on a file throws, and whether it names the file. Without an error the
/// code is 0.
struct Failure {
    bool names_file = false;
    std::error_code code;
};

inline Failure failure_of(const std::string& path, const std::function<void()>& action) {
    try {
        action();
        return {};
    } catch (const std::system_error& error) {
        return {std::string_view(error.what()).starts_with(path + ": "), error.code()};
    }
}

/// Checks that the action fails for that reason and names the file.
inline void check_fails(const std::string& path, std::errc why,
                        const std::function<void()>& action) {
    const check::Context context(path);
    const Failure failure = failure_of(path, action);
    CHECK(failure.names_file);
    CHECK(failure.code == why);
}

}  // namespace rogue::test
