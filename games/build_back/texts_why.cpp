// Why not, to the person who tried. Nothing here may depend on what others hold in secret.

#include "engine/table/why.hpp"
#include "games/build_back/codec.hpp"
#include "games/build_back/reasons.hpp"

namespace citybox::build_back {

namespace {

using namespace reason;

constexpr Why kWhy[] = {
    {kNotYourTile, "This tile is not visible on your mat."},
    {kTileHasLeader, "A Leader stands there already; one is enough for a tile."},
    {kAllLeadersPlaced, "All your Leaders are placed. Say that you are ready."},
    {kLeadersLeftToPlace, "You still have a Leader to place."},
    {kPlaceLeadersFirst, "First everybody places Leaders."},
    {kTileUsedUp, "You have used this tile as often as a round allows."},
    {kSquareUsedUp, "You have used this square as often as a round allows."},
    {kPlaceAMarker, "It is time to place a marker."},
    {kNotForSale, "This tile is not in the display."},
    {kNotYourSpecial, "This special building is not yours."},
    {kSpecialBuilt, "Your special building stands already."},
    {kOtherIcon, "A tile covers only one with the same icon."},
    {kNoOpenSpace, "Your mat has no open space left."},
    {kTooExpensive, "You cannot pay for it."},
    {kNothingToCover, "The tile to cover is not visible on your mat."},
    {kTooFewStories, "You have too few stories."},
    {kTooLittleMoney, "You have too little money."},
    {kOtherAmount, "The square does not take this amount at once."},
    {kTooLittleToTrade, "You have too little money for so many goods."},
    {kBankLacksGoods, "The bank does not have these goods."},
    {kTooManyGoods, "So many goods cannot be traded for at once."},
    {kCannotPayDeed, "You cannot pay what this tile asks."},
    {kNoGoodsToChoose, "With this tile there are no goods to choose."},
    {kOtherNumberOfGoods, "Choose as many goods as the tile gives."},
    {kBargeFindsNone, "The bank does not have the goods you chose."},
    {kPlaceGainedLeader, "First place the Leader you gained, or let it wait."},
};

}  // namespace

std::string BuildBackCodec::why(RuleId rule, const Content&) {
  return std::string(why_in(kWhy, rule));
}

}  // namespace citybox::build_back
