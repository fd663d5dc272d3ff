#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "rogue/records/file_system.hpp"

namespace rogue::test {

/// What happens to a call to the system.
struct Fault {
    enum class Kind {
        error,        ///< The call does nothing and fails with `error`.
        short_read,   ///< A read reads half of the bytes, rounded up; other calls work.
        short_write,  ///< A write writes half of the bytes, rounded up; other calls work.
        no_write,     ///< A write writes nothing, without an error; other calls work.
        killed,       ///< The process ends instead, as if killed; a write has written half first.
    };

    Kind kind;
    std::errc error{};

    /// The fault in words, for notes about failures.
    std::string text() const;
};

/// The system's files, of which the nth call meets a fault. The calls before and after it work.
class FailingFiles : public FileSystem {
public:
    /// With a name, only calls of that function of File or FileSystem are counted.
    FailingFiles(int nth, Fault fault, std::string_view only = {})
        : calls_left_(nth), fault_(fault), only_(only) {}

    /// From now on all calls work.
    void disarm() { calls_left_ = 0; }

    /// The name of the call that met the fault, and how many calls of that name there were up to
    /// it, such as `flush 2`; empty if no call has met it.
    const std::string& met() const { return met_; }

    std::unique_ptr<File> open(const std::string& path, Access access,
                               std::error_code& error) override;
    std::unique_ptr<File> open_standard_input(std::error_code& error) override;
    std::error_code replace(const std::string& from, const std::string& to) override;
    std::error_code flush_folder(const std::string& path) override;
    std::error_code remove(const std::string& path) override;
    std::error_code make_folder(const std::string& path) override;
    std::unique_ptr<File> lock_folder(const std::string& file, std::error_code& error) override;
    std::vector<Entry> list(const std::string& path, std::error_code& error) override;
    std::chrono::system_clock::time_point last_written(const std::string& path,
                                                       std::error_code& error) override;
    bool may_write(const std::string& path) override;

private:
    class FailingFile;

    const Fault* fault_of(const char* call);
    bool fails(const char* call, std::error_code& error);
    static bool fails(const Fault* fault, std::error_code& error);

    int calls_left_;  // Including the one that meets the fault; 0 if none will.
    Fault fault_;
    std::string only_;
    std::map<std::string, int> counts_;
    std::string met_;
};

/// Files of which none can be replaced, for that reason.
class FixedFiles final : public FailingFiles {
public:
    FixedFiles(std::errc reason, int nth, Fault fault, std::string_view only = {})
        : FailingFiles(nth, fault, only), reason_(reason) {}

    std::error_code replace(const std::string& /*from*/, const std::string& /*to*/) override {
        return std::make_error_code(reason_);
    }

private:
    std::errc reason_;
};

}  // namespace rogue::test
