#!/usr/bin/env bash
# The commercial side with curl alone: registers with each plan, pays on the test page, uses up a limit, upgrades,
# resets the password from the mail in the outbox. Starts its own server on a free port with a data folder of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH="$PWD/node_modules/.bin:$PATH"

work=$(mktemp -d)
port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
base="http://127.0.0.1:$port"
HOST=127.0.0.1 PORT=$port DATA_DIR="$work/data" BILLING=test LOG_LEVEL=warn node src/cli/main.ts serve >"$work/server.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || true; rm -rf "$work"' EXIT

for _ in $(seq 120); do curl -fs "$base/readyz" >/dev/null 2>&1 && break; sleep 0.5; done

steps=0
# expect NAME PATTERN TEXT: TEXT must match the extended regular expression.
expect() {
  if ! grep -Eq -- "$2" <<<"$3"; then
    printf 'FAILED: %s\n  wanted %s\n  got    %s\n' "$1" "$2" "$3" >&2
    tail -20 "$work/server.log" >&2
    exit 1
  fi
  steps=$((steps + 1))
  printf 'ok: %s\n' "$1"
}
field() { sed -E "s/.*\"$1\":\"([^\"]*)\".*/\1/" <<<"$2"; }
call() { curl -sS -w ' %{http_code}' "$@"; } # the body, then the status
register() { call -d "username=$1" -d "email=$1@example.com" -d password=secret1 ${2:+-d "selected_plan=$2"} "$base/api/auth/register"; }
status() { curl -sS -H "Authorization: Bearer $1" "$base/api/subscription/status"; }
pay() { call -o /dev/null -d "outcome=$2" "$1"; }
upload() { call -H "Authorization: Bearer $1" -F "file=@$2;type=application/pdf" "$base/api/analyze/pdf"; }
# Trailing comments make other bytes of the same invoice.
invoice() { cp samples/welcome-invoice.pdf "$work/$1.pdf" && printf '\n%% copy %s\n' "$1" >>"$work/$1.pdf"; }

expect 'three plans are offered' '"id":"discovery".*"id":"essential".*"id":"advanced"' "$(curl -sS "$base/api/subscription/plans")"

trial=$(register trial discovery)
expect 'discovery starts the trial' '"plan_type":"discovery","is_trial":true' "$(status "$(field access_token "$trial")")"

unpaid=$(register essential essential)
token=$(field access_token "$unpaid")
expect 'essential leads to the checkout' '"checkout_url":"http' "$unpaid"
expect 'there is no plan until it is paid' '"plan_type":null' "$(status "$token")"
invoice unpaid
expect 'without a plan new work is refused' 'subscription.* 402$' "$(upload "$token" "$work/unpaid.pdf")"
checkout=$(field checkout_url "$unpaid")
expect 'the page says that no money moves' 'no money moves' "$(curl -sS "$checkout")"
expect 'a cancelled checkout leads back' '303$' "$(pay "$checkout" cancelled)"
expect 'and changes nothing' '"plan_type":null' "$(status "$token")"
again=$(call -H "Authorization: Bearer $token" -H 'Content-Type: application/json' -d '{"plan":"essential"}' "$base/api/subscription/create-checkout-session")
expect 'paying answers 303' '303$' "$(pay "$(field checkout_url "$again")" paid)"
expect 'the plan is active at once' '"plan_type":"essential","is_trial":false' "$(status "$token")"

for n in $(seq 20); do
  invoice "n$n"
  answer=$(upload "$token" "$work/n$n.pdf")
  [[ $answer == *' 200' || $answer == *' 202' ]] || expect "document $n of 20 is taken" ' 20[02]$' "$answer"
done
expect 'twenty documents are used' '"documents_used":20,"documents_limit":20' "$(status "$token")"
invoice n21
expect 'the 21st meets the limit' 'limit reached.*20 documents.*resets on 20.*BILLING=off.* 402$' "$(upload "$token" "$work/n21.pdf")"

upgrade=$(call -H "Authorization: Bearer $token" -H 'Content-Type: application/json' -d '{"plan":"advanced"}' "$base/api/subscription/create-checkout-session")
expect 'the upgrade is paid' '303$' "$(pay "$(field checkout_url "$upgrade")" paid)"
expect 'the limit is now 75, of which 20 are used' '"plan_type":"advanced".*"documents_used":20,"documents_limit":75' "$(status "$token")"
expect 'the 21st document goes through' ' 20[02]$' "$(upload "$token" "$work/n21.pdf")"

advanced=$(register advanced advanced)
expect 'advanced is paid' '303$' "$(pay "$(field checkout_url "$advanced")" paid)"
expect 'and active' '"plan_type":"advanced"' "$(status "$(field access_token "$advanced")")"

expect 'a reset is asked for' '"success":true.* 200$' "$(call -H 'Content-Type: application/json' -d '{"email":"essential@example.com"}' "$base/api/auth/request-reset")"
for _ in $(seq 40); do ls "$work"/data/outbox/*.eml >/dev/null 2>&1 && break; sleep 0.25; done
reset=$(cat "$work"/data/outbox/*.eml | sed -e ':a' -e '/=$/{N;s/=\n//;ba}' | sed 's/=3D/=/g' | grep -Eo 'reset-password\?token=[A-Za-z0-9_-]+' | head -1 | cut -d= -f2)
expect 'the link in the mail is valid' '"valid":true' "$(curl -sS -X POST "$base/api/auth/validate-token?token=$reset")"
expect 'the password is reset' '"success":true.* 200$' "$(call -H 'Content-Type: application/json' -d "{\"token\":\"$reset\",\"new_password\":\"Better-pass1\"}" "$base/api/auth/confirm-reset")"
expect 'the old token is dead' ' 401$' "$(call -H "Authorization: Bearer $token" "$base/users/me")"
expect 'the new password signs in' '"access_token"' "$(call -d username=essential -d password=Better-pass1 "$base/simple-token")"
expect 'the old one does not' 'Invalid credentials.* 401$' "$(call -d username=essential -d password=secret1 "$base/simple-token")"

printf '%s steps passed\n' "$steps"
