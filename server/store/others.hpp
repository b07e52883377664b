#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "server/store/records.hpp"

namespace citybox::server {

// How often a table or class was written by now.
struct Edition {
  TableId table = 0;
  std::uint64_t edition = 0;  // 0: it is not there any more

  bool operator==(const Edition&) const = default;
};

// Something another node says about a table, for those who have it in memory. Nothing of it is kept.
struct Word {
  std::string node;
  TableId table = 0;
  std::string text;
};

// What was heard of other nodes.
struct Heard {
  std::vector<Edition> written;
  std::vector<Word> words;
  bool missed = false;  // nothing was heard for a while: look at all that is in memory
};

// The other nodes that serve tables from the same store. All but `listen` is called by the thread that
// reads the store.
class Others {
 public:
  virtual ~Others() = default;

  // `hear` is called from a thread of its own, until the next call; with nothing: no more.
  virtual void listen(std::function<void(Heard)> hear) = 0;
  // Of those that are there.
  virtual tl::expected<std::vector<Edition>, Problem> editions(std::span<const TableId> tables) = 0;
  // One node at a time has what it takes to run a table's bots and clock: has this one? It has it until
  // it leaves it, or its connection to the store is lost. That is no safety, only thrift: what two nodes
  // did at once, the store takes once.
  virtual tl::expected<bool, Problem> take(TableId table) = 0;
  virtual void leave(TableId table) = 0;
  virtual void say(TableId table, std::string_view text) = 0;
};

}  // namespace citybox::server
