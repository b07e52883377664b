#include "catalog/entries.hpp"
#include "catalog/factory_of.hpp"
#include "games/sustain/codec.hpp"

namespace citybox {

const GameFactory& sustain_factory() {
  static const FactoryOf<sustain::SustainCodec> factory;
  return factory;
}

}  // namespace citybox
