# Sourced after lib.sh: a PostgreSQL server of our own, on loopback, on a free port, in a folder that goes
# with it. It never runs as root.

postgres_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

as_postgres() { # COMMAND...
  if ((EUID == 0)); then
    (cd / && setpriv --reuid=postgres --regid=postgres --clear-groups env -u XDG_RUNTIME_DIR "$@")
  else
    "$@"
  fi
}

# Sets `postgres_url` and `postgres_home`. Settings such as fsync=off may follow.
postgres_start() { # SETTINGS...
  local bin setting settings=()
  bin=$(postgres_bin)
  if [[ -z $bin ]]; then die "PostgreSQL is not here: script/setup --dev installs it."; fi
  postgres_home=$(mktemp -d /tmp/citybox-postgres-XXXXXX)
  if ((EUID == 0)); then chown postgres:postgres "$postgres_home"; fi
  postgres_port=$(free_port)
  for setting in "$@"; do settings+=(-c "$setting"); done
  as_postgres "$bin/initdb" -D "$postgres_home/data" -U citybox -A trust -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
  postgres_settings="-c listen_addresses=127.0.0.1 -p $postgres_port -k $postgres_home ${settings[*]}"
  postgres_up
  as_postgres "$bin/createdb" -h 127.0.0.1 -p "$postgres_port" -U citybox citybox
  postgres_url=postgresql://citybox@127.0.0.1:$postgres_port/citybox
}

postgres_up() {
  as_postgres "$(postgres_bin)/pg_ctl" -s -w -D "$postgres_home/data" -l "$postgres_home/log" -o "$postgres_settings" start
}

postgres_stop() {
  if [[ -z ${postgres_home-} ]]; then return; fi
  as_postgres "$(postgres_bin)/pg_ctl" -s -m immediate -D "$postgres_home/data" stop 2>/dev/null || true
  rm -rf "$postgres_home"
  postgres_home=
}

# As a power cut of its machine would be for those who use it, and up again. For other programs: the
# folder, port and settings are in the environment.
postgres_crash() {
  local postmaster tries
  postmaster=$(head -n 1 "$postgres_home/data/postmaster.pid")
  kill -KILL "$postmaster"
  for ((tries = 0; tries < 100; ++tries)); do
    if postgres_up 2>/dev/null; then return; fi
    sleep 0.2 # until those it left behind are gone
  done
  die "PostgreSQL does not come up again: $(tail -n 3 "$postgres_home/log")"
}
postgres_share() { export postgres_home postgres_port postgres_settings; }
