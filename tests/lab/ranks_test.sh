#!/usr/bin/env bash
# Two ranks of mpirun give the numbers of one process; a process that is stopped or killed loses nothing
# but what it was playing.
#   ranks_test.sh CITYBOX
set -euo pipefail

citybox=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { printf '%s\n' "$*" >&2; exit 1; }

command -v mpirun >/dev/null || fail "mpirun is missing: script/setup --dev installs it (openmpi-bin)."
mpi=(mpirun -n 2 --oversubscribe --mca btl self,vader --mca plm isolated)
if ((EUID == 0)); then mpi+=(--allow-run-as-root); fi

same() { # NAME: two ranks in $work/NAME-2 and one process in $work/NAME-1
  for how in --json --csv ''; do
    "$citybox" lab merge "$work/$1-1" $how >"$work/one"
    "$citybox" lab merge "$work/$1-2" $how >"$work/two" 2>"$work/said"
    cmp "$work/one" "$work/two" || fail "$1 $how: two ranks give other numbers than one process."
    [[ ! -s $work/said ]] || fail "$1: $(<"$work/said")"
  done
}

both() { # NAME ARGUMENTS...
  "$citybox" lab "${@:2}" --out "$work/$1-1" >/dev/null
  "${mpi[@]}" "$citybox" lab "${@:2}" --out "$work/$1-2" >/dev/null 2>"$work/ranks" || fail "$(<"$work/ranks")"
  [[ -f $work/$1-2/part-0-of-2.jsonl && -f $work/$1-2/part-1-of-2.jsonl ]] || fail "$1: not a file for each rank."
  same "$1"
}

both play play plots --bots random,greedy --games 503 --seed 5
both arena arena plots --bots random,greedy --seats 3 --games 200
both sweep sweep plots --bots random,random --games 100 --vary rounds=2..5

# Stopped as by ctrl-C: what was played stays, and the same command goes on.
play=(lab play plots --bots random,greedy --games 3000000 --threads 1 --out "$work/stopped-2")
"$citybox" "${play[@]}" >/dev/null 2>"$work/said" &
pid=$!
until [[ -f $work/stopped-2/part-0-of-1.jsonl && $(wc -l <"$work/stopped-2/part-0-of-1.jsonl") -gt 2 ]]; do sleep 0.05; done
kill -INT $pid
code=0
wait $pid || code=$?
((code == 130)) || fail "Stopped, it ended with $code and not with 130."
grep -q 'the same command again goes on' "$work/said" || fail "It does not say how to go on: $(<"$work/said")"

# Killed without a word, in the middle of a line at worst.
"$citybox" "${play[@]}" --share 0/2 >/dev/null 2>&1 &
pid=$!
until [[ -f $work/stopped-2/part-0-of-2.jsonl && $(wc -l <"$work/stopped-2/part-0-of-2.jsonl") -gt 1 ]]; do sleep 0.05; done
kill -KILL $pid
wait $pid 2>/dev/null || true

# Of what they left, and of what is missing, the first 5000 games are those of one go.
first=(lab play plots --bots random,greedy --games 5000 --json)
"$citybox" "${first[@]}" --out "$work/stopped-2" >/dev/null
"$citybox" "${first[@]}" --out "$work/stopped-2" >"$work/two"
"$citybox" "${first[@]}" --out "$work/stopped-1" >/dev/null
"$citybox" lab merge "$work/stopped-1" --json >"$work/one"
cmp "$work/one" "$work/two" || fail "Stopped, killed and gone on with, it gives other numbers than one go."
