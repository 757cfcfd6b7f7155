-- The list that a member plans a launch with: one row each, and no event.
create table identity.checklists (
  member_id uuid primary key,
  -- Counts what was saved.
  revision int not null default 1,
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  saved_at timestamptz not null default clock_timestamp()
);
