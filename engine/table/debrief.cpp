#include "engine/table/debrief.hpp"

namespace citybox {

std::vector<Asked> common_questions(bool cooperative) {
  const Asked first_turn{
      "first-turn",
      "What would you do otherwise in your first turn, now that you know the last one?"};
  if (cooperative) {
    return {{"needed-most",
             "At which moment did you need each other most, and did you notice it then?"},
            first_turn};
  }
  return {{"helped-most", "Which move of somebody else helped you most, and was it meant to?"},
          first_turn};
}

}  // namespace citybox
