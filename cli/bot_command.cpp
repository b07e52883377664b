#include <fmt/format.h>

#include <cmath>
#include <sstream>
#include <string>

#include "cli/commands.hpp"
#include "cli/outside_bot/outside_player.hpp"
#include "cli/telling.hpp"

namespace citybox::cli {

namespace {

using End = OutsidePlayer::End;

// The file that is run, "bot.py" of "python3 bots/bot.py --deep"; else the first word.
std::string name_of(const std::string& command) {
  constexpr std::size_t kLongest = 24;
  std::istringstream words(command);
  std::string name;
  for (std::string word; words >> word;) {
    const std::filesystem::path path(word);
    std::error_code none;
    const bool file = std::filesystem::is_regular_file(path, none);
    if (name.empty() || file) name = path.filename().string();
    if (file) break;
  }
  return name.substr(0, kLongest);
}

// Others go on without us, or the seat waits for us.
void leave(TableSeat& seat, const BotArguments& arguments) {
  const int number = seat.table().seat().index;
  if (seat.lost()) {
    fmt::print(stderr, "The server cannot be told: seat {} stays taken.\n", number);
  } else if (arguments.keep_seat) {
    const auto link = seat.link();
    fmt::print(stderr, "{}\n",
               link ? fmt::format("Seat {} stays taken. Sit there again, once and within an hour, "
                                  "with --table '{}'",
                                  number, *link)
                    : link.error().message);
  } else if (const auto stood = seat.stand(); !stood) {
    fmt::print(stderr, "{}\n", stood.error().message);
  } else if (seat.table().started()) {
    fmt::print(stderr, "A bot of the server plays on at seat {}.\n", number);
  } else {
    fmt::print(stderr, "Seat {} is free again.\n", number);
  }
}

int finish(End end, TableSeat& seat, const BotArguments& arguments) {
  if (end == End::kOver) {
    const Telling telling(SeatSet(seat.table().seat()), seat.table().names());
    fmt::print("The game is over. {}\n", telling.of(seat.table().standing().verdict));
    return 0;
  }
  if (seat.gone().empty()) leave(seat, arguments);
  return end == End::kStopped ? 0 : kMisuse;
}

}  // namespace

int run_bot(const BotArguments& arguments) {
  const auto address = table_address(arguments.server, arguments.table);
  if (!address) return complain(address.error().text);
  auto traffic = Traffic::open(arguments.log);
  if (!traffic) return complain(traffic.error().text);
  const StopSignal stop;
  auto program = Program::start(arguments.program);
  if (!program) return complain(program.error().text);
  const std::string name = arguments.name.empty() ? name_of(arguments.program) : arguments.name;
  auto seat = TableSeat::take(*address, name, arguments.seat);
  if (!seat) return complain(seat.error().text);
  fmt::print("{} at {}: {} plays seat {} (seats count from 0).\n", (*seat)->table().title(),
             address->code, name, (*seat)->table().seat().index);
  if (!(*seat)->table().started()) fmt::print("The host starts the game.\n");
  std::fflush(stdout);
  const Manner manner{
      .limit = std::chrono::milliseconds(std::llround(1000 * arguments.seconds)),
      .tries = arguments.tries,
      .fallback = arguments.fallback == "leave" ? Fallback::kLeave : Fallback::kRandom,
      .patience = std::chrono::seconds(arguments.reconnect)};
  const End end = OutsidePlayer(**seat, **program, *traffic, stop, manner).play();
  return finish(end, **seat, arguments);
}

}  // namespace citybox::cli
