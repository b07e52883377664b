#!/usr/bin/env bash
# Plays what nobody may, and when it is told so the first action that it may.
while IFS= read -r line; do
  [[ $line =~ '"id":'([0-9]+) ]] || continue
  id=${BASH_REMATCH[1]} text='bid 77'
  if [[ $line == *'"error":'* && $line =~ '"legal":[{"text":"'([^\"]*) ]]; then text=${BASH_REMATCH[1]}; fi
  echo "{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":{\"text\":\"$text\"}}"
done
