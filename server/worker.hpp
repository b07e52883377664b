#pragma once

#include <functional>
#include <memory>

namespace citybox::server {

// A thread that does what it is given, in that order. A job that throws is only noted: no one table
// ends the program.
class Worker {
 public:
  using Job = std::function<void()>;

  Worker();
  ~Worker();  // stops
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void add(Job job);
  // What has not begun by now is never done.
  void stop();
  // Ends when all is done.
  void finish();

 private:
  struct Thread;
  std::unique_ptr<Thread> thread_;
};

}  // namespace citybox::server
