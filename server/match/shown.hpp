#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table/table_view.hpp"
#include "server/match/encode.hpp"

namespace citybox::server {

// What somebody was told of the game last: the next update says only what changed since.
struct Shown {
  wire::Play play;  // without its view and its clock
  std::shared_ptr<const TableView> view;
  std::optional<wire::ClockLeft> clock;  // told anew each time: it runs
};

// What is shown of a match at one moment, made for the first who looks and kept for those who see the
// same.
class Showing {
 public:
  Showing(const Match& match, std::size_t edition, UnixMs now)
      : match_(match), edition_(edition), now_(now) {}

  std::shared_ptr<const Shown> to(const Eyes& eyes);
  // The text of the steps that led there.
  const std::string& told(const std::vector<PlayedStep>& steps, Eyes eyes);

 private:
  std::shared_ptr<const TableView> view_for(SeatSet seats);

  const Match& match_;
  std::size_t edition_;
  UnixMs now_;
  std::vector<std::pair<Eyes, std::shared_ptr<const Shown>>> shown_;
  std::vector<std::pair<SeatSet, std::shared_ptr<const TableView>>> views_;
  std::vector<std::pair<Eyes, std::string>> told_;
};

wire::Play whole_of(const Shown& shown);
// How `now` came from `before`, the edition before it. Now and then with a checksum of the view.
wire::PlayChanges changes_of(const Shown& before, const Shown& now);

}  // namespace citybox::server
