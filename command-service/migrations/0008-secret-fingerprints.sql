-- With which secrets this database is written, so that a service does not start with others by mistake. They reveal nothing of the secrets.
create table identity.secret_fingerprints (
  secret text primary key,
  fingerprint text not null,
  noted_at timestamptz not null default now()
);
