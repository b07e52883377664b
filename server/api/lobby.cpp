#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "server/api/api.hpp"
#include "server/api/qr.hpp"

namespace citybox::server {

namespace {

constexpr std::size_t kTokens = 16;    // in one `watch`
constexpr std::size_t kMyTables = 64;  // in one `mine`

Result<std::vector<TokenHash>> hashes(const wire::TokensParams& params) {
  std::vector<TokenHash> result;
  if (!params.tokens) return result;
  if (params.tokens->size() > kTokens) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("tokens: at most {} are expected.", kTokens));
  }
  for (const std::string& token : *params.tokens) result.push_back(hash_token(token));
  return result;
}

// The content of a table may be older than the published one.
json::object words_of(const GameEntry& game, const Room* room) {
  return game.vocabulary(room != nullptr ? room->match().content() : SharedContent());
}

}  // namespace

Result<> Api::hello(Ask<&Calls::hello> ask) {
  if (hello_.empty()) {
    const Limits& limits = hall_.config().limits;
    wire::Hello hello{
        .name = "Citybox",
        .version = hall_.config().version,
        .public_url = hall_.base_url(),
        .limits = {limits.message_bytes, static_cast<std::int64_t>(limits.messages_per_second),
                   limits.chat_length, limits.name_length, limits.words_length}};
    for (const GameEntry* game : games()) {
      hello.games.push_back(wire::game_info(*game));
      for (const Pack& pack : hall_.packs().of(game->info().id)) {
        hello.games.back().packs.push_back(pack.info);
      }
    }
    hello_ = json_text(hello);
  }
  ask.reply.text(hello_);
  return {};
}

Result<> Api::vocabulary(Ask<&Calls::vocabulary> ask) {
  const auto game = find_game(ask.params.game);
  if (!game) return refuse(RpcCode::kInvalidParams, game.error().text);
  if (!ask.params.table) {
    ask.reply.result({words_of(**game, nullptr)});
    return {};
  }
  const auto at = place(ask.from, *ask.params.table);
  if (!at) return tl::unexpected(at.error());
  if (at->match().game() != *game) {
    return refuse(RpcCode::kInvalidParams, "table: another game is played there.");
  }
  ask.reply.result({words_of(**game, at->room.get())});
  return {};
}

Result<const Pack*> Api::pack_named(const GameEntry& game, const std::string& name) const {
  if (name.empty()) return nullptr;
  const auto pack = hall_.packs().find(game.info().id, name);
  if (!pack) return refuse(RpcCode::kInvalidParams, pack.error().text);
  return *pack;
}

Result<> Api::print(Ask<&Calls::print> ask) {
  const auto game = find_game(ask.params.game);
  if (!game) return refuse(RpcCode::kInvalidParams, game.error().text);
  const auto pack = pack_named(**game, ask.params.pack.value_or(""));
  if (!pack) return tl::unexpected(pack.error());
  const SharedContent content = *pack != nullptr ? (*pack)->content : SharedContent();
  ask.reply.result(
      {{(*game)->printout(content)}, {(*game)->vocabulary(content)}, (*game)->content(content)});
  return {};
}

Result<> Api::create(Ask<&Calls::create> ask) {
  const auto game = find_game(ask.params.game);
  if (!game) return refuse(RpcCode::kInvalidParams, game.error().text);
  const GameInfo& info = (*game)->info();
  const int seats = ask.params.seats.value_or(info.standard_seats);
  if (seats < info.min_seats || seats > info.max_seats) {
    return refuse(RpcCode::kInvalidParams, fmt::format("{} has {} to {} seats, not {}.", info.title,
                                                       info.min_seats, info.max_seats, seats));
  }
  const auto pack = pack_named(**game, ask.params.pack.value_or(""));
  if (!pack) return tl::unexpected(pack.error());
  if (!creators_.take(ask.from->address(), hall_.loop().now())) {
    return refuse(RpcCode::kLimit,
                  "Many tables were made from here within the last hour; wait a little.");
  }
  NewTable wanted{.seats = seats, .pack = *pack};
  if (ask.params.options) wanted.options = ask.params.options->json;
  wanted.purpose = ask.params.purpose.value_or(Purpose::kGame);
  if (wanted.purpose == Purpose::kReal && !info.real) {
    return refuse(
        RpcCode::kInvalidParams,
        fmt::format("{} deals in secret: nobody could say here what lies on a real table.",
                    info.title));
  }
  const std::string key = ask.params.by_link.value_or(false) ? new_token() : std::string();
  hall_.fresh_code([this, game = *game, wanted = std::move(wanted), key, reply = ask.reply,
                    held = keep_waiting(ask.from)](const Result<std::string>& code) {
    const auto made =
        code ? open_table(reply, *game, *code, wanted, key) : tl::unexpected(code.error());
    if (!made) reply.fault(made.error());
  });
  return {};
}

Result<> Api::open_table(const ReplyOf<wire::Created>& reply, const GameEntry& game,
                         const std::string& code, NewTable wanted, const std::string& key) {
  const std::string token = new_token();
  wanted.host = hash_token(token);
  if (!key.empty()) wanted.key = hash_token(key);
  auto room = hall_.create(game, code, std::move(wanted));
  if (!room) return tl::unexpected(room.error());
  const std::string path = hall_.path_of(code);
  // Behind a #: browsers do not send that part to any server.
  answer_from(reply, {*room, std::nullopt, true},
              {link(key.empty() ? path : fmt::format("{}#key={}", path, key)), code, token, key});
  return {};
}

// A watched table stays in memory. Those who sit there have room left when strangers took all of theirs.
Result<> Api::may_watch(From from, const Place& at) const {
  const std::string& code = at.match().row().code;
  if (from->watching.contains(code)) return {};
  const Limits& limits = hall_.config().limits;
  const auto most = static_cast<std::size_t>(limits.watched_tables);
  if (from->watching.size() >= most) {
    return refuse(RpcCode::kLimit, fmt::format("One connection may watch {} tables.", most));
  }
  const auto together = static_cast<std::size_t>(limits.watched_per_address);
  if (watched_.full(from->address(), code, at.seat || at.host ? 4 * together : together)) {
    return refuse(RpcCode::kLimit,
                  "Many tables are watched from your address; close some of them first.");
  }
  return {};
}

Result<> Api::watch(Ask<&Calls::watch> ask) {
  auto tokens = hashes(ask.params);
  if (!tokens) return tl::unexpected(tokens.error());
  const auto at = place(ask.from, ask.params.table, pass_of(ask.params, *tokens));
  if (!at) return tl::unexpected(at.error());
  const Match& match = at->match();
  const std::string& code = match.row().code;
  if (auto may = may_watch(ask.from, *at); !may) return may;
  ask.from->watching.emplace(code, watched_.add(ask.from->address(), code));
  wire::Watched watched;
  watched.dropped =
      at->room->watch(ask.from, *std::move(tokens), ask.params.look.value_or(kEveryone),
                      ask.params.whole.value_or(false) ? Updates::kWhole : Updates::kChanges);
  const Eyes eyes = at->room->eyes_of(ask.from.get());
  watched.info = at->room->info_for(ask.from.get());
  watched.play = at->room->play_for(ask.from.get());
  watched.log = log_of(match, eyes, match.history().lines().size());
  if (eyes.let_in) watched.chat = chat_of(match);
  answer_from(ask.reply, *at, watched);
  return {};
}

Result<> Api::unwatch(Ask<&Calls::unwatch> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  at->room->unwatch(ask.from.get());
  ask.from->watching.erase(at->match().row().code);
  ask.reply.result({});
  return {};
}

Result<> Api::log(Ask<&Calls::log> ask) {
  const auto at = place(ask.from, ask.params.table);
  if (!at) return tl::unexpected(at.error());
  const std::size_t most = std::min(ask.params.limit.value_or(kLogPage), kLogPage);
  answer_from(ask.reply, *at,
              log_of(at->match(), at->room->eyes_of(ask.from.get()), ask.params.before, most));
  return {};
}

Result<> Api::mine(Ask<&Calls::mine> ask) {
  if (ask.params.tables.size() > kMyTables) {
    return refuse(RpcCode::kInvalidParams,
                  fmt::format("tables: at most {} are expected.", kMyTables));
  }
  std::vector<wire::MineLine> lines;
  int misses = 0;
  for (const wire::TokensParams& one : ask.params.tables) {
    const auto tokens = hashes(one);
    if (!tokens) return tl::unexpected(tokens.error());
    const auto at = place(ask.from, one.table, pass_of(one, *tokens));
    if (!at) {
      const bool gone = at.error().code == RpcCode::kNoSuchTable;
      lines.push_back({.table = one.table, .gone = gone, .unreadable = !gone});
      if (gone) ++misses;
      continue;
    }
    lines.push_back(mine_of(at->match(), eyes_of(at->match(), *tokens)));
  }
  if (misses > 0) {
    answer_miss(ask.from, misses, [reply = ask.reply, lines] { reply.result(lines); });
  } else {
    ask.reply.result(lines);
  }
  return {};
}

Result<> Api::configure(Ask<&Calls::configure> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  const auto& options = ask.params.options;
  Changes changes;
  Result<const Pack*> pack = nullptr;
  if (ask.params.pack && at->match().game() != nullptr) {
    pack = pack_named(*at->match().game(), *ask.params.pack);
    if (!pack) return tl::unexpected(pack.error());
  }
  auto done = at->match().configure(ask.params.seats, options ? &options->json : nullptr, changes);
  if (done && ask.params.pack) done = at->match().choose_pack(*pack, changes);
  if (!done) return done;
  finish(ask.reply, *at, std::move(changes), {.info = true}, {});
  return {};
}

Result<> Api::start(Ask<&Calls::start> ask) {
  const auto at = host_place(ask.from, ask.params);
  if (!at) return tl::unexpected(at.error());
  Changes changes;
  auto step = at->match().start(hall_.loop().unix_ms(), changes, ask.params.draws);
  if (!step) return tl::unexpected(step.error());
  News news{.info = true, .play = true};
  news.steps.push_back(std::move(*step));
  finish(ask.reply, *at, std::move(changes), news, {});
  return {};
}

Result<> Api::qr(Ask<&Calls::qr> ask) {
  const std::string& path = ask.params.path;
  if (path.empty() || path.front() != '/' || path.size() > 200) {
    return refuse(RpcCode::kInvalidParams,
                  "path: a path of this server is expected, such as /t/KMTRAQ.");
  }
  const std::string url = link(path).url;
  ask.reply.result({qr_svg(url), url});
  return {};
}

}  // namespace citybox::server
