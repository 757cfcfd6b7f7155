-- Which instance does the work of a process that runs once. One that dies or freezes is replaced when its time is up.
create table identity.process_leases (
  name text primary key,
  owner uuid not null,
  expires_at timestamptz not null
);
