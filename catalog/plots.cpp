#include "catalog/entries.hpp"
#include "catalog/factory_of.hpp"
#include "games/template/codec.hpp"

namespace citybox {

const GameFactory& plots_factory() {
  static const FactoryOf<plots::PlotsCodec> factory;
  return factory;
}

}  // namespace citybox
