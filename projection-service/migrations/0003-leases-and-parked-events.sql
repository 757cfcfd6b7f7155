-- Who may write a projection, until when, by this database's clock. Each new owner gets a higher token than any before it.
create table projections.leases (
  name text primary key,
  owner uuid not null,
  token bigint not null,
  -- The session that writes: once it has ended the lease is free, and a process that takes it from a frozen owner ends it.
  session_pid int not null,
  session_start timestamptz not null,
  expires_at timestamptz not null
);

-- The token of the only process that may advance the build. Set when it takes the lease, checked by each transaction that writes rows.
alter table projections.builds add column token bigint not null default 0;

-- What a build could not fold, and what came after it on the same stream, in the order of the log.
create table projections.parked_events (
  projection text not null,
  version int not null,
  -- The position in the log.
  sequence bigint not null,
  stream text not null,
  revision bigint not null,
  type text not null,
  payload_hash text not null,
  -- Null of an event that only waits for one before it.
  error text,
  tries int not null,
  parked_at timestamptz not null default now(),
  -- An operator asked for another try.
  retry_asked_at timestamptz,
  primary key (projection, version, sequence),
  foreign key (projection, version) references projections.builds on delete cascade
);
create index on projections.parked_events (projection, version, stream, sequence);
