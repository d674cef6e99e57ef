#!/usr/bin/env bash
# PostgreSQL and Redis on loopback: used as they are when they answer, else installed and started.
set -euo pipefail
answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
if ! answers 5432; then
  command -v pg_ctlcluster >/dev/null || { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; }
  version=$(ls /etc/postgresql | tail -n 1)
  pg_ctlcluster --skip-systemctl-redirect "$version" main start || true
fi
if ! answers 6379; then
  command -v redis-server >/dev/null || { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq redis-server; }
  redis-server --daemonize yes --bind 127.0.0.1 --port 6379 --save "" --appendonly no
fi
for port in 5432 6379; do
  for _ in $(seq 1 50); do answers "$port" && break; sleep 0.2; done
  answers "$port" || { echo "Nothing answers on 127.0.0.1:$port"; exit 1; }
done
