#!/usr/bin/env bash
# Answers each question with something else.
while IFS= read -r line; do echo "I think: ${#line}"; done
