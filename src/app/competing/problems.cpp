#include "app/competing/problems.hpp"

#include <algorithm>
#include <stdexcept>

#include "app/commands.hpp"
#include "rogue/records/run_reader.hpp"

namespace rogue {

void Problems::collect_failure_of(const std::function<void()>& act) {
    try {
        act();
    } catch (const BadRunFile& error) {
        messages.emplace_back(error.what());
        status = kBadRun;
    } catch (const std::runtime_error& error) {
        if (messages.empty() || messages.back() != error.what()) {
            messages.emplace_back(error.what());
        }
        status = std::max(status, kUnreadable);
        all_read = false;
    }
}

void Problems::collect_failure_unless_torn(const std::function<void()>& act) {
    collect_failure_of([&] {
        try {
            act();
        } catch (const TruncatedHeader&) {
        }
    });
}

int Problems::report() const {
    report_all(messages);
    return status;
}

}  // namespace rogue
