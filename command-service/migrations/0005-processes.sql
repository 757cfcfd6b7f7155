-- Which instance does the work of a process that runs once. One that dies or freezes is replaced when its time is up.
create table identity.process_leases (
  name text primary key,
  owner uuid not null,
  expires_at timestamptz not null
);

-- Messages that events of the log caused, under keys of their causes, so that none is posted again when its cause is read again.
create table identity.posted_messages (
  id uuid primary key,
  expires_at timestamptz not null
);
create index posted_messages_expires on identity.posted_messages (expires_at);
