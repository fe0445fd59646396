#!/bin/bash
# Replaces the AWS command line in checks of the runbook's blocks: $REAL_AWS makes the call, $CALLS collects a line for
# each. Any call that reaches the endpoint is well-formed, whatever the response: moto lacks some things that production
# has.
PATH=/usr/bin:/bin
said=$(mktemp)
# The endpoint is also passed as an option: for SQS the command line has its own address and ignores the environment.
timeout 15 "$REAL_AWS" --endpoint-url "$AWS_ENDPOINT_URL" "$@" 2>"$said"
status=$?
if [ "$status" = 0 ]; then
  verdict=answered
elif [[ " $* " == *" wait "* ]] && [ "$status" = 124 ]; then
  # The condition that the command waits for never comes here, and a loop around it must end.
  verdict=answered
  status=0
elif grep --quiet --extended-regexp 'An error occurred \(|Unable to parse response' "$said"; then
  verdict=refused
elif grep --quiet 'Invalid length' "$said" && ! grep --quiet --extended-regexp 'Unknown|Missing|Invalid (type|value)' "$said"; then
  # A name or id was not looked up, or not filled in by the person who runs it.
  verdict=incomplete
else
  verdict=malformed
fi
printf '%s\t%s\t%s\t%s\n' "$BLOCK" "$verdict" "$(tr '\n\t' '  ' <<<"aws $*")" "$(tr '\n\t' '  ' <"$said")" >>"$CALLS"
rm "$said"
exit "$status"
