#pragma once

#include <string>
#include <utility>
#include <variant>

namespace graze {

// Why something could not be done: one line for the user, without a line break.
struct Error {
    std::string text;
};

// A value, or the reason why there is none.
template <class T>
class Result {
  public:
    Result(T value) : value_(std::move(value)) {}
    Result(Error error) : value_(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(value_); }
    T& operator*() { return std::get<T>(value_); }
    const T& operator*() const { return std::get<T>(value_); }
    T* operator->() { return &std::get<T>(value_); }
    const T* operator->() const { return &std::get<T>(value_); }
    // Only where there is no value.
    const Error& error() const { return std::get<Error>(value_); }

  private:
    std::variant<T, Error> value_;
};

// For work that has no value to give.
struct Done {};

}  // namespace graze
