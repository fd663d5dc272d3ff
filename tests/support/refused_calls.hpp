#pragma once

namespace rogue::test {

/// From now on this system call of this process, and of programs that take its place, does nothing
/// and fails with that error, as on a file system that knows no such thing.
void refuse(long call, int error);

}  // namespace rogue::test
