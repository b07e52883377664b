#include "catalog/entries.hpp"
#include "catalog/factory_of.hpp"
#include "games/build_back/codec.hpp"

namespace citybox {

const GameFactory& build_back_factory() {
  static const FactoryOf<build_back::BuildBackCodec> factory;
  return factory;
}

}  // namespace citybox
