#!/usr/bin/env bash
# Plays what nobody may; says which rule it was told of.
while IFS= read -r line; do
  [[ $line =~ '"id":'([0-9]+) ]] || continue
  id=${BASH_REMATCH[1]}
  if [[ $line =~ '"error":'(.*) ]]; then echo "illegal: told ${BASH_REMATCH[1]}" >&2; fi
  echo "{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":{\"text\":\"${1:-bid 9}\"}}"
done
