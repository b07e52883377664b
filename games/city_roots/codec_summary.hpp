#pragma once

#include <boost/describe.hpp>
#include <string>
#include <vector>

#include "engine/table/end_fact.hpp"
#include "engine/table/goal.hpp"
#include "games/city_roots/cards.hpp"
#include "games/city_roots/space.hpp"

namespace citybox::city_roots {

// A policy that is active or was drawn by the lobby, as the city stands.
struct PolicyOutlook {
  Policy policy = Policy::kNone;
  bool idle = false;    // CR-14: enacting it now would change nothing
  std::string outlook;  // what the city has to offer to it, in numbers
};
BOOST_DESCRIBE_STRUCT(PolicyOutlook, (), (policy, idle, outlook))

// What the page shows besides the state.
struct Summary {
  std::string now;
  Goal goal;
  std::string duty;   // what is to be chosen, to the mayor and to all others; empty: nothing
  std::string mayor;  // who it is
  int turn = 0;
  int revenue = 0;
  int people = 0;  // displaced, a hundred for each resident marker
  int high_homes = 0;
  int high_homes_left = 0;              // in the supply
  int markers_left = 0;                 // for protection
  int deck = 0;                         // event cards not drawn yet
  std::string ahead;                    // which event cards change next, as high-income homes come
  std::string drawn;                    // who drew this turn's event card; empty: nobody yet
  std::string lobby;                    // what lobbying brings; empty where it is not asked
  SpaceSet threatened;                  // homes that an update would move
  SpaceSet surrounded;                  // … and those it would find closed in
  std::vector<PolicyOutlook> policies;  // active ones and those drawn
  // Once it is over
  std::vector<EndFact> facts;
  std::string decided;  // what did, as sentences
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (now, goal, duty, mayor, turn, revenue, people, high_homes, high_homes_left,
                       markers_left, deck, ahead, drawn, lobby, threatened, surrounded, policies,
                       facts, decided))

}  // namespace citybox::city_roots
