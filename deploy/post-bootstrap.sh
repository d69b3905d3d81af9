#!/bin/sh
# Run by Patroni once, on the first node of a new cluster, with the superuser's connection string: the shop's own role and
# database. Statements outside of transactions get their patience here, for a pooler's sessions remember none.
set -eu
psql "$1" --no-psqlrc --set ON_ERROR_STOP=1 --set password="$VELA_DATABASE_PASSWORD" <<'SQL'
CREATE ROLE vela LOGIN PASSWORD :'password';
ALTER ROLE vela SET statement_timeout = '10s';
ALTER ROLE vela SET lock_timeout = '3s';
CREATE DATABASE vela OWNER vela TEMPLATE template0 ENCODING 'UTF8';
SQL
