#include "tests/support/check.hpp"

int main(int argc, char** argv) {
    return check::run_tests(argc, argv);
}
