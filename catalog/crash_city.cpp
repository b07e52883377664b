#include "catalog/entries.hpp"
#include "catalog/factory_of.hpp"
#include "games/crash_city/codec.hpp"

namespace citybox {

const GameFactory& crash_city_factory() {
  static const FactoryOf<crash_city::CrashCityCodec> factory;
  return factory;
}

}  // namespace citybox
