-- Products that are being written: a row for each member and tool, and no event before it is submitted.
create table identity.drafts (
  tool_id text not null,
  member_id uuid not null,
  -- Counts what was saved.
  revision int not null default 1,
  -- Of the tool's card that it was begun on; 0 where it is in no directory yet.
  edition int not null,
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  saved_at timestamptz not null default clock_timestamp(),
  primary key (member_id, tool_id)
);
