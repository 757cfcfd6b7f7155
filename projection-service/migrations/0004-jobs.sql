-- Long work that staff asked for, from when it was begun. That it was asked for is in the log, and in the projection "jobs".
create table projections.jobs (
  id text primary key,
  kind text not null,
  -- running, paused, done, refused, failed, stopped
  state text not null default 'running',
  done double precision not null default 0,
  total double precision not null default 0,
  events bigint not null default 0,
  -- How often it was begun: what breaks off with its process is begun anew.
  tries int not null default 1,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  problem text,
  result jsonb
);

-- Rows of its result, beyond what fits into one answer.
create table projections.job_rows (
  job_id text not null references projections.jobs on delete cascade,
  number bigint not null,
  row jsonb not null,
  primary key (job_id, number)
);
