// What cards and sheets count, in words.

#include <array>

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// In the order of Quantity.
constexpr std::array kQuantities{
    QuantityText{"standard of living {number} or more", "standard of living {number} or less",
                 "standard of living {number} or less",
                 "{points|1 point|{points} points} per {per|step of living|{per} steps of living}",
                 "{points|1 point|{points} points} per {per|step of living|{per} steps of living}, "
                 "at most {cap}"},
    QuantityText{"attractiveness {number} or more", "attractiveness {number} or less",
                 "attractiveness {number} or less",
                 "{points|1 point|{points} points} per {per|step of attractiveness|{per} steps of "
                 "attractiveness}",
                 "{points|1 point|{points} points} per {per|step of attractiveness|{per} steps of "
                 "attractiveness}, at most {cap}"},
    QuantityText{
        "transport {number} or more", "transport {number} or less", "transport {number} or less",
        "{points|1 point|{points} points} per {per|step of transport|{per} steps of transport}",
        "{points|1 point|{points} points} per {per|step of transport|{per} steps of transport}, at "
        "most {cap}"},
    QuantityText{
        "pollution {number} or more", "pollution {number} or less", "pollution {number} or less",
        "{points|1 point|{points} points} per {per|step of pollution|{per} steps of pollution}",
        "{points|1 point|{points} points} per {per|step of pollution|{per} steps of pollution}, at "
        "most {cap}"},
    QuantityText{"unhappy people {number} or more", "unhappy people {number} or less",
                 "unhappy people {number} or less",
                 "{points|1 point|{points} points} per {per|unhappy person|{per} unhappy people}",
                 "{points|1 point|{points} points} per {per|unhappy person|{per} unhappy people}, "
                 "at most {cap}"},
    QuantityText{
        "CO₂ {number} or more", "CO₂ {number} or less", "CO₂ {number} or less",
        "{points|1 point|{points} points} per {per|CO₂ square|{per} CO₂ squares}",
        "{points|1 point|{points} points} per {per|CO₂ square|{per} CO₂ squares}, at most {cap}"},
    QuantityText{"{number|1 person|{number} people} housed or more",
                 "{number|1 person|{number} people} housed or less", "no person housed",
                 "{points|1 point|{points} points} per {per|person housed|{per} people housed}",
                 "{points|1 point|{points} points} per {per|person housed|{per} people housed}, at "
                 "most {cap}"},
    QuantityText{
        "{number|1 free home|{number} free homes} or more",
        "{number|1 free home|{number} free homes} or less", "no free home",
        "{points|1 point|{points} points} per {per|free home|{per} free homes}",
        "{points|1 point|{points} points} per {per|free home|{per} free homes}, at most {cap}"},
    QuantityText{
        "{number|1 empty big square|{number} empty big squares} or more",
        "{number|1 empty big square|{number} empty big squares} or less", "no empty big square",
        "{points|1 point|{points} points} per {per|empty big square|{per} empty big squares}",
        "{points|1 point|{points} points} per {per|empty big square|{per} empty big squares}, at "
        "most {cap}"},
    QuantityText{
        "pollution {number} or more above transport", "pollution {number} or less above transport",
        "pollution no higher than transport",
        "{points|1 point|{points} points} per {per|step|{per} steps} of pollution over transport",
        "{points|1 point|{points} points} per {per|step|{per} steps} of pollution over transport, "
        "at most {cap}"},
    QuantityText{
        "{number|1 coin|{number} coins} still held or more",
        "{number|1 coin|{number} coins} still held or less", "no coin still held",
        "{points|1 point|{points} points} per {per|coin still held|{per} coins still held}",
        "{points|1 point|{points} points} per {per|coin still held|{per} coins still held}, at "
        "most {cap}"},
    QuantityText{"pollution {number|1 step|{number} steps} or more below the top",
                 "pollution {number|1 step|{number} steps} or less below the top",
                 "pollution at the top",
                 "{points|1 point|{points} points} per {per|step|{per} steps} that pollution is "
                 "below the top",
                 "{points|1 point|{points} points} per {per|step|{per} steps} that pollution is "
                 "below the top, at most {cap}"},
    QuantityText{"{number|1 free unhappy square|{number} free unhappy squares} or more",
                 "{number|1 free unhappy square|{number} free unhappy squares} or less",
                 "no free unhappy square",
                 "{points|1 point|{points} points} per {per|free unhappy square|{per} free unhappy "
                 "squares}",
                 "{points|1 point|{points} points} per {per|free unhappy square|{per} free unhappy "
                 "squares}, at most {cap}"},
    QuantityText{
        "{number|1 free CO₂ square|{number} free CO₂ squares} or more",
        "{number|1 free CO₂ square|{number} free CO₂ squares} or less", "no free CO₂ square",
        "{points|1 point|{points} points} per {per|free CO₂ square|{per} free CO₂ squares}",
        "{points|1 point|{points} points} per {per|free CO₂ square|{per} free CO₂ squares}, at "
        "most {cap}"},
    QuantityText{
        "{number|1 {building}|{number} {buildings}} or more",
        "{number|1 {building}|{number} {buildings}} or less", "no {building}",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}}",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}}, at most {cap}"},
    QuantityText{
        "{number|1 {department} building|{number} {department} buildings} or more",
        "{number|1 {department} building|{number} {department} buildings} or less",
        "no {department} building",
        "{points|1 point|{points} points} per {per|{department} building|{per} {department} "
        "buildings}",
        "{points|1 point|{points} points} per {per|{department} building|{per} {department} "
        "buildings}, at most {cap}"},
    QuantityText{
        "beside {number|{a_building}|{number} {buildings} or more}",
        "beside {number|no more than 1 {building}|{number} {buildings} or less}",
        "not beside {a_building}",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}} beside it",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}} beside it, at "
        "most {cap}"},
    QuantityText{"beside {number|{of_department}|{number} {department} buildings or more}",
                 "beside {number|no more than 1 {department} building|{number} {department} "
                 "buildings or less}",
                 "not beside {of_department}",
                 "{points|1 point|{points} points} per {per|{department} building|{per} "
                 "{department} buildings} beside it",
                 "{points|1 point|{points} points} per {per|{department} building|{per} "
                 "{department} buildings} beside it, at most {cap}"},
    QuantityText{"{number|1 kind|{number} kinds} of {department} buildings or more",
                 "{number|1 kind|{number} kinds} of {department} buildings or less",
                 "no kind of {department} buildings",
                 "{points|1 point|{points} points} per {per|kind of {department} buildings|{per} "
                 "kinds of {department} buildings}",
                 "{points|1 point|{points} points} per {per|kind of {department} buildings|{per} "
                 "kinds of {department} buildings}, at most {cap}"},
};
static_assert(kQuantities.size() == static_cast<std::size_t>(Quantity::kDistricts) + 1);

}  // namespace

const QuantityText& text_of(Quantity quantity) {
  return kQuantities[static_cast<std::size_t>(quantity)];
}

}  // namespace citybox::sustain
