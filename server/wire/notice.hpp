#pragma once

#include <string>
#include <type_traits>

#include "engine/rpc/jsonrpc.hpp"
#include "engine/types/json_text.hpp"
#include "server/wire/calls.hpp"

namespace citybox::server {

// What arrives by itself, as text. Its name is that of the field.
template <class Notices, class T>
std::string notice(T Notices::* which, const std::type_identity_t<T>& params) {
  std::string name;
  for_each_member<Notices>([&](const char* field, auto member) {
    if constexpr (std::is_same_v<decltype(member), T Notices::*>) {
      if (member == which) name = field;
    }
  });
  return notification(name, json_text(params));
}

}  // namespace citybox::server
