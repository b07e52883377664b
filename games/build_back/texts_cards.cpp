// Names and flavor of tiles and cards. The numbers stand in content.hpp.

#include <array>

#include "games/build_back/texts.hpp"

namespace citybox::build_back {

namespace {

struct Words {
  std::string_view title;
  std::string_view flavor;
};

// clang-format off
constexpr std::array<Words, kTiles + 1> kTileWords = {{
  {"nothing", ""},
  {"Water Station", "A truck, four taps and a queue that has learned to be patient."},
  {"Food Pantry", "Tins in rows, labels forward, nobody turned away."},
  {"Supply Depot", "Planks, nails, tarps: the alphabet of a new street."},
  {"Job Office", "One desk, one pencil, and work for whoever asks."},
  {"Well", "They dug until the bucket came up clear, and then they cheered."},
  {"Rain Garden", "Last year's flood path is this year's flower bed."},
  {"Field Kitchen", "The pot is as wide as a door, and the cook needs two more pairs of hands."},
  {"Roof Plots", "Tomatoes do not mind what the building used to be."},
  {"Salvage Yard", "Every brick gets a second interview."},
  {"Brick Kiln", "River mud in, courthouse walls out."},
  {"Hiring Hall", "By noon the benches are empty, which is the whole idea."},
  {"Evening School", "Yesterday's apprentice chalks up tomorrow's lesson."},
  {"Aid Tent", "Clean bandages, warm tea, a list of names that gets shorter."},
  {"Listening Porch", "Two chairs, all the time it takes, and what people are willing to tell."},
  {"School Gym Shelter", "Eighty cots under a basketball hoop, and a game at four."},
  {"Notice Wall", "Found: one cat. Needed: one ladder. Offered: three hands."},
  {"Radio Van", "Good morning, city. The bridge is open on one side."},
  {"Memory Booth", "Bring a story; it leaves as something the whole street keeps."},
  {"Loan Table", "Small sums, a handshake, and a ledger nobody has cheated."},
  {"Block Council", "Nineteen opinions and, by ten at night, one plan."},
  {"Play Street", "The rubble is gone; the chalk came out the same hour."},
  {"Waterworks", "Turn any tap in the valley and hear the applause."},
  {"River Park", "The river gets room to rise and the city gets a lawn."},
  {"Market Hall", "Forty stalls, nine languages, one very loud fishmonger."},
  {"Terrace Farm", "The landslide left steps. Somebody thought: barley."},
  {"Timber Mill", "Storm-felled oaks leave here as roof beams."},
  {"Reuse Works", "Nothing is waste here until three people have argued over it."},
  {"Trade College", "First diploma: carpentry. First job: the roof overhead."},
  {"Careers House", "Ask for a job and they ask what you love."},
  {"Maker Hall", "Lathes on the left, looms on the right, ideas everywhere."},
  {"City Hospital", "Its lights were the first to come on and never went out."},
  {"Family House", "Someone to talk to on every floor, and cake on Fridays."},
  {"Recovery Garden", "Healing goes faster with dirt under the nails."},
  {"Broadcast House", "The whole country tunes in to hear how it is done."},
  {"Film Workshop", "They filmed the first wall going up, and the thousandth."},
  {"Public Library", "Half the books are donated; every seat is taken."},
  {"New City Hall", "The doors have no locks, by unanimous vote."},
  {"Concert Green", "The first note was flat and nobody cared at all."},
  {"Savings House", "The vault is small; the trust is not."},
  {"Float Stage", "Any foundation will do when the foundation can sail."},
  {"Night Barge", "It moors after dark with whatever is missing, and wants a good story for it."},
  {"Round-the-Clock Bakery", "Three shifts, one oven, warm bread at any hour."},
  {"Mentors' Lodge", "Old hands here teach twice as fast."},
  {"Mobile Clinic", "If you cannot reach the doctor, listen for the horn."},
  {"Old Town Arcade", "They kept the old front and built the new behind it."},
  {"Pattern Archive", "Why draw a good window twice?"},
}};

constexpr std::array<Words, kObjectives + 1> kObjectiveWords = {{
  {"no objective", ""},
  {"Daily Bread", "Before anything grand, a meal and a glass of water."},
  {"Open Doors", "Count the thresholds with no doorman."},
  {"Rainy Day", "We will not be caught unready again."},
  {"Upward", "Why clear new ground while the old can be made better?"},
  {"Many Hands", "Cities are made of people first."},
  {"Whole City", "A street needs more than one kind of light."},
  {"Old Friends", "What stood by us on the first day stays."},
}};

constexpr std::array<Words, kResupplyCards + 1> kResupplyWords = {{
  {"no card", ""},
  {"First Convoy", "Headlights on the ridge: somebody is coming."},
  {"Dry Taps", "The mains are cracked; the neighbors share."},
  {"Bare Shelves", "Half rations today, and nobody complains out loud."},
  {"Blocked Road", "The lorries wait at the slide; the porters do not."},
  {"Aftershock", "It was small. It did not feel small."},
  {"Buses Home", "Families return to streets they can still name."},
  {"Harvest Train", "Forty wagons, and a note: from your cousins inland."},
  {"Full Reservoir", "Spring rain, for once exactly enough."},
  {"Builders' Fair", "Free timber to whoever brings a plan."},
  {"Homecoming", "The ones who left are asking for their old jobs."},
  {"Twin City Gift", "The crates are signed by a whole primary school."},
  {"Steady Hands", "Nothing special happened today. It was wonderful."},
}};
// clang-format on

template <class Id, std::size_t kSize>
const Words& words(const std::array<Words, kSize>& table, Id id) {
  const auto index = static_cast<std::size_t>(id);
  return table[index < kSize ? index : 0];
}

}  // namespace

std::string_view title(Tile tile) { return words(kTileWords, tile).title; }
std::string_view title(Objective objective) { return words(kObjectiveWords, objective).title; }
std::string_view title(Resupply card) { return words(kResupplyWords, card).title; }
std::string_view flavor(Tile tile) { return words(kTileWords, tile).flavor; }
std::string_view flavor(Objective objective) { return words(kObjectiveWords, objective).flavor; }
std::string_view flavor(Resupply card) { return words(kResupplyWords, card).flavor; }

}  // namespace citybox::build_back
