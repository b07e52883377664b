// CityRoots in the box: its tables, its bots, its place in the laboratory.

#include "bots/standard.hpp"
#include "engine/entry/entry_of.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/judgement.hpp"

namespace citybox {
extern template class TablesOf<city_roots::CityRootsCodec>;
extern template class LaboratoryOf<city_roots::CityRootsCodec>;
}  // namespace citybox

namespace citybox::city_roots {

namespace {

std::vector<NamedBot<CityRoots>> bots() {
  auto bots = standard_bots<CityRoots, Judgement>();
  bots.push_back(greedy_character<CityRoots, PatientJudgement>(
      "greedy:patient", "Moves homes out of the way first and lives by the land trust."));
  return bots;
}

}  // namespace

const GameEntry& entry() {
  static const EntryOf<CityRootsCodec> entry(bots());
  return entry;
}

}  // namespace citybox::city_roots
