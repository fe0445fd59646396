#!/bin/bash
# The command line of AWS as a block of the runbook meets it in a check: $REAL_AWS does the call, $CALLS keeps a line of
# it. A call that AWS gets is well-formed, whatever the response: moto has not all that there is in production.
PATH=/usr/bin:/bin
said=$(mktemp)
# Said here too: of SQS the command line has an address of its own, and does not look into the environment.
timeout 15 "$REAL_AWS" --endpoint-url "$AWS_ENDPOINT_URL" "$@" 2>"$said"
status=$?
if [ "$status" = 0 ]; then
  verdict=answered
elif [[ " $* " == *" wait "* ]] && [ "$status" = 124 ]; then
  # What it waits for never comes here, and a loop around it must end.
  verdict=answered
  status=0
elif grep --quiet --extended-regexp 'An error occurred \(|Unable to parse response' "$said"; then
  verdict=refused
elif grep --quiet 'Invalid length' "$said" && ! grep --quiet --extended-regexp 'Unknown|Missing|Invalid (type|value)' "$said"; then
  # A name or an id that was to be looked up, or to be filled in by whoever runs it.
  verdict=incomplete
else
  verdict=malformed
fi
printf '%s\t%s\t%s\t%s\n' "$BLOCK" "$verdict" "$(tr '\n\t' '  ' <<<"aws $*")" "$(tr '\n\t' '  ' <"$said")" >>"$CALLS"
rm "$said"
exit "$status"
