#pragma once

namespace rogue::test {

/// While this object lives, the next call that reads from the terminal or writes to it meets a
/// fault. The calls after it work. Only one object may exist at a time.
class FailingTerminal {
public:
    enum class Fault { short_write, no_write, error };

    /// With a fault other than `error`, reading works. A short write writes half, rounded up.
    explicit FailingTerminal(Fault fault, int error = 0);
    ~FailingTerminal();
    FailingTerminal(const FailingTerminal&) = delete;
    FailingTerminal& operator=(const FailingTerminal&) = delete;

    /// Whether a call has met the fault.
    bool met() const;
};

}  // namespace rogue::test
