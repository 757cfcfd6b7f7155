-- Long streams folded so far, so that the next command reads only what came since. Derived from the log: losing it costs a longer read.
create table identity.snapshots (
  stream text primary key,
  version int not null,
  revision bigint not null,
  position bigint not null,
  changed_at bigint not null,
  state jsonb not null,
  remembered jsonb not null
);
