#include "tests/load/attackers.hpp"

#include "tests/load/crowd.hpp"

namespace citybox::load {

Attackers::Attackers(Setup setup, Attack attack, std::vector<Prey> prey)
    : thread_([this, setup = std::move(setup), attack, prey = std::move(prey)] {
        Lines lines(setup.port);
        for (int i = 0; i < setup.connections && attack != Attack::kNone; ++i) {
          lines.add(talker(attack, prey, static_cast<std::size_t>(i)), setup.from);
        }
        while (!ends_) {
          lines.turn(std::chrono::milliseconds(5));
          shown_ = answered_;
        }
      }) {}

Attackers::~Attackers() {
  ends_ = true;
  thread_.join();
}

std::shared_ptr<Talker> Attackers::talker(Attack attack, const std::vector<Prey>& prey,
                                          std::size_t number) {
  const Prey& mine = prey[number % prey.size()];
  if (attack != Attack::kCrowd) return std::make_shared<Hostile>(attack, mine, answered_);
  if (number < prey.size() && !mine.token.empty()) {
    return std::make_shared<Ringleader>(mine, answered_);
  }
  return std::make_shared<Onlooker>(mine.waiting);
}

}  // namespace citybox::load
