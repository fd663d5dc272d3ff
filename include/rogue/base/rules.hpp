#pragma once

namespace rogue {

/// The number of the rules, which every run file names: a run can only be replayed under the rules
/// that it was played under. Raise it with each change of the rules, that is, of anything by which
/// the same seed and the same keys show another screen.
constexpr int kRulesNumber = 1;

}  // namespace rogue
