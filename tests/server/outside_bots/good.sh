#!/usr/bin/env bash
# Plays the first action that it may. Says at the end how that went.
while IFS= read -r line; do
  if [[ $line == *'"method":"outcome"'* ]]; then echo "good: told that it is over" >&2; fi
  [[ $line =~ '"id":'([0-9]+) ]] || continue
  id=${BASH_REMATCH[1]}
  [[ $line =~ '"legal":[{"text":"'([^\"]*) ]] || continue
  echo "{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":{\"text\":\"${BASH_REMATCH[1]}\"}}"
done
