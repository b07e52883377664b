// The words of scenario I, in the order of content_scenario_one.hpp.

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

constexpr EventText kEvents[] = {
    {"The keys to the hall",
     "The old council left a chair, a map and a small purse. Share what is in it.", {}, {}},
    {"Roofs before winter", "The newcomers' league asks for empty homes, ready to move into.", {},
     {}},
    {"Names on a list",
     "The shelter pins a list of names to your door. Those on it want an address.", {}, {}},
    {"Bus drivers stay home",
     "A week without buses. Everyone finds out where the neighbor keeps the car.", {}, {}},
    {"A cold start to the year",
     "Frost in April. Old stoves are lit again, and what burns is burnt.", {}, {}},
    {"A kind travel column",
     "A big paper calls your city unspoilt. The station kiosk runs out of maps.", {}, {}},
    {"The boiler works applies",
     "A company wants to fire up its old boiler hall. The first player signs or refuses.",
     "Sign: the purse grows, and so does the plume.", "Refuse: the workers march."},
    {"An offer for the rail yard",
     "A racing circuit would pay well for the old yard. The first player answers.",
     "Sell: engines, visitors and a check.", "Keep it for trains, and pay for the gravel."},
    {"The clear window pledge",
     "Schoolchildren hang white cloths outside. They want them to stay white.", {}, {}},
    {"Trains from the coast",
     "The harbor town lays off its yard. Two families step off the evening train.", {}, {}},
    {"The long hot summer",
     "Forty days without rain. Parks are full, wards are fuller.", {}, {}},
    {"Rain for nine days",
     "Open ground drinks it. Where everything is paved, cellars do.", {}, {}},
    {"The hostels are full", "Mattresses in the gym. The first player decides who pays.",
     "Everyone pays one coin for beds.", "Send them to the suburbs."},
    {"Polling day is near",
     "Posters on every tree. From here on, every ribbon is cut for a camera.", {}, {}},
    {"A stop within a walk", "The over-sixties want to get about without a grandson.", {}, {}},
    {"Votes are counted",
     "The term is over. If the city still stands, each department counts its points.", {}, {}},
};
static_assert(std::size(kEvents) == kScenarioOne.event_count);

constexpr FrontText kFronts[] = {
    {"Corner bus loop", "A minibus every ten minutes between the hall and the homes."},
    {"Paint the schoolyards", "Bright walls, happy children."},
    {"Sell the water meadow", "A developer offers cash for a damp field."},
    {"Co-op houses", "Members build, members live in."},
    {"Free parking month", "Give trade a push."},
    {"Filters for the factory", "Steel and charcoal on the tall chimney."},
    {"Night market", "Lanterns, noodles, music until ten."},
    {"Bicycle street", "One street, no through traffic."},
    {"Prefab quarter", "Homes by the truckload before the snow."},
    {"Pocket park", "One vacant lot, forty trees."},
    {"Smart traffic lights", "Software that makes queues vanish."},
    {"Evening clinic", "Two doctors and a kettle."},
    {"Heat from the sewer", "A pump warms the old town with waste water."},
    {"Cut-price flights", "A little airport, a large income."},
    {"Tram line one", "Rails down the main street."},
    {"Empty flats register", "List the dark windows, then knock."},
    {"Burn the rubbish", "Cheap heat out of bins."},
    {"Walk to work week", "Shut four streets and hand out apples."},
    {"School on the hill", "A bright building with a big roof."},
    {"Landmark bridge", "A very white bridge with rails in the middle."},
    {"Plant the ring", "Trees around the whole town."},
};
static_assert(std::size(kFronts) == kSolutions);

constexpr std::string_view kBacks[] = {
    "People do use it.",
    "Faster than a car, and it never strikes.",
    "The queues vanish into the side streets.",
    "Neighbors meet on the way, and stay for a chat.",
    "A ribbon, a photograph, and then silence.",
    "Cheap and cheerful.",
    "Trade yawns, engines do not.",
    "Good days, good name.",
    "Fun for some, no sleep for the rest.",
    "Whoever signed pockets the fee. The mess is for all.",
    "A little comfort now, a lot of smoke for later.",
    "Money in, air out.",
    "The books balance, for once.",
    "Members sweep the stairs and throw a street party.",
    "Roofs, yes. Insulation, no.",
    "The street looks better, and the rent comes in.",
    "The papers praise it. The old tenants read that elsewhere.",
    "The soot falls at once.",
    "A small thing, well done.",
    "It works, to everyone's surprise.",
    "Clean here. The street behind it is furious.",
    "Half of it was only in the brochure.",
    "The queue is long, and grateful.",
    "Families stop moving away, and others come.",
    "A fine building with half a staff.",
    "Two years late, but here.",
    "A fine picture. The invoice is finer.",
    "The whole town takes it, twice on Sundays.",
};

}  // namespace

const ScenarioText kTextOne{"First Year in Office",
                            "A guided first game about homes, clean air and who pays.",
                            "Newbridge",
                            kEvents,
                            kFronts,
                            kBacks};

}  // namespace citybox::sustain
