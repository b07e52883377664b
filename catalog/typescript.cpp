#include "catalog/typescript.hpp"

#include "catalog/catalog.hpp"
#include "engine/table/typescript.hpp"

namespace citybox {

std::string typescript_of_all() {
  std::string text =
      "// Written by `citybox protocol types`; a test checks that it is current. Do not edit.\n"
      "/* eslint-disable */\n\n";
  text += typescript_of_protocol();
  for (const GameFactory* game : games()) text += game->typescript();
  text.pop_back();
  return text;
}

}  // namespace citybox
