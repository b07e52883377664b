// A worker of a box without threads: what it is given is done at the loop's next turn. The box lives as long
// as its page, so nothing ever ends one.

#include "server/worker.hpp"

#include <utility>

#include "wasm/turns.hpp"

namespace citybox::server {

struct Worker::Thread {};

Worker::Worker() = default;
Worker::~Worker() = default;

void Worker::add(Job job) { box::Turns::get().post(std::move(job)); }
void Worker::stop() {}
void Worker::finish() {}

}  // namespace citybox::server
