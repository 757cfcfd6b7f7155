#!/bin/bash
# Two databases with an owner each: what can be rebuilt from the log, and what can not.
set -euo pipefail

make_database() {
  psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set name="$1" --set password="$2" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name" TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C';
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
}

make_database debut "$DEBUT_DATABASE_PASSWORD"
make_database identity "$IDENTITY_DATABASE_PASSWORD"
