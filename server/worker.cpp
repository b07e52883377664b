#include "server/worker.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/types/guarded.hpp"
#include "server/log.hpp"

namespace citybox::server {

struct Worker::Thread {
  enum class Ending : std::uint8_t { kNot, kWhenDone, kNow };

  void end(Ending how) {
    {
      const std::lock_guard lock(mutex);
      if (ending < how) ending = how;
    }
    wake.notify_one();
    if (thread.joinable()) thread.join();
  }

  void work() {
    for (;;) {
      Job job;
      {
        std::unique_lock lock(mutex);
        wake.wait(lock, [&] { return ending != Ending::kNot || !jobs.empty(); });
        if (ending == Ending::kNow || jobs.empty()) return;
        job = std::move(jobs.front());
        jobs.pop_front();
      }
      guarded(job,
              [](std::string_view why) { log::error("event=job_failed why={}", log::value(why)); });
    }
  }

  std::mutex mutex;
  std::condition_variable wake;
  std::deque<Job> jobs;
  Ending ending = Ending::kNot;
  std::thread thread{[this] { work(); }};
};

Worker::Worker() : thread_(std::make_unique<Thread>()) {}
Worker::~Worker() { stop(); }

void Worker::add(Job job) {
  {
    const std::lock_guard lock(thread_->mutex);
    thread_->jobs.push_back(std::move(job));
  }
  thread_->wake.notify_one();
}

void Worker::stop() { thread_->end(Thread::Ending::kNow); }
void Worker::finish() { thread_->end(Thread::Ending::kWhenDone); }

}  // namespace citybox::server
