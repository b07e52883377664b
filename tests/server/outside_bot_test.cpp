// `citybox bot` against the real server: programs in tests/server/outside_bots that are good, play what
// nobody may, are slow, die and talk nonsense. The game goes on in each case.

#include <poll.h>
#include <sys/syscall.h>

#include <functional>

#include "cli/outside_bot/program.hpp"
#include "tests/server/live.hpp"

namespace citybox::server {
namespace {

const std::string kBots = "tests/server/outside_bots/";

// The command as a child, and everything that it says.
class Command {
 public:
  Command(const Child& server, const std::string& table, const std::string& program,
          const std::string& more = {})
      : program_(*cli::Program::start("exec " CITYBOX_PROGRAM " bot --server http://127.0.0.1:" +
                                      std::to_string(server.port) + " --table '" + table +
                                      "' --program '" + program + "' " + more + " 2>&1")) {}

  // Waits until it has said this; false at the end of what it says.
  bool says(const std::string& words) {
    while (said.find(words) == std::string::npos) {
      if (!hear()) return said.find(words) != std::string::npos;
    }
    return true;
  }
  // Waits for its end; how that was.
  std::string ends() {
    while (hear()) continue;
    return program_->end();
  }
  void signal(int number) const {
    ::syscall(SYS_pidfd_send_signal, program_->process(), number, nullptr, 0);
  }

  std::string said;

 private:
  bool hear() {
    pollfd wait{program_->out(), POLLIN, 0};
    ::poll(&wait, 1, -1);
    const bool more = program_->read();
    for (const cli::Said& line : std::exchange(program_->said, {})) said += line.line + "\n";
    return more;
  }

  std::unique_ptr<cli::Program> program_;
};

const std::string kWell = "The program has ended, with exit code 0.";
const std::string kMisused = "The program has ended, with exit code 2.";

class OutsideBotTest : public ::testing::Test {
 protected:
  // A table of two, not yet started: the host sits at seat 0, and seat 1 is free.
  void open(json::object more = {}) {
    more["game"] = "plots";
    more["seats"] = 2;
    const json::value made = host_.call("create", std::move(more));
    table_ = text(made, "table");
    link_ = text(made, "path");
    token_of_host_ = text(made, "host");
    token_ = text(
        host_.call("sit",
                   {{"table", table_}, {"seat", 0}, {"name", "Ann"}, {"key", text(made, "key")}}),
        "token");
    watch();
  }
  void watch() {
    const json::value seen = host_.call(
        "watch", {{"table", table_}, {"tokens", {token_, token_of_host_}}, {"whole", true}});
    take(seen.as_object());
  }
  json::value as_host(std::string_view method, json::object params = {}) {
    params["table"] = table_;
    params["token"] = token_of_host_;
    return host_.call(method, std::move(params));
  }
  void start() { EXPECT_EQ(code(as_host("start")), 0); }
  void take(const json::object& news) {
    if (const json::value* info = news.if_contains("info")) info_ = *info;
    if (const json::value* play = news.if_contains("play")) play_ = *play;
  }
  // Takes in what has come and what comes until it is so.
  void until(const std::function<bool()>& is) {
    for (;;) {
      for (const json::value& note : std::exchange(host_.notes, {})) {
        take(note.at("params").as_object());
      }
      if (is()) return;
      const auto next = host_.receive();
      ASSERT_TRUE(next) << "nothing more comes from the server";
      host_.notes.push_back(json::parse(*next));
    }
  }
  bool over() const { return play_.is_object() && play_.at("standing").at("over").as_bool(); }
  std::string kind(std::size_t seat) const { return text(info_.at("seats").at(seat), "kind"); }
  // Ann bids her lowest card whenever she owes one.
  void play_on() {
    while (!HasFatalFailure() && !over()) {
      until([&] { return over() || !legal().empty(); });
      if (over() || HasFatalFailure()) return;
      const json::value seq = play_.at("seq");
      host_.call("play",
                 {{"table", table_}, {"token", token_}, {"seq", seq}, {"action", legal().front()}});
      until([&] { return play_.at("seq").to_number<int>() > seq.to_number<int>(); });
    }
  }
  std::vector<json::object> legal() const {
    if (!play_.is_object()) return {};
    return each_of(play_.at("legal").at("0").as_array());
  }

  TempFolder folder_;
  Child server_{folder_.path()};
  WsClient host_{server_.connect()};
  std::string table_;
  std::string link_;
  std::string token_;
  std::string token_of_host_;
  json::value info_;
  json::value play_;
};

TEST_F(OutsideBotTest, a_good_program_plays_a_game_to_its_end) {
  open();
  Command bot(server_, table_, kBots + "good.sh");
  ASSERT_TRUE(bot.says("good.sh plays seat 1")) << bot.said;
  until([&] { return kind(1) == "person"; });
  EXPECT_EQ(text(info_.at("seats").at(1), "name"), "good.sh");
  start();
  play_on();
  EXPECT_EQ(bot.ends(), kWell) << bot.said;
  EXPECT_NE(bot.said.find("The game is over."), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("good: told that it is over"), std::string::npos) << bot.said;
  EXPECT_EQ(bot.said.find("answer was"), std::string::npos) << bot.said;
}

TEST_F(OutsideBotTest, what_it_is_asked_and_answers_is_logged_without_a_token) {
  open();
  const std::string log = (folder_.path() / "traffic").string();
  Command bot(server_, table_, kBots + "good.sh", "--log " + log);
  until([&] { return kind(1) == "person"; });
  start();
  play_on();
  EXPECT_EQ(bot.ends(), kWell) << bot.said;
  std::ifstream file(log);
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  ASSERT_TRUE(line.starts_with("> ")) << line;
  const json::value question = json::parse(line.substr(2));
  EXPECT_EQ(text(question, "method"), "bot");
  const json::value& params = question.at("params");
  EXPECT_EQ(text(params, "game"), "plots");
  EXPECT_EQ(params.at("seat"), 1);
  EXPECT_EQ(text(params.at("legal").at(0), "text"), "bid 1");
  EXPECT_EQ(text(params.at("legal").at(0).at("action"), "verb"), "bid");
  EXPECT_TRUE(params.at("view").at("summary").is_object());
  EXPECT_EQ(line.find("token"), std::string::npos);
  ASSERT_TRUE(std::getline(file, line));
  EXPECT_EQ(line, R"(< {"jsonrpc":"2.0","id":1,"result":{"text":"bid 1"}})");
}

TEST_F(OutsideBotTest, an_illegal_move_is_told_with_its_rule_and_another_one_may_be_given) {
  open();
  Command bot(server_, table_, kBots + "learns.sh");
  until([&] { return kind(1) == "person"; });
  start();
  play_on();
  EXPECT_EQ(bot.ends(), kWell) << bot.said;
  EXPECT_NE(bot.said.find("No: "), std::string::npos) << bot.said;  // no such card
  EXPECT_EQ(bot.said.find("at random"), std::string::npos) << bot.said;
}

TEST_F(OutsideBotTest, illegal_moves_alone_are_replaced_and_then_the_seat_is_given_up) {
  open();
  Command bot(server_, table_, kBots + "illegal.sh \"bid 1\"", "--tries 2");
  until([&] { return kind(1) == "person"; });
  start();
  play_on();
  EXPECT_EQ(bot.ends(), kMisused) << bot.said;
  // The first bid 1 is allowed, or a random one leaves it for later; from then on the rule says no.
  EXPECT_NE(bot.said.find("No (TP-3): "), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("illegal: told {\"code\":-32000"), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("None of 2 answers can be played."), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("Played at random instead: bid "), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("A bot of the server plays on at seat 1."), std::string::npos)
      << bot.said;
}

TEST_F(OutsideBotTest, one_that_never_decides_is_replaced_and_then_gives_up_its_seat) {
  open();
  Command bot(server_, table_, "sleep 1000", "--seconds 0.05");
  until([&] { return kind(1) == "person"; });
  start();
  play_on();
  EXPECT_EQ(bot.ends(), kMisused) << bot.said;
  EXPECT_NE(bot.said.find("The program has not decided within 0.05 seconds."), std::string::npos)
      << bot.said;
  EXPECT_NE(bot.said.find("Played at random instead: bid "), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("That were 3 decisions in a row, which is enough."), std::string::npos)
      << bot.said;
}

TEST_F(OutsideBotTest, with_fallback_leave_the_first_failure_is_the_last) {
  open();
  Command bot(server_, table_, "sleep 1000", "--seconds 0.05 --fallback leave");
  until([&] { return kind(1) == "person"; });
  start();
  EXPECT_EQ(bot.ends(), kMisused) << bot.said;
  EXPECT_EQ(bot.said.find("at random"), std::string::npos) << bot.said;
  until([&] { return kind(1) == "bot"; });
  play_on();
}

TEST_F(OutsideBotTest, one_that_dies_leaves_the_seat_to_a_bot_of_the_server) {
  open();
  Command bot(server_, table_, "read -r line; exit 7");
  until([&] { return kind(1) == "person"; });
  start();
  EXPECT_EQ(bot.ends(), kMisused) << bot.said;
  EXPECT_NE(bot.said.find("with exit code 7."), std::string::npos) << bot.said;
  until([&] { return kind(1) == "bot"; });
  play_on();
}

TEST_F(OutsideBotTest, one_that_is_not_there_frees_the_seat_before_the_start) {
  open();
  Command bot(server_, table_, "./no-such-bot");
  EXPECT_EQ(bot.ends(), kMisused) << bot.said;
  EXPECT_NE(bot.said.find("The program was not found."), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("Seat 1 is free again."), std::string::npos) << bot.said;
}

TEST_F(OutsideBotTest, garbage_is_told_from_answers) {
  open();
  Command bot(server_, table_, kBots + "garbage.sh", "--fallback leave");
  until([&] { return kind(1) == "person"; });
  start();
  EXPECT_EQ(bot.ends(), kMisused) << bot.said;
  EXPECT_NE(bot.said.find("This is not JSON."), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("The program's answer was: I think: "), std::string::npos) << bot.said;
  EXPECT_NE(bot.said.find("None of 3 answers can be played."), std::string::npos) << bot.said;
}

TEST_F(OutsideBotTest, megabytes_without_an_end_are_only_late) {
  open();
  Command bot(server_, table_, "head -c 100000000 /dev/zero", "--seconds 0.2 --fallback leave");
  until([&] { return kind(1) == "person"; });
  start();
  EXPECT_EQ(bot.ends(), kMisused) << bot.said;
  until([&] { return kind(1) == "bot"; });
}

TEST_F(OutsideBotTest, ctrl_c_hands_the_seat_on_and_ends_well) {
  open();
  Command bot(server_, table_, "sleep 1000");
  until([&] { return kind(1) == "person"; });
  start();
  bot.signal(SIGINT);
  EXPECT_EQ(bot.ends(), kWell) << bot.said;
  EXPECT_NE(bot.said.find("A bot of the server plays on at seat 1."), std::string::npos)
      << bot.said;
}

TEST_F(OutsideBotTest, a_kept_seat_is_taken_again_with_its_link) {
  open();
  Command first(server_, table_, "sleep 1000", "--keep-seat");
  until([&] { return kind(1) == "person"; });
  start();
  first.signal(SIGINT);
  EXPECT_EQ(first.ends(), kWell) << first.said;
  const auto from = first.said.find("--table '");
  ASSERT_NE(from, std::string::npos) << first.said;
  const std::string link = first.said.substr(from + 9, first.said.rfind('\'') - from - 9);
  Command second(server_, link, kBots + "good.sh");
  play_on();
  EXPECT_EQ(second.ends(), kWell) << second.said;
  EXPECT_EQ(text(info_.at("seats").at(1), "kind"), "person");
}

TEST_F(OutsideBotTest, a_private_table_is_entered_with_its_link) {
  open({{"by_link", true}});
  Command stranger(server_, table_, kBots + "good.sh");
  EXPECT_EQ(stranger.ends(), kMisused);
  EXPECT_NE(stranger.said.find("There is no table with this code"), std::string::npos)
      << stranger.said;
  Command bot(server_, link_, kBots + "good.sh");
  until([&] { return kind(1) == "person"; });
  start();
  play_on();
  EXPECT_EQ(bot.ends(), kWell) << bot.said;
}

TEST_F(OutsideBotTest, a_seat_that_the_host_opens_is_no_more_the_programs) {
  open();
  Command bot(server_, table_, "sleep 1000");
  until([&] { return kind(1) == "person"; });
  EXPECT_EQ(code(as_host("free_seat", {{"seat", 1}})), 0);
  EXPECT_EQ(bot.ends(), kMisused);
  EXPECT_NE(bot.said.find("The seat is not this program's any more."), std::string::npos)
      << bot.said;
}

TEST_F(OutsideBotTest, it_waits_while_the_game_is_paused_and_for_what_the_host_takes_back) {
  open({{"purpose", "practice"}});
  Command bot(server_, table_, kBots + "good.sh");
  until([&] { return kind(1) == "person"; });
  start();
  until([&] { return play_.is_object() && play_.at("seq").to_number<int>() == 1; });
  EXPECT_EQ(code(as_host("pause", {{"on", true}})), 0);
  const json::value seq = play_.at("seq");
  EXPECT_EQ(code(as_host("pause", {{"on", false}})), 0);
  // Ann bids, a new round begins and the program bids again; then she takes all of it back.
  host_.call("play", {{"table", table_}, {"token", token_}, {"seq", seq}, {"text", "bid 1"}});
  until([&] { return play_.at("seq").to_number<int>() == 3; });
  const json::value undone = host_.call("undo", {{"table", table_}, {"token", token_}, {"to", 0}});
  EXPECT_EQ(code(undone), 0) << undone;
  play_on();
  EXPECT_EQ(bot.ends(), kWell) << bot.said;
}

TEST_F(OutsideBotTest, where_nothing_can_be_done_a_sentence_says_so) {
  open();
  const auto refused = [&](const std::string& table, const std::string& more) {
    Command bot(server_, table, kBots + "good.sh", more);
    EXPECT_EQ(bot.ends(), kMisused) << bot.said;
    return bot.said;
  };
  EXPECT_NE(refused("ABCDEF", "").find("There is no table with this code"), std::string::npos);
  EXPECT_NE(refused("ABC", "").find("six letters"), std::string::npos);
  EXPECT_NE(refused(table_, "--seat 0").find("This seat is taken."), std::string::npos);
  EXPECT_NE(refused(table_, "--seat 6").find("seat"), std::string::npos);
  EXPECT_NE(refused(table_, "--seat 99").find("--seat"), std::string::npos);
  EXPECT_NE(refused(table_, "--log /no/such/folder/x").find("cannot be written"),
            std::string::npos);
  Command second(server_, table_, kBots + "good.sh");
  until([&] { return kind(1) == "person"; });
  EXPECT_NE(refused(table_, "").find("No seat is free"), std::string::npos);
}

TEST(OutsideBotAwayTest, a_server_that_comes_back_finds_the_program_at_its_seat) {
  TempFolder folder;
  auto server = std::make_unique<Child>(folder.path());
  const std::uint16_t port = server->port;
  std::string table;
  std::string token;
  std::string host;
  {
    WsClient client = server->connect();
    const json::value made = client.call("create", {{"game", "plots"}, {"seats", 2}});
    table = text(made, "table");
    host = text(made, "host");
    token = text(client.call("sit", {{"table", table}, {"seat", 0}, {"name", "Ann"}}), "token");
  }
  Command bot(*server, table, kBots + "good.sh");
  ASSERT_TRUE(bot.says("plays seat 1")) << bot.said;
  server->end(SIGKILL);
  ASSERT_TRUE(bot.says("The connection is lost")) << bot.said;
  server = std::make_unique<Child>(folder.path(), std::vector<std::string>{}, port);
  ASSERT_TRUE(bot.says("Connected again.")) << bot.said;
  WsClient client = server->connect();
  EXPECT_EQ(code(client.call("start", {{"table", table}, {"token", host}})), 0);
  for (bool over = false; !over;) {
    const json::value seen = client.call("watch", {{"table", table}, {"tokens", {token}}});
    over = seen.at("play").at("standing").at("over").as_bool();
    const auto legal = each_of(seen.at("play").at("legal").at("0").as_array());
    if (legal.empty()) continue;
    client.call("play", {{"table", table},
                         {"token", token},
                         {"seq", seen.at("play").at("seq")},
                         {"action", legal.front()}});
  }
  EXPECT_EQ(bot.ends(), kWell) << bot.said;
}

TEST(OutsideBotAwayTest, where_there_is_no_server_it_ends_at_once) {
  TempFolder folder;
  auto server = std::make_unique<Child>(folder.path());
  server->end(SIGTERM);
  Command bot(*server, "KMTRAQ", "sleep 1000");
  EXPECT_EQ(bot.ends(), kMisused);
  EXPECT_NE(bot.said.find("There is no server at 127.0.0.1:"), std::string::npos) << bot.said;
}

}  // namespace
}  // namespace citybox::server
