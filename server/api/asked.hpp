#pragma once

#include <memory>
#include <type_traits>

#include "engine/rpc/call.hpp"
#include "server/api/reply.hpp"

namespace citybox::server {

// A call with its parameters, and where its result goes.
template <class P, class R>
struct Asked {
  const std::shared_ptr<Connection>& from;
  P params;
  ReplyOf<R> reply;
};

template <class Call>
struct AskedBy;
template <class Calls, class P, class R>
struct AskedBy<wire::Call<P, R> Calls::*> {
  using Type = Asked<P, R>;
};
// What a method gets that answers this call.
template <auto kCall>
using Ask = const typename AskedBy<std::remove_const_t<decltype(kCall)>>::Type&;

}  // namespace citybox::server
