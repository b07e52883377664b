# Sourced by every script: strict bash, the root as working directory, and a few words in common.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD

# Where script/setup puts Node when the system's is too old.
export PATH="$root/.tools/node_modules/.bin:$PATH"
export npm_config_update_notifier=false

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }
has() { command -v "$1" >/dev/null; }

free_port() { # below those that the system gives to clients
  local port
  for _ in {1..50}; do
    port=$((20000 + RANDOM % 12000))
    if ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then echo "$port" && return; fi
  done
  die "No port is free."
}

# One line that changes when any of these files, or any file in these folders, does.
fingerprint() {
  find "$@" -type f -not -path '*/node_modules/*' -print0 | LC_ALL=C sort -z |
    xargs -0r sha256sum | sha256sum
}

# The C++ files in these folders, or in all.
cpp_files() {
  local folders=("$@")
  if (($# == 0)); then folders=(engine games bots catalog lab server wasm cli tests); fi
  find "${folders[@]}" -name '*.[ch]pp' 2>/dev/null | LC_ALL=C sort || true
}
