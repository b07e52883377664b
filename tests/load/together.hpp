#pragma once
// A table as friends have one: somebody makes it, the others sit down, and after the game there is
// another.

#include <memory>

#include "tests/load/arrival.hpp"
#include "tests/load/player.hpp"

namespace citybox::load {

// Those who play together; the first makes the table.
struct Group {
  std::string table;
  std::string host;
  unsigned ready = 0;            // bits of the seats that watch the table
  bool broken = false;           // somebody could not sit down: another table, please
  std::size_t acknowledged = 0;  // the greatest number of the log that was acknowledged
};

class Together final : public Arrival {
 public:
  Together(const Options& options, std::shared_ptr<Group> group, int seat)
      : options_(options), group_(std::move(group)) {
    place_.seat = seat;
  }

  std::optional<Call> next() override;
  void answered(const std::string& method, std::string_view message) override;
  std::chrono::milliseconds refused(const std::string& method) override;
  void told(std::string_view) override {}
  const Place* place() const override { return stage_ >= Stage::kSeated ? &place_ : nullptr; }
  void watching(Game game) override;
  bool moves_on() const override;
  void over() override { over_ = true; }
  void left() override;
  void lost(const std::string& method) override;
  std::size_t& acknowledged() override { return group_->acknowledged; }

 private:
  enum class Stage : std::uint8_t { kNew, kMade, kSeated, kWatching, kStarted, kPlaying };

  bool is_host() const { return place_.seat == 0; }
  Call sit() const;
  Call as_host(std::string method, std::string_view more = {}) const;

  const Options& options_;
  std::shared_ptr<Group> group_;
  Place place_;
  Stage stage_ = Stage::kNew;
  bool over_ = false;
};

// Somebody of a group; each seat chooses by chance of its own.
std::shared_ptr<Player> player_in(const Options& options, std::shared_ptr<Group> group, int seat,
                                  Tally& tally);

}  // namespace citybox::load
