#pragma once

#include <string>

#include "engine/table/codec.hpp"
#include "engine/types/typescript.hpp"

namespace citybox {

// Everything of one game that the page gets to see.
template <Codec C>
std::string typescript_of() {
  using G = typename C::Game;
  TypeScript ts("  ");
  ts.of<typename G::Options>();
  ts.of<typename G::State>();
  ts.declare_action<typename G::Action>();
  ts.declare_event<typename G::Event>();
  ts.of<typename G::Ending>();
  ts.of<typename G::Ledger>();
  ts.of<typename C::Summary>();
  ts.of<typename C::Vocabulary>();
  ts.of<typename G::Content>();
  return ts.text_in_namespace(pascal(C::info().id));
}

}  // namespace citybox
