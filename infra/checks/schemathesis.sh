#!/usr/bin/env bash
# Sends valid and invalid requests, made by schemathesis from the OpenAPI document, to a local server with its own data
# folder, and checks each response against the document. It takes minutes, needs Python 3.10, and is not part of `npm
# test`.
#   infra/checks/schemathesis.sh [options of `schemathesis run`, like --max-time 300]
# SCHEMATHESIS_VENV is the path of its virtual environment, which is created if missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
checks=infra/checks
venv=${SCHEMATHESIS_VENV:-${TMPDIR:-/tmp}/cairn-schemathesis}
work=$(mktemp -d)

[[ -d $venv ]] || python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --requirement "$checks/schemathesis-requirements.txt"

PORT=0 CAIRN_DATA_DIR=$work/data node run.mjs infra/local/start.ts >"$work/server.log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
url() { sed -n 's/^Cairn is ready: //p' "$work/server.log"; }
until [[ -n $(url) ]]; do
  kill -0 "$server" 2>/dev/null || { cat "$work/server.log" >&2; exit 1; }
  sleep 1
done

api=$(url)/api
readyLine() { sed -n "s/^ *Look around as \(.*\), password \(.*\)$/\\$1/p" "$work/server.log"; }
DEMO_EMAIL=$(readyLine 1)
DEMO_PASSWORD=$(readyLine 2)
export API=$api DEMO_EMAIL DEMO_PASSWORD

"$venv/bin/schemathesis" --config-file "$checks/schemathesis.toml" run "$api/openapi.json" --url "$api" "$@"
if grep --quiet ' failed:' "$work/server.log"; then
  grep --after-context 20 ' failed:' "$work/server.log" >&2
  exit 1
fi
