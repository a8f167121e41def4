#!/bin/sh
# Who Amira is, asked with curl: npx ./bjorkvall-mock-0.1.0.tgz runs in another terminal.
set -e
mock=${MOCK_URL:-http://localhost:4010}

token=$(curl -sf -X POST "$mock/__mock/personas/amira/session" | sed 's/.*"token":"\([^"]*\)".*/\1/')
curl -sf "$mock/account_service/user" -H "Authorization: Bearer $token"
