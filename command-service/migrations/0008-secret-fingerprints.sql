-- With which secrets this database is written, so that nobody goes on with others by mistake. They tell nothing of the secrets.
create table identity.secret_fingerprints (
  secret text primary key,
  fingerprint text not null,
  noted_at timestamptz not null default now()
);
