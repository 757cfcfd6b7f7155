-- Ten at a time for a member with a second factor, each accepted once in its place. Used ones stay until there are new ones, to be counted.
create table identity.recovery_codes (
  user_id uuid not null references identity.users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);
