#pragma once

#include <set>
#include <string>
#include <utility>

#include "server/auth/bucket.hpp"
#include "server/config.hpp"
#include "server/match/listener.hpp"

namespace citybox::server {

// A visitor on the wire, as the calls see it.
class Connection : public Listener {
 public:
  Connection(std::string address, const Limits& limits)
      : address_(std::move(address)),
        messages(limits.messages_per_second, limits.messages_at_once),
        chats(limits.chats_per_second, limits.chats_at_once) {}

  // After what is on its way, with a sentence for the other side.
  virtual void close(const std::string& why) = 0;
  // From now on nothing is read from it, until go_on(): what it asked for is not done yet, or it
  // has used what it may.
  virtual void hold() = 0;
  virtual void go_on() = 0;

  const std::string& address() const { return address_; }

 private:
  std::string address_;

 public:
  Bucket messages;
  Bucket chats;
  int refusals = 0;                // messages over the rate, less those within it
  std::set<std::string> watching;  // codes of tables
};

}  // namespace citybox::server
