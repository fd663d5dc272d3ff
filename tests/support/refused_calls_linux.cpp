#include "tests/support/refused_calls.hpp"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <thread>

namespace rogue::test {
namespace {

// Does that with the call from now on. Returns what the system returns.
int filter(long call, unsigned action, unsigned flags) {
    std::array<sock_filter, 4> program{{
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 1),
        BPF_STMT(BPF_RET | BPF_K, action),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    }};
    const sock_fprog filter{program.size(), program.data()};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    const long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter);
    if (result < 0) {
        throw std::runtime_error("the system lets no process refuse calls");
    }
    return static_cast<int>(result);
}

// Sends an open file to another process, or takes the one that was sent.
union Carried {
    cmsghdr head;
    std::array<char, CMSG_SPACE(sizeof(int))> bytes;
};

int carry(int socket, int file) {
    char byte = 0;
    iovec one{&byte, 1};
    Carried carried{};
    msghdr message{};
    message.msg_iov = &one;
    message.msg_iovlen = 1;
    message.msg_control = carried.bytes.data();
    message.msg_controllen = carried.bytes.size();
    if (file < 0) {
        if (recvmsg(socket, &message, 0) <= 0) {
            return -1;
        }
        std::memcpy(&file, CMSG_DATA(&carried.head), sizeof file);
        return file;
    }
    carried.head.cmsg_len = CMSG_LEN(sizeof file);  // By name, as musl has one more member.
    carried.head.cmsg_level = SOL_SOCKET;
    carried.head.cmsg_type = SCM_RIGHTS;
    std::memcpy(CMSG_DATA(&carried.head), &file, sizeof file);
    return sendmsg(socket, &message, 0) < 0 ? -1 : 0;
}

// Lets all calls work but the nth, until the program has ended. Returns whether there was an nth.
bool answer_calls(int listener, int nth, int error) {
    int count = 0;
    pollfd calls{listener, POLLIN, 0};
    while (poll(&calls, 1, -1) > 0 && (calls.revents & POLLIN) != 0) {
        seccomp_notif call{};
        if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) {
            continue;
        }
        seccomp_notif_resp answer{};
        answer.id = call.id;
        if (++count == nth) {
            answer.error = -error;
        } else {
            answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
        }
        ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
    }
    return count >= nth;
}

}  // namespace

void refuse(long call, int error) {
    filter(call, SECCOMP_RET_ERRNO | static_cast<unsigned>(error), 0);
}

FaultyRun run_with_fault(const std::vector<std::string>& argv, std::string_view input, long call,
                         int nth, int error) {
    std::array<int, 2> sockets{};
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets.data()) != 0) {
        throw std::runtime_error("can't make sockets");
    }
    FaultyRun run{};
    std::thread supervisor([&] {
        const int listener = carry(sockets[0], -1);
        run.met = answer_calls(listener, nth, error);
        close(listener);
    });
    run.result = run_program(argv, input, [&] {
        const int listener = filter(call, SECCOMP_RET_USER_NOTIF, SECCOMP_FILTER_FLAG_NEW_LISTENER);
        carry(sockets[1], listener);
        close(listener);
        close(sockets[0]);
        close(sockets[1]);
    });
    close(sockets[1]);
    supervisor.join();
    close(sockets[0]);
    return run;
}

}  // namespace rogue::test
