#pragma once

#include <string>

namespace rogue {

/// Whether that symbolic link may be followed, by the rule of Linux's fs.protected_symlinks
/// (proc(5)). In a folder where everybody may write but only owners may remove files, such as /tmp,
/// others could make links to our files. In such a folder only our own links and those of the
/// folder's owner are followed. On Windows all links are followed: most users can't make any there.
bool may_follow(const std::string& link);

}  // namespace rogue
