#pragma once

#include <string>

namespace rogue {

/// Whether that symbolic link may be followed, by the rule of Linux's fs.protected_symlinks
/// (proc(5)): in a folder where all may write and only owners may remove, such as /tmp, others
/// could lay links to what is ours. There only our own links are followed, and those of the
/// folder's owner. On Windows, where most users can't make links, all are.
bool may_follow(const std::string& link);

}  // namespace rogue
