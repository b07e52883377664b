#pragma once

#include <memory>
#include <string>

namespace citybox::server {

// One text for many: encoded once, shared by all who get it.
using Message = std::shared_ptr<const std::string>;

inline Message message_of(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

// Somebody connected.
class Listener {
 public:
  virtual ~Listener() = default;
  // Never blocks; a listener who does not keep up is let go.
  virtual void send(Message message) = 0;
  // The table is gone.
  virtual void watches_no_more(const std::string& table) = 0;
};

}  // namespace citybox::server
