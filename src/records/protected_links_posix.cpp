#include "protected_links.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include "rogue/records/file.hpp"

namespace rogue {

bool may_follow(const std::string& link) {
    constexpr mode_t kShared = S_ISVTX | S_IWOTH;
    struct stat of_link {};
    struct stat of_folder {};
    if (lstat(link.c_str(), &of_link) != 0 || stat(folder_of(link).c_str(), &of_folder) != 0) {
        return false;
    }
    return (of_folder.st_mode & kShared) != kShared || of_link.st_uid == geteuid() ||
           of_link.st_uid == of_folder.st_uid;
}

}  // namespace rogue
