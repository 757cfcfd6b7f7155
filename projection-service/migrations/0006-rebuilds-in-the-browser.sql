-- The rebuild job that fills a build, for one that people asked for in the browser.
alter table projections.builds add column job_id text;
alter table projections.builds add column created_at timestamptz not null default now();
-- It was filled and compared, and waits for a swap.
alter table projections.builds add column ready_at timestamptz;
-- When its tables are dropped, unless it is in force by then: of a build that waits, and of one that was swapped out.
alter table projections.builds add column drop_at timestamptz;

create table projections.swaps (
  id bigint generated always as identity primary key,
  name text not null,
  from_version int not null,
  to_version int not null,
  -- Whether the same code filled both, so that it can be swapped back.
  same_logic boolean not null,
  swapped_at timestamptz not null default now(),
  -- Rows that both builds hold alike, and the others; null where they were not compared.
  equal bigint,
  differences bigint,
  -- For how long the build in force was held.
  held_ms int
);
create index on projections.swaps (name, id);

-- Without member ids and without what members wrote; null for events that were parked by older code.
alter table projections.parked_events add column payload json;
alter table projections.parked_events add column tried_at timestamptz not null default now();

-- How far behind each projection is, as its writer last said. Lost in a crash of Postgres, and said again within two seconds.
create unlogged table projections.lags (
  name text primary key,
  said_at timestamptz not null,
  -- The newest event that its writer knows of.
  newest_position bigint,
  newest_at timestamptz,
  -- Events that were received and are not in the tables; null while the log is still being read.
  events bigint,
  milliseconds bigint not null,
  folded_in_a_minute bigint not null,
  -- Why no process writes it.
  stopped text,
  rebuilding boolean not null
);

-- The last hour of it: the longest lag of each minute.
create unlogged table projections.lag_minutes (
  name text not null,
  minute timestamptz not null,
  milliseconds bigint not null,
  primary key (name, minute)
);
