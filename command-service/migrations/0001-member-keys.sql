-- A member's personal text in the log is sealed under this key; destroying it erases the member.
create table identity.member_keys (
  member_id uuid primary key,
  key bytea,
  destroyed_at timestamptz,
  check ((key is null) = (destroyed_at is not null)),
  check (octet_length(key) = 32)
);

-- How far each process of the command-service has worked through the log.
create table identity.processes (
  name text primary key,
  position bigint not null
);
