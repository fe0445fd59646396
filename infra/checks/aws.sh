#!/bin/bash
# Replaces the AWS command line in the check of the runbook's blocks. $REAL_AWS makes each call, and the file $CALLS
# gets a line for it. A call that reaches the endpoint is well-formed, whatever the response, because moto lacks some
# things that production has.
PATH=/usr/bin:/bin
errors=$(mktemp)
# The endpoint is also passed as an option, because for SQS the command line ignores the environment variable.
timeout 15 "$REAL_AWS" --endpoint-url "$AWS_ENDPOINT_URL" "$@" 2>"$errors"
status=$?
if [ "$status" = 0 ]; then
  verdict=answered
elif [[ " $* " == *" wait "* ]] && [ "$status" = 124 ]; then
  # In moto, the condition that the command waits for never becomes true. A loop around the command must end.
  verdict=answered
  status=0
elif grep --quiet --extended-regexp 'An error occurred \(|Unable to parse response' "$errors"; then
  verdict=refused
elif grep --quiet 'Invalid length' "$errors" && ! grep --quiet --extended-regexp 'Unknown|Missing|Invalid (type|value)' "$errors"; then
  # A name or id is empty: moto did not find it, or the person who runs the command must fill it in.
  verdict=incomplete
else
  verdict=malformed
fi
printf '%s\t%s\t%s\t%s\n' "$BLOCK" "$verdict" "$(tr '\n\t' '  ' <<<"aws $*")" "$(tr '\n\t' '  ' <"$errors")" >>"$CALLS"
rm "$errors"
exit "$status"
