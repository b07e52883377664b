// The words of scenario III, in the order of content_scenario_three.hpp.

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

constexpr EventText kEvents[] = {
    {"The boom begins", "Cranes on the skyline before you even sit down. Share the purse.", {}, {}},
    {"Somewhere to put it",
     "The bins overflow. Somebody has to make room for what is left over.",
     {},
     {}},
    {"First heat wave", "Asphalt melts. The old stay in, the young look for shade.", {}, {}},
    {"The tap runs brown",
     "Nobody is sure what is in it. Everybody would like to ask a nurse.",
     {},
     {}},
    {"A boat of families", "Three families carry what they own up the quay steps.", {}, {}},
    {"The landfill contract",
     "The next city pays well for a hole in your ground. The first player signs or not.",
     "Sign it: money, smell, and a depot to put up.",
     "Let them keep it: pay for our own, and hear about it."},
    {"Cool rooms", "The wards want a city that can be lived in at forty degrees.", {}, {}},
    {"Beds on both sides", "One ward for both banks of the river is not enough.", {}, {}},
    {"Gold rush", "A gadget everyone wants is made here. So is its packaging.", {}, {}},
    {"The dump burns", "Black smoke for nine days. Sorted rubbish burns less.", {}, {}},
    {"Air conditioning for all", "Every flat asks for a cooler. The first player decides.",
     "Pay half of each.", "Hand out curtains."},
    {"Room to breathe", "The gardeners count the squares that are still green.", {}, {}},
    {"Second heat wave", "The river is a path. What is green stays cool.", {}, {}},
    {"The grid goes dark",
     "It hums, then does not. Whoever makes power at home has light.",
     {},
     {}},
    {"Clean hands", "Before the audit, somebody should open a window.", {}, {}},
    {"The audit",
     "The accountants of the future arrive. Count the points of your department.",
     {},
     {}},
};
static_assert(std::size(kEvents) == kScenarioThree.event_count);

constexpr FrontText kFronts[] = {
    {"Deposit on bottles", "A coin back for each one."},
    {"Speculators' tower", "Private money, public skyline."},
    {"Tenants build up", "One more floor, by those below."},
    {"Export the waste", "A ship takes it away."},
    {"Repair halls", "Fix it, swap it, do not bin it."},
    {"Rain gardens", "Sunken beds that drink the storm."},
    {"Outlet village", "Brands under one very large roof."},
    {"Night buses", "Last round, last ride."},
    {"Biogas plant", "Kitchen scraps heat the pool."},
    {"Glass towers", "Let there be light."},
    {"Cool shelters", "A shaded hall in each quarter."},
    {"Tree debt", "Each felled tree must be planted twice."},
    {"Data center", "Quiet money in a box."},
    {"Electric vans", "The bins go by in silence."},
    {"Open-air school", "Lessons under the plane trees."},
    {"Mega incinerator", "The last word in burning."},
    {"District cooling", "River water in a pipe."},
    {"Sand beach downtown", "Why travel?"},
    {"Cycle highway", "Straight through the hot city, in the shade."},
    {"Emergency cabins", "Boxes on the fairground."},
    {"Harvest on the roofs", "Tomatoes at the tenth floor."},
};
static_assert(std::size(kFronts) == kSolutions);

constexpr std::string_view kBacks[] = {
    "A little less of everything in the river.",
    "What was sent away comes back.",
    "It simply works.",
    "Less in the bins, more in the sky.",
    "Children clean the whole river bank.",
    "New homes, and new landlords.",
    "Three floors of people who know each other.",
    "Let there be cooling, too.",
    "Roofs. Ovens, in July.",
    "Everybody wants to see it from inside.",
    "Saturday's busiest place.",
    "Full car parks, empty high street.",
    "A finder's fee for one. The river gets warmer for all.",
    "Good work, and the tax on it.",
    "Frogs, within a week.",
    "Arithmetic wins.",
    "The hum on the roofs stops.",
    "Salad, shade and gossip.",
    "Small leaves, small shadow.",
    "People notice the silence.",
    "It does what it should.",
    "Shade all the way, and nobody stands.",
    "Swift for most. The shortcut went through somebody's garden.",
    "Nobody is turned away.",
    "Nobody skips, and neighbors ask to join.",
    "A good idea with half a staff.",
    "The sand comes by truck.",
    "Half the country comes by car to see it.",
};

}  // namespace

const ScenarioText kTextThree{"Too Much of Everything",
                              "Growth, waste and heat: the boom sends its bill.",
                              "Highwater",
                              kEvents,
                              kFronts,
                              kBacks};

}  // namespace citybox::sustain
