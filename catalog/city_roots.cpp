#include "catalog/entries.hpp"
#include "catalog/factory_of.hpp"
#include "games/city_roots/codec.hpp"

namespace citybox {

const GameFactory& city_roots_factory() {
  static const FactoryOf<city_roots::CityRootsCodec> factory;
  return factory;
}

}  // namespace citybox
