#include "rogue/base/text.hpp"

#include <array>
#include <string>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

struct Vector {
    std::string_view bytes;
    std::uint64_t hash;
};

// Some of the test vectors that were published with the hash.
constexpr auto kVectors = std::to_array<Vector>({
    {"", 0xCBF29CE484222325},
    {"a", 0xAF63DC4C8601EC8C},
    {"b", 0xAF63DF4C8601F1A5},
    {"foo", 0xDCB27518FED9D577},
    {"foobar", 0x85944171F73967E8},
    {"chongo was here!\n", 0x46810940EFF5F915},
    {std::string_view("\0", 1), 0xAF63BD4C8601B7DF},
});

TEST("the hash of known strings is known") {
    for (const auto& [bytes, hash] : kVectors) {
        const check::Context context{std::string(bytes)};
        CHECK_EQ(fnv1a(bytes), hash);
    }
}

TEST("the hash of parts, one after the other, is that of the whole") {
    for (std::size_t size = 0; size <= 6; ++size) {
        const std::string_view whole = "foobar";
        CHECK_EQ(fnv1a(whole.substr(size), fnv1a(whole.substr(0, size))), fnv1a(whole));
    }
}

TEST("bytes beyond ASCII count as unsigned") {
    // Calculated by hand: (basis ^ 0xFF) * prime.
    CHECK_EQ(fnv1a("\xFF"), (0xCBF29CE484222325 ^ 0xFFULL) * 0x100000001B3);
}

TEST("the hash can be taken by the compiler") {
    constexpr std::uint64_t kHash = fnv1a("foobar");
    CHECK_EQ(kHash, 0x85944171F73967E8);
}

}  // namespace
}  // namespace rogue::test
