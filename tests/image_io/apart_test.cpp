#include "image_io/apart.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

namespace graze {
namespace {

constexpr Apart::Allowance ample{10'000'000, 256 << 20};

bool no_child_is_left() {
    return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD;
}

TEST(Apart, WhatTheWorkWritesCanBeRead) {
    auto apart = Apart::start(ample, [](int out) { write_whole(out, "abcdef", 6); });
    ASSERT_TRUE(apart);
    char bytes[4] = {};
    EXPECT_TRUE(apart->read(bytes, 3));
    EXPECT_STREQ(bytes, "abc");
    EXPECT_EQ(apart->rest(), "def");
    EXPECT_FALSE(apart->read(bytes, 1));
    EXPECT_EQ(apart->wait(), Apart::End::done);
    EXPECT_TRUE(no_child_is_left());
}

TEST(Apart, MoreThanThePipeHoldsArrivesWhole) {
    const std::string sent(5 * Apart::block_size + 1, 'x');
    auto apart = Apart::start(ample, [&](int out) { write_whole(out, sent.data(), sent.size()); });
    ASSERT_TRUE(apart);
    std::string got(sent.size(), '\0');
    EXPECT_TRUE(apart->read(got.data(), got.size()));
    EXPECT_EQ(got, sent);
    EXPECT_EQ(apart->wait(), Apart::End::done);
}

TEST(Apart, ACrashIsAnEndAndNotOurs) {
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGKILL}) {
        auto apart = Apart::start(ample, [signal](int) { std::raise(signal); });
        ASSERT_TRUE(apart);
        EXPECT_EQ(apart->rest(), "");
        EXPECT_EQ(apart->wait(), Apart::End::failed);
    }
}

TEST(Apart, AnExceptionIsAFailure) {
    auto apart = Apart::start(ample, [](int) { throw std::runtime_error("no"); });
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->wait(), Apart::End::failed);
}

TEST(Apart, EndlessWorkIsEnded) {
    auto apart = Apart::start({50'000, 256 << 20}, [](int) {
        for (volatile bool on = true; on;) {
        }
    });
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->wait(), Apart::End::out_of_time);
}

TEST(Apart, WorkThatOnlyWaitsIsEnded) {
    auto apart = Apart::start({10'000, 256 << 20}, [](int) {
        while (true) pause();
    });
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->wait(), Apart::End::out_of_time);
}

TEST(Apart, WaitingDoesNotWaitForWhatNobodyReads) {
    const std::string sent(5 * Apart::block_size, 'x');
    auto apart =
        Apart::start({600'000'000, 256 << 20}, [&](int out) { write_whole(out, sent.data(), sent.size()); });
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->wait(), Apart::End::failed);
}

TEST(Apart, WorkThatNobodyWaitsForIsEnded) {
    {
        auto apart = Apart::start(ample, [](int) {
            while (true) pause();
        });
        ASSERT_TRUE(apart);
    }
    EXPECT_TRUE(no_child_is_left());
}

TEST(Apart, SignalsThatTheProgramIgnoresStillEndTheWork) {
    const auto before = std::signal(SIGPROF, SIG_IGN);
    auto apart = Apart::start({50'000, 256 << 20}, [](int) {
        for (volatile bool on = true; on;) {
        }
    });
    std::signal(SIGPROF, before);
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->wait(), Apart::End::out_of_time);
}

TEST(Apart, WorkDoesNotChangeOurMemory) {
    int value = 1;
    auto apart = Apart::start(ample, [&](int) { value = 2; });
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->wait(), Apart::End::done);
    EXPECT_EQ(value, 1);
}

}  // namespace
}  // namespace graze
