// The words of scenario II, in the order of content_scenario_two.hpp.

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

constexpr EventText kEvents[] = {
    {"Gridlock inherited",
     "You take over a city that is late for work. The purse must be shared at once.",
     {},
     {}},
    {"Two stops, please", "The night shift wants somewhere to wait that is not a doorway.", {}, {}},
    {"A lane of our own", "The school run is done with squeezing past the vans.", {}, {}},
    {"Village buses cancelled",
     "The county stops its rural lines. Commuters come by car now.",
     {},
     {}},
    {"The motorway offer", "The ministry would pay for a broad new road. The first player answers.",
     "Take the road: money now, cars for ever.", "Decline: firms complain, and staff with them."},
    {"Ice on the overhead wire", "Two weeks of standing trains. Cyclists wave in passing.", {}, {}},
    {"The night line is cut",
     "No driver, no bus. Where stops are many, the next one helps out.",
     {},
     {}},
    {"A firm moves in", "Two hundred desks, and nowhere to put the chairs' owners.", {}, {}},
    {"Half an hour, no more", "Commuters have added up the weeks they spend standing.", {}, {}},
    {"Fuel at half price", "A price war at the pumps. Buses run empty for a season.", {}, {}},
    {"Keys for everyone", "Leases so cheap that the second car is a birthday present.", {}, {}},
    {"Toll or no toll", "A ring of cameras could charge each car. The first player rules.",
     "Toll: cleaner air, angry suburbs.", "No toll: thanks, says the smog."},
    {"Sundays on foot",
     "The council could close the center to cars once a week. The first player rules.",
     "Close it, and pay the shops for the day.", "Leave it open: business as usual."},
    {"Students by the hundred",
     "The college doubles its intake and forgets the dormitory.",
     {},
     {}},
    {"Air fit for lungs", "The doctors' guild wants traffic to undo what traffic does.", {}, {}},
    {"The bridge is closed",
     "Cracks in the old bridge. Everyone goes the long way round, and everyone pays.",
     {},
     {}},
    {"A new timetable",
     "The mayors of the region meet and compare. Count what your department has to show.",
     {},
     {}},
};
static_assert(std::size(kEvents) == kScenarioTwo.event_count);

constexpr FrontText kFronts[] = {
    {"Shelter and bench", "A stop people do not hate."},
    {"Company car bonus", "Firms love it, they say."},
    {"Rented rooms near work", "Turn an office floor into homes."},
    {"Ring line", "A bus that circles and never turns in."},
    {"Eight-lane boulevard", "Room for everyone at last."},
    {"Green wave for bikes", "Every light turns with you."},
    {"Commuter village", "Cheap plots an hour away."},
    {"Market square without cars", "Chairs where bumpers were."},
    {"Night train hub", "Beds on rails to four capitals."},
    {"Hydrogen buses", "The future, delivered next week."},
    {"Home office pact", "Two days a week without a tie."},
    {"Tram to the hospital", "One line that everybody needs."},
    {"Park and ride", "Leave the car at the edge."},
    {"Delivery drones", "Parcels without vans."},
    {"Free rides for children", "The next passengers, today."},
    {"Tunnel under town", "Out of sight, out of mind."},
    {"School streets", "Gates shut at eight and at one."},
    {"Cargo bike depot", "The last mile on three wheels."},
    {"Scenic helicopter tours", "See the jam from above."},
    {"Flat over the station", "Sleep above the trains."},
    {"One ticket", "Everything that moves, on a single card."},
};
static_assert(std::size(kFronts) == kSolutions);

constexpr std::string_view kBacks[] = {
    "They wait, dry, and they ride.",
    "It fills on the first day, and people talk to each other.",
    "Where it passes, engines stay off.",
    "It runs, and it runs up a bill.",
    "The city wakes up famous.",
    "The future is in the workshop again.",
    "Right on time, and not a step too high.",
    "Twice an hour turns into six times.",
    "Someone is happy. The petrol stations are.",
    "Room fills up. It always does.",
    "They leave the car, and then drive on.",
    "Gone from the street. The fumes come up elsewhere.",
    "For once it does what the poster says.",
    "A home and no commute.",
    "A few homes, twice as many cars.",
    "The address is a small sensation.",
    "A rumble at night, and a landlord who is pleased.",
    "Full from noon on.",
    "Children teach their parents.",
    "Gates shut, windows open.",
    "The cafés are full. Upstairs nobody sleeps.",
    "The roads breathe.",
    "A headline, lawsuits and no rest.",
    "Vans wait at the edge now, and the bus gets through.",
    "Simple at last.",
    "It saves the air and a few dozen jobs.",
    "Loud money, for the one who sold the tickets.",
    "Everybody wants one picture from up there.",
};

}  // namespace

const ScenarioText kTextTwo{"The Long Way to Work",
                            "Transport and commuting: everybody arrives, nobody is on time.",
                            "Ringway",
                            kEvents,
                            kFronts,
                            kBacks};

}  // namespace citybox::sustain
