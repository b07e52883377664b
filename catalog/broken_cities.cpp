#include "catalog/entries.hpp"
#include "catalog/factory_of.hpp"
#include "games/broken_cities/codec.hpp"

namespace citybox {

const GameFactory& broken_cities_factory() {
  static const FactoryOf<broken_cities::BrokenCitiesCodec> factory;
  return factory;
}

}  // namespace citybox
