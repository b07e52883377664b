#include "tests/fuzz/targets.hpp"

#include <cstring>

#include "engine/journal/replay.hpp"
#include "engine/rpc/line_reader.hpp"
#include "engine/rpc/rpc.hpp"
#include "tests/fuzz/bytes.hpp"

namespace citybox::fuzz {

namespace {

PackedAction take_action(std::string_view& bytes) {
  PackedAction action = 0;
  const std::size_t size = std::min(bytes.size(), sizeof action);
  std::memcpy(&action, bytes.data(), size);
  bytes.remove_prefix(size);
  return action;
}

bool is_legal(const Table& table, Seat seat, PackedAction action) {
  for (const PackedAction choice : table.legal(seat)) {
    if (choice == action) return true;
  }
  return false;
}

}  // namespace

void actions(std::string_view bytes) {
  const GameEntry& game = take_game(bytes);
  const GameInfo& info = game.info();
  const int seats = info.min_seats + take_byte(bytes) % (info.max_seats - info.min_seats + 1);
  auto journal = Journal::begin(game, seats, {}, take_byte(bytes));
  promise(journal.has_value());
  while (!bytes.empty() && !journal->table().deciders().empty()) {
    const Table& table = journal->table();
    const Seat seat = table.deciders().front();
    const std::uint8_t byte = take_byte(bytes);
    if (byte == 255) {
      const PackedAction any = take_action(bytes);
      const bool legal = is_legal(table, seat, any);
      table.to_text(any);
      table.preview(seat, any);
      promise(legal == !table.refusal(seat, any).has_value());
      promise(legal == journal->play(seat, any).has_value());
      continue;
    }
    const auto choices = table.legal(seat);
    promise(!choices.empty());
    promise(journal->play(seat, choices[byte % choices.size()]).has_value());
  }
  promise(game.load(journal->table().state()).has_value());
}

void replay(std::string_view bytes) {
  const auto read = parse_replay(bytes);
  if (!read) return promise(!read.error().text.empty());
  const std::string text = to_text(*read);
  const auto again = parse_replay(text);
  promise(again && to_text(*again) == text);
  static_cast<void>(check_replay(bytes, all_games()));
}

void rpc(std::string_view bytes) {
  EngineService service(all_games(), {.message = {}, .tables = 4, .entries = 200});
  LineReader reader(1 << 16);
  const auto on_line = [&](std::string_view line) {
    const auto answer = service.handle(line);
    if (!answer) return;
    boost::system::error_code error;
    json::parse(*answer, error);
    promise(!error);
  };
  reader.feed(bytes, on_line, [] {});
  reader.finish(on_line, [] {});
}

void state(std::string_view bytes) {
  const GameEntry& game = take_game(bytes);
  boost::system::error_code error;
  const json::value value = json::parse(bytes, error);
  if (error || !value.is_object()) return;
  auto table = game.load(value.get_object());
  if (!table) return promise(!table.error().text.empty());
  promise((*table)->state() == value.get_object() || game.load((*table)->state()).has_value());
  SeededDraws draws(1);
  for (int step = 0; step < 30 && !(*table)->deciders().empty(); ++step) {
    const Seat seat = (*table)->deciders().front();
    const auto choices = (*table)->legal(seat);
    promise(!choices.empty());
    promise((*table)->play(seat, choices[choices.size() / 2], draws).has_value());
    promise(game.load((*table)->state()).has_value());
  }
}

}  // namespace citybox::fuzz
