#include "tests/support/failing_files.hpp"

#include <cstdlib>

namespace rogue::test {
namespace {

[[noreturn]] void end_as_if_killed() {
    std::_Exit(128 + 9);
}

}  // namespace

std::string Fault::text() const {
    switch (kind) {
        case Kind::error:
            return std::make_error_code(error).message();
        case Kind::short_read:
            return "read by half";
        case Kind::short_write:
            return "written by half";
        case Kind::no_write:
            return "not written";
        case Kind::killed:
            return "killed";
    }
    return {};
}

class FailingFiles::FailingFile final : public File {
public:
    FailingFile(std::unique_ptr<File> real, FailingFiles& files)
        : real_(std::move(real)), files_(files) {}

    std::size_t read(std::span<char> bytes, std::error_code& error) override {
        const Fault* fault = files_.fault_of("read");
        if (FailingFiles::fails(fault, error)) {
            return 0;
        }
        const bool half = fault != nullptr && fault->kind == Fault::Kind::short_read;
        return real_->read(half ? bytes.first((bytes.size() + 1) / 2) : bytes, error);
    }
    std::error_code seek(std::uint64_t place) override {
        return result("seek", [&] { return real_->seek(place); });
    }
    std::size_t write(std::string_view bytes, std::error_code& error) override {
        const Fault* fault = files_.fault_of("write");
        if (fault == nullptr || fault->kind == Fault::Kind::short_read) {
            return real_->write(bytes, error);
        }
        if (fault->kind == Fault::Kind::error) {
            error = std::make_error_code(fault->error);
            return 0;
        }
        if (fault->kind == Fault::Kind::no_write) {
            return 0;
        }
        const std::size_t written = real_->write(bytes.substr(0, (bytes.size() + 1) / 2), error);
        if (fault->kind == Fault::Kind::killed) {
            end_as_if_killed();
        }
        return written;
    }
    std::error_code cut(std::uint64_t size) override {
        return result("cut", [&] { return real_->cut(size); });
    }
    std::error_code flush() override {
        return result("flush", [&] { return real_->flush(); });
    }
    std::error_code lock(bool wait) override {
        return result("lock", [&] { return real_->lock(wait); });
    }
    Status status(std::error_code& error) override {
        return files_.fails("status", error) ? Status{} : real_->status(error);
    }
    std::error_code set_last_written(std::chrono::system_clock::time_point when) override {
        return result("set_last_written", [&] { return real_->set_last_written(when); });
    }
    std::error_code copy_mode_of(const File& other) override {
        return result("copy_mode_of", [&] {
            return real_->copy_mode_of(*dynamic_cast<const FailingFile&>(other).real_);
        });
    }
    Removed remove(const std::string& path) override {
        std::error_code error;
        return files_.fails("remove", error) ? Removed{error, !real_->cut(0)} : real_->remove(path);
    }

private:
    template <typename Call>
    std::error_code result(const char* name, const Call& call) {
        std::error_code error;
        return files_.fails(name, error) ? error : call();
    }

    std::unique_ptr<File> real_;
    FailingFiles& files_;
};

const Fault* FailingFiles::fault_of(const char* call) {
    if (calls_left_ == 0 || (!only_.empty() && only_ != call)) {
        return nullptr;
    }
    const int which = ++counts_[call];
    if (--calls_left_ > 0) {
        return nullptr;
    }
    met_ = std::string(call) + " " + std::to_string(which);
    return &fault_;
}

bool FailingFiles::fails(const char* call, std::error_code& error) {
    return fails(fault_of(call), error);
}

bool FailingFiles::fails(const Fault* fault, std::error_code& error) {
    if (fault != nullptr && fault->kind == Fault::Kind::killed) {
        end_as_if_killed();
    }
    const bool fails = fault != nullptr && fault->kind == Fault::Kind::error;
    if (fails) {
        error = std::make_error_code(fault->error);
    }
    return fails;
}

std::unique_ptr<File> FailingFiles::open(const std::string& path, Access access,
                                         std::error_code& error) {
    auto real = fails("open", error) ? nullptr : system_files().open(path, access, error);
    return real ? std::make_unique<FailingFile>(std::move(real), *this) : nullptr;
}

std::unique_ptr<File> FailingFiles::open_standard_input(std::error_code& error) {
    return fails("open_standard_input", error) ? nullptr
                                               : system_files().open_standard_input(error);
}

std::error_code FailingFiles::replace(const std::string& from, const std::string& to) {
    std::error_code error;
    return fails("replace", error) ? error : system_files().replace(from, to);
}

std::error_code FailingFiles::flush_folder(const std::string& path) {
    std::error_code error;
    return fails("flush_folder", error) ? error : system_files().flush_folder(path);
}

std::error_code FailingFiles::remove(const std::string& path) {
    std::error_code error;
    return fails("remove", error) ? error : system_files().remove(path);
}

std::error_code FailingFiles::make_folder(const std::string& path) {
    std::error_code error;
    return fails("make_folder", error) ? error : system_files().make_folder(path);
}

std::unique_ptr<File> FailingFiles::lock_folder(const std::string& file, std::error_code& error) {
    return fails("lock_folder", error) ? nullptr : system_files().lock_folder(file, error);
}

std::vector<FileSystem::Entry> FailingFiles::list(const std::string& path, std::error_code& error) {
    return fails("list", error) ? std::vector<Entry>() : system_files().list(path, error);
}

std::chrono::system_clock::time_point FailingFiles::last_written(const std::string& path,
                                                                 std::error_code& error) {
    return fails("last_written", error) ? std::chrono::system_clock::time_point()
                                        : system_files().last_written(path, error);
}

bool FailingFiles::may_write(const std::string& path) {
    std::error_code error;
    return !fails("may_write", error) && system_files().may_write(path);
}

}  // namespace rogue::test
