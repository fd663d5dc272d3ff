#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// A small test harness. A test is a sentence:
///
///     TEST("a rat dies of its last hit point") { CHECK_EQ(rat.hp, 0); }
///
/// A check that fails prints its place, its text and both values, and the test goes on. A test that
/// makes no check fails.
namespace check {

struct Test {
    std::string_view file;  ///< The compiler's name for it.
    std::string_view name;
    void (*body)();
};

std::vector<Test>& tests();

/// Runs the tests whose file or name contains the first argument, or all tests without an argument,
/// and returns the exit status. It is a failure too if there are none. With a second argument it
/// ends with the first test that fails. `--list` and `--help` run none. A test that crashes is
/// named on standard error.
int run_tests(int argc, char** argv);

struct Registration {
    Registration(std::string_view file, std::string_view name, void (*body)()) {
        tests().push_back({file, name, body});
    }
};

/// Notes that the running test has checked something. A test that checks nothing proves nothing,
/// and fails.
void looked();

/// Ends the running test, and prints why it can't check anything here.
[[noreturn]] void skip(const std::string& why);

/// Notes that the running test has failed, and why.
void fail(std::string_view file, int line, const std::string& why);

/// A note, such as the row of a table or a seed, that is printed with every failure while this
/// object lives.
class Context {
public:
    explicit Context(std::string note);
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
};

/// Notes that the running test has failed because two values differ. It is not part of the template
/// below, so that it is compiled once and not for every pair of types.
void fail_unequal(std::string_view file, int line, std::string_view text, const std::string& got,
                  const std::string& expected);

template <typename T>
std::string printed(const T& value) {
    if constexpr (std::is_convertible_v<const T&, std::string_view>) {
        return std::string(std::string_view(value));
    } else if constexpr (requires(std::ostream & out) { out << value; }) {
        std::ostringstream out;
        out << std::boolalpha << value;
        return out.str();
    } else if constexpr (std::is_enum_v<T>) {
        return std::to_string(static_cast<long long>(value));
    } else {
        return "(a value without a printed form)";
    }
}

/// What the action says by an error of that type; empty if it throws none.
template <typename Error, typename Action>
std::string thrown(const Action& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

template <typename A, typename B>
void equal(std::string_view file, int line, std::string_view text, const A& a, const B& b) {
    looked();
    if (!(a == b)) {
        fail_unequal(file, line, text, printed(a), printed(b));
    }
}

}  // namespace check

#define CHECK_JOIN_(a, b) a##b
#define CHECK_JOIN(a, b) CHECK_JOIN_(a, b)

#define TEST(name) CHECK_TEST_(name, __COUNTER__)
#define CHECK_TEST_(name, number)                                       \
    static void CHECK_JOIN(test_, number)();                            \
    static const check::Registration CHECK_JOIN(registration_, number){ \
        __FILE__, name, &CHECK_JOIN(test_, number)};                    \
    static void CHECK_JOIN(test_, number)()

#define CHECK(condition)                                 \
    do {                                                 \
        check::looked();                                 \
        if (!(condition)) {                              \
            check::fail(__FILE__, __LINE__, #condition); \
        }                                                \
    } while (false)

/// CHECK_EQ(what came out, what should)
#define CHECK_EQ(actual, expected) \
    check::equal(__FILE__, __LINE__, #actual " == " #expected, actual, expected)
