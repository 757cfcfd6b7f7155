-- What is left of an account that was erased under a sanction, a row for each address and number of it, until the sanction is over.
-- The hashes are keyed with `IDENTITY_SECRET`. No row says whose it is, so a restore does not take it for something of an erased member.
create table identity.erased_sanctions (
  -- Where the log has the sanction, so that lifting it ends this too.
  act_id uuid not null,
  about text not null check (about in ('mailbox', 'phone')),
  hash bytea not null,
  -- The same for all rows of one account: the only name that the log has for it.
  erasure_id uuid not null,
  sanction text not null check (sanction in ('suspension', 'ban')),
  rule text not null,
  -- Of a suspension.
  until timestamptz,
  kept_until timestamptz not null,
  primary key (act_id, about, hash)
);
create index erased_sanctions_by_hash on identity.erased_sanctions (hash);
create index erased_sanctions_over on identity.erased_sanctions (kept_until);
